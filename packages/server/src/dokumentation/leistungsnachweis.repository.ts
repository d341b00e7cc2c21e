/** Visits of a month that nurses carry out, with the last state of the sheet that the own house has written. */
import { type BesuchTyp, besuchTypen, isSolelyUpTo } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { UnterschriftArt } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** A joint visit may be written down by the practice: only what nurses carry out alone is owed a sheet here. */
export const nachweisTypen: readonly BesuchTyp[] = [...besuchTypen.filter((typ) => isSolelyUpTo(typ, 'PFLEGE')), 'GEMEINSAME_VISITE']

type OwnKlientRow = Columns<'klient', 'vorname' | 'nachname' | 'geburtsdatum' | 'kvnr'>

const ownKlient = sql(
  'dokumentation.nachweisKlient',
  `select k.vorname, k.nachname, k.geburtsdatum, k.kvnr from klient k where k.id = :klientId and k.pflegedienst_id = :organisationId`,
)

/** Null for a Klient of another nursing service. */
export async function loadOwnKlient(db: Queryable, organisationId: string, klientId: string): Promise<OwnKlientRow | null> {
  return maybe(db.query<OwnKlientRow>(ownKlient, { organisationId, klientId }))
}

/** `inhalt` is sealed. */
export interface NachweisRow extends Columns<'hausbesuch', 'version as besuchVersion' | 'daten'> {
  hausbesuchId: string
  version: number | null
  inhalt: string | null
  name: string | null
  /** Of who has finished the sheet (§ 105 Abs. 1 Satz 1 Nr. 2 SGB XI). */
  beschaeftigtennummer: string | null
  abgeschlossen: boolean
}

const visits = sql(
  'dokumentation.nachweisBesuche',
  `select h.id as "hausbesuchId", h.version as "besuchVersion", h.daten, h.abgeschlossen, f.version, f.inhalt, f.person_name as name,
      p.beschaeftigtennummer
    from nachweis_besuch h left join besuchsblatt_fassung f on f.hausbesuch_id = h.id and f.version = h.blatt_version
      and f.organisation_id = :organisationId left join person p on p.id = f.person_id and p.organisation_id = :organisationId
    where h.pflegedienst_id = :organisationId and h.klient_id = :klientId and h.tag between :von and :bis and h.typ = any (:typen::text[])
    order by h.von, h.id limit :most`,
)

interface Month {
  klientId: string
  von: IsoDate
  bis: IsoDate
}

export async function loadNachweisVisits(
  db: Queryable,
  organisationId: string,
  { klientId, von, bis, most }: Month & { most: number },
): Promise<NachweisRow[]> {
  return db.query<NachweisRow>(visits, { organisationId, klientId, von, bis, most, typen: [...nachweisTypen] })
}

/** The mark of the visits that count: it changes when one of them does. */
export const standOfVisits = `md5(string_agg(h.merkmal, ',' order by h.id) filter (where h.zaehlt))`

const stand = sql(
  'dokumentation.nachweisStand',
  `select ${standOfVisits} as stand from nachweis_besuch h
    where h.pflegedienst_id = :organisationId and h.klient_id = :klientId and h.tag between :von and :bis and h.typ = any (:typen::text[])`,
)

/** Null: no visit counts. */
export async function loadNachweisStand(db: Queryable, organisationId: string, { klientId, von, bis }: Month): Promise<string | null> {
  const row = await one(db.query<{ stand: string | null }>(stand, { organisationId, klientId, von, bis, typen: [...nachweisTypen] }))
  return row.stand
}

/** `inhalt` is sealed. */
export interface NachweisfassungRow extends Columns<
  'leistungsnachweis',
  'klient_id' | 'monat' | 'version' | 'stand' | 'person_name as durch' | 'am' | 'pruefsumme' | 'inhalt'
> {
  art: UnterschriftArt
}

const fassungColumns = `n.klient_id as "klientId", n.monat, n.version, n.stand, n.art, n.person_name as durch, n.am, n.pruefsumme, n.inhalt`

const fassungen = sql(
  'dokumentation.nachweisFassungen',
  `select ${fassungColumns} from leistungsnachweis n
    where n.organisation_id = :organisationId and n.klient_id = :klientId and (:monat::date is null or n.monat = :monat::date)
    order by n.monat desc, n.version desc limit 1000`,
)

/** The newest first. @param monat its first day; null: of all months */
export async function loadNachweisfassungen(
  db: Queryable,
  organisationId: string,
  { klientId, monat }: { klientId: string; monat: IsoDate | null },
): Promise<NachweisfassungRow[]> {
  return db.query<NachweisfassungRow>(fassungen, { organisationId, klientId, monat })
}

const insert = sql(
  'dokumentation.nachweisUnterschreiben',
  `insert into leistungsnachweis
      (klient_id, organisation_id, monat, version, stand, art, person_id, person_name, am, pruefsumme, inhalt)
    values (:klientId, :organisationId, :monat, :version, :stand, :art, :personId, :name, :am, :pruefsumme, :inhalt)
    on conflict do nothing`,
)

interface NewNachweisfassung {
  klientId: string
  monat: IsoDate
  version: number
  stand: string
  art: UnterschriftArt
  personId: string
  name: string
  am: string
  pruefsumme: string
  /** Sealed. */
  inhalt: string
}

/** False when somebody else was faster. */
export async function saveNachweisfassung(tx: Queryable, organisationId: string, neu: NewNachweisfassung): Promise<boolean> {
  const { klientId, monat, version, stand: mark, art, personId, name, am, pruefsumme, inhalt } = neu
  const values = { organisationId, klientId, monat, version, stand: mark, art, personId, name, am, pruefsumme, inhalt }
  return (await tx.write(insert, values)) === 1
}
