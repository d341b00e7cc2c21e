import { type BesuchTyp, besuchRegeln, besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Eingeteilte } from '@dreiklang/domain/hausbesuch/planlage'
import type { Ort } from '@dreiklang/domain/hausbesuch/reisezeit'
import type { HkpZeit } from '@dreiklang/domain/klient/hkp'
import type { TafelPerson } from '@dreiklang/domain/planung/planung.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import type { IsoDate, Instant } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import { ortColumn } from '../hausbesuch/context.repository.ts'
import { type BesuchRow, besuchColumns, besuchTables } from '../hausbesuch/hausbesuch.repository.ts'
import { bySeite } from '../hausbesuch/liste.repository.ts'
import type { Queryable } from '../ports.ts'

export interface TafelRow extends BesuchRow {
  wo: Ort | null
}

const typenOfSeite = (seite: Seite): BesuchTyp[] => besuchTypen.filter((typ) => besuchRegeln[typ].ausfuehrend.includes(seite))

const besucheOfSeite = bySeite((seite, column) =>
  sql(
    `planung.besuche.${seite}`,
    `select ${besuchColumns}, ${ortColumn("h.daten -> 'ort'", 'k')} as wo from hausbesuch h ${besuchTables}
    where h.${column} = :organisationId and h.platz >= :von and h.platz < :bis and h.typ = any (:typen::text[])
      and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN', 'ABGESCHLOSSEN', 'NICHT_ANGETROFFEN') and (:personIds::uuid[] is null
        or h.personen && :personIds)
    order by h.platz, h.id limit :limit`,
  ),
)

export interface Ausschnitt {
  seite: Seite
  von: Instant
  bis: Instant
  /** Null: of everyone, and of nobody. */
  personIds: readonly string[] | null
  limit: number
}

export async function loadTafel(
  db: Queryable,
  organisationId: string,
  { seite, von, bis, personIds, limit }: Ausschnitt,
): Promise<TafelRow[]> {
  return db.query<TafelRow>(besucheOfSeite[seite], { organisationId, von, bis, typen: typenOfSeite(seite), personIds, limit })
}

export interface PersonRow
  extends
    Columns<'person', 'id' | 'name' | 'qualifikation' | 'wochenstunden', TafelPerson>,
    Pick<Eingeteilte, 'behandlungspflege'>,
    Pick<TafelPerson, 'abwesenheiten'> {
  einteilbar: boolean
}

const personen = sql(
  'planung.personen',
  `select p.id, p.name, p.qualifikation, p.behandlungspflege, p.wochenstunden,
      p.aktiv and p.beruf <> 'VERWALTUNG' as einteilbar,
      coalesce((select jsonb_agg(jsonb_build_object('von', a.von, 'bis', a.bis) order by a.von)
        from personal_abwesenheit a where a.person_id = p.id and a.von <= :bis and a.bis >= :von), '[]') as abwesenheiten
    from person p where p.organisation_id = :organisationId and ((p.aktiv and p.beruf <> 'VERWALTUNG') or p.id = any (:eingeteilt::uuid[]))
      and (:nur::uuid[] is null or p.id = any (:nur)) order by falte(p.name) collate "C", p.id limit 500`,
)

/** Who can be assigned, and who is: someone who has left may still have visits. */
export async function loadPersonen(
  db: Queryable,
  organisationId: string,
  { eingeteilt, nur, von, bis }: { eingeteilt: readonly string[]; nur: readonly string[] | null; von: IsoDate; bis: IsoDate },
): Promise<PersonRow[]> {
  return db.query<PersonRow>(personen, { organisationId, eingeteilt, von, bis, nur })
}

const abwesende = sql(
  'planung.klientenAbwesend',
  `select x.klient as "klientId", x.tag, a.von, a.bis from (select distinct klient, tag
    from unnest(:klientIds::uuid[], :tage::date[]) as u (klient, tag)) x,
    lateral klient_abwesend(x.klient, x.tag, :heute) a`,
)

export interface KlientAbwesend {
  klientId: string
  tag: IsoDate
  von: IsoDate
  bis: IsoDate | null
}

export async function loadKlientenAbwesend(
  db: Queryable,
  days: readonly { klientId: string; tag: IsoDate }[],
  heute: IsoDate,
): Promise<KlientAbwesend[]> {
  return db.query<KlientAbwesend>(abwesende, { klientIds: days.map(({ klientId }) => klientId), tage: days.map(({ tag }) => tag), heute })
}

const hkp = sql(
  'planung.hkpZeiten',
  `select k.klient_id as "klientId", k.hkp_zeiten as zeiten from klient_akte k
    where k.pflegedienst_id = :organisationId and k.klient_id = any (:klientIds::uuid[])`,
)

export async function loadHkp(
  db: Queryable,
  organisationId: string,
  klientIds: readonly string[],
): Promise<Map<string, readonly HkpZeit[]>> {
  const rows = await db.query<Columns<'klient_akte', 'klient_id'> & { zeiten: HkpZeit[] }>(hkp, { organisationId, klientIds })
  return new Map(rows.map(({ klientId, zeiten }) => [klientId, zeiten]))
}

const stamm = sql(
  'planung.stammkraefte',
  `select distinct on (h.klient_id) h.klient_id as "klientId", p as "personId" from hausbesuch h, unnest(h.personen) p
    where h.pflegedienst_id = :organisationId and h.klient_id = any (:klientIds::uuid[]) and h.platz >= :von and h.platz < :bis
      and h.typ = 'PFLEGEBESUCH'
      and h.status in ('GEPLANT', 'ABGESCHLOSSEN') group by h.klient_id, p order by h.klient_id, count(*) desc, p`,
)

export async function loadStammkraefte(
  db: Queryable,
  organisationId: string,
  { klientIds, von, bis }: { klientIds: readonly string[]; von: Instant; bis: Instant },
): Promise<Map<string, string>> {
  const rows = await db.query<{ klientId: string; personId: string }>(stamm, { organisationId, klientIds, von, bis })
  return new Map(rows.map(({ klientId, personId }) => [klientId, personId]))
}
