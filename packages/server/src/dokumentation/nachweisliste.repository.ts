/** The list of month sheets: all Klienten of a month in one statement, without opening anything. */
import { type Kostentraeger, withoutVisit } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import type { UnterschriftArt } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import type { NachweisFilter } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { nachweisTypen, standOfVisits } from './leistungsnachweis.repository.ts'

const insertNumbers = sql(
  'dokumentation.nachweisZahlen',
  `insert into besuchsblatt_nachweis (hausbesuch_id, organisation_id, sgb_v, sgb_xi, andere, handzeichen)
    values (:hausbesuchId, :organisationId, :sgbV, :sgbXi, :andere, :handzeichen) on conflict do nothing`,
)

/** Again for a sheet that has them already: nothing happens, a finished sheet says the same for good. */
export async function saveSheetNumbers(
  tx: Queryable,
  organisationId: string,
  {
    hausbesuchId,
    SGB_V: sgbV,
    SGB_XI: sgbXi,
    ANDERE: andere,
    handzeichen,
  }: Record<Kostentraeger, number> & {
    hausbesuchId: string
    handzeichen: boolean
  },
): Promise<void> {
  await tx.write(insertNumbers, { organisationId, hausbesuchId, sgbV, sgbXi, andere, handzeichen })
}

const uncounted = sql(
  'dokumentation.nachweisUngezaehlte',
  `select h.id as "hausbesuchId", h.version as "besuchVersion", h.daten, f.version, f.inhalt
    from nachweis_besuch h join besuchsblatt_fassung f on f.hausbesuch_id = h.id and f.version = h.blatt_version
      and f.organisation_id = :organisationId
    where h.pflegedienst_id = :organisationId and h.tag between :von and :bis and h.zaehlt
      and not exists (select from besuchsblatt_nachweis n where n.hausbesuch_id = h.id)
    order by h.id limit :most`,
)

/** `inhalt` is sealed. */
interface UncountedRow extends Columns<'hausbesuch', 'version as besuchVersion' | 'daten'> {
  hausbesuchId: string
  version: number
  inhalt: string
}

/** Finished sheets of a month of which the numbers are not written yet. */
export async function loadUncounted(
  db: Queryable,
  organisationId: string,
  { von, bis, most }: { von: IsoDate; bis: IsoDate; most: number },
): Promise<UncountedRow[]> {
  return db.query<UncountedRow>(uncounted, { organisationId, von, bis, most })
}

const list = sql(
  'dokumentation.nachweise',
  `with monat as (
      select h.klient_id, count(*) filter (where h.zaehlt)::int as besuche,
        coalesce(sum(n.sgb_v) filter (where h.zaehlt), 0)::int as sgb_v, coalesce(sum(n.sgb_xi) filter (where h.zaehlt), 0)::int as sgb_xi,
        coalesce(sum(n.andere) filter (where h.zaehlt), 0)::int as andere,
        count(*) filter (where not h.zaehlt and h.status <> all (:withoutVisit::text[])
          and (h.tag <= :heute::date or h.daten ->> 'beginn' is not null))::int as offene,
        count(*) filter (where h.zaehlt and not n.handzeichen)::int as ohne_handzeichen, ${standOfVisits} as stand
      from nachweis_besuch h left join besuchsblatt_nachweis n on n.hausbesuch_id = h.id
      where h.pflegedienst_id = :organisationId and h.tag between :von and :bis and h.typ = any (:typen::text[])
      group by h.klient_id
    )
    select k.id, k.vorname, k.nachname, k.geburtsdatum, k.platz, m.besuche, m.sgb_v as "sgbV", m.sgb_xi as "sgbXi", m.andere, m.offene,
      m.ohne_handzeichen as "ohneHandzeichen", m.stand, u.version, u.am, u.art, u.stand as "signedStand"
    from monat m join klient k on k.id = m.klient_id and k.pflegedienst_id = :organisationId and k.geloescht_am is null
    left join lateral (select n.version, n.am, n.art, n.stand from leistungsnachweis n
      where n.organisation_id = :organisationId and n.monat = :von and n.klient_id = k.id order by n.version desc limit 1) u on true
    where m.besuche + m.offene > 0 and (:suche::text is null or strpos(k.suchtext, suchform(:suche)) > 0)
      and (:klientIds::uuid[] is null or k.id = any (:klientIds))
      and case :traeger when 'SGB_V' then m.sgb_v > 0 when 'SGB_XI' then m.sgb_xi > 0 when 'ANDERE' then m.andere > 0 else true end
      and case :mangel when 'DOKUMENTATION' then m.offene > 0 when 'HANDZEICHEN' then m.ohne_handzeichen > 0
        when 'UNTERSCHRIFT' then u.version is null when 'GEAENDERT' then u.version is not null and u.stand is distinct from m.stand
        when 'VOLLSTAENDIG' then m.offene = 0 and m.ohne_handzeichen = 0 and u.stand = m.stand else true end
      and (:abPlatz::text is null or (k.platz, k.id) > (:abPlatz collate "C", :abId::uuid))
    order by k.platz, k.id limit :limit`,
)

interface NachweisRow extends Columns<'klient', 'id' | 'vorname' | 'nachname' | 'geburtsdatum'> {
  platz: string
  besuche: number
  sgbV: number
  sgbXi: number
  andere: number
  offene: number
  ohneHandzeichen: number
  stand: string | null
  version: number | null
  am: string | null
  art: UnterschriftArt | null
  signedStand: string | null
}

export interface NachweisFrage {
  von: IsoDate
  bis: IsoDate
  heute: IsoDate
  filter: Omit<NachweisFilter, 'monat'>
  /** Null: all. */
  klientIds: string[] | null
  ab: [string, string] | null
  limit: number
}

export async function loadNachweise(db: Queryable, organisationId: string, frage: NachweisFrage): Promise<NachweisRow[]> {
  const { von, bis, heute, filter, klientIds, ab: begin, limit } = frage
  return db.query<NachweisRow>(list, {
    organisationId,
    von,
    bis,
    heute,
    typen: [...nachweisTypen],
    withoutVisit: [...withoutVisit],
    suche: filter.suche ?? null,
    klientIds,
    traeger: filter.traeger ?? null,
    mangel: filter.stand ?? null,
    abPlatz: begin?.[0] ?? null,
    abId: begin?.[1] ?? null,
    limit,
  })
}
