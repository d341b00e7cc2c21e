import { naechsteFristOf } from '@dreiklang/domain/hausbesuch/clock.decider'
import type { Ereignis } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Meldung } from '@dreiklang/domain/hausbesuch/meldung'
import { type Names, wartetAuf } from '@dreiklang/domain/hausbesuch/view'
import type { EreignisAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { berlinInstant } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Wessen } from '../tresor/textSeal.ts'
import { isSealed } from './seal.ts'

export interface BesuchRow extends Names, Columns<'hausbesuch', 'version' | 'daten'> {}

export const besuchColumns = `h.version, h.daten,
  jsonb_build_object('id', p.id, 'name', p.name, 'telefon', p.telefon) as pflegedienst,
  case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name, 'telefon', a.telefon) end as praxis,
  case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name, 'telefon', t.telefon) end as apotheke,
  case when k.id is not null then jsonb_build_object('id', k.id, 'vorname', k.vorname, 'nachname', k.nachname, 'geburtsdatum',
    k.geburtsdatum,
    'adresse', k.adresse, 'telefon', k.telefon, 'zustand', k.zustand) end as klient,
  (select akte.hkp_zeiten from klient_akte akte where akte.pflegedienst_id = h.pflegedienst_id and akte.klient_id = h.klient_id) as "hkpZeiten"`
export const besuchTables = `
  join organisation p on p.id = h.pflegedienst_id
  left join organisation a on a.id = h.praxis_id
  left join organisation t on t.id = h.apotheke_id
  left join klient_des_hausbesuchs k on k.id = h.klient_id`
const eigener = `:organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = :id`

const read = sql('hausbesuch.lesen', `select ${besuchColumns} from hausbesuch h ${besuchTables} where ${eigener}`)

export async function loadBesuch(db: Queryable, organisationId: string, id: string): Promise<BesuchRow | null> {
  return maybe(db.query<BesuchRow>(read, { organisationId, id }))
}

const allOfKlient = sql(
  'hausbesuch.allOfKlient',
  `select ${besuchColumns} from hausbesuch h ${besuchTables} where h.pflegedienst_id = :organisationId and h.klient_id = :klientId
    order by h.platz desc, h.id`,
)

/** For the nursing service that keeps the record; the newest first. */
export function loadAllOfKlient(db: Queryable, organisationId: string, klientId: string): Promise<BesuchRow[]> {
  return db.query<BesuchRow>(allOfKlient, { organisationId, klientId })
}

type PlannedRow = Columns<'hausbesuch', 'nummer' | 'typ' | 'status' | 'tag' | 'um' | 'dauer_minuten'> & {
  beginn: string | null
  ende: string | null
}

const ofPerson = sql(
  'hausbesuch.derPerson',
  `select h.nummer, h.typ, h.status, h.tag, h.um, h.dauer_minuten as "dauerMinuten", h.daten ->> 'beginn' as beginn, h.daten ->> 'ende' as ende
    from hausbesuch h where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.personen && array[:personId::uuid]
    order by h.platz, h.id`,
)

/** For the person's own copy: when somebody was planned and worked, without the Klienten, whose data it is not. */
export function loadVisitsOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<PlannedRow[]> {
  return db.query<PlannedRow>(ofPerson, whose)
}

const whose = sql(
  'hausbesuch.wessen',
  `select h.id, h.pflegedienst_id as "pflegedienstId", h.klient_id as "klientId" from hausbesuch h where ${eigener}`,
)

export async function loadOwner(db: Queryable, organisationId: string, id: string): Promise<Wessen | null> {
  return maybe(db.query<Columns<'hausbesuch', 'id' | 'pflegedienst_id' | 'klient_id'>>(whose, { organisationId, id }))
}

const halten = sql('hausbesuch.halten', `select h.version, h.daten from hausbesuch h where ${eigener} for update`)

/** Locked until the end of the transaction; of two steps at once the second sees what the first has made of it. */
export async function holdBesuch(tx: Queryable, organisationId: string, id: string): Promise<Hausbesuch | null> {
  const [row] = await tx.query<Pick<BesuchRow, 'version' | 'daten'>>(halten, { organisationId, id })
  return row === undefined ? null : readHausbesuch(row)
}

const faellige = sql(
  'hausbesuch.faellige',
  `select h.version, h.daten from hausbesuch h where h.naechste_frist <= :now
    order by h.naechste_frist, h.id limit :hoechstens for update skip locked`,
)

/** Held; in the name of the system. */
export async function holdDue(tx: Queryable, now: string, hoechstens: number): Promise<Hausbesuch[]> {
  return (await tx.query<Pick<BesuchRow, 'version' | 'daten'>>(faellige, { now, hoechstens })).map(readHausbesuch)
}

const nummer = sql(
  'hausbesuch.nummer',
  `insert into hausbesuch_nummer (organisation_id, jahr, letzte) values (:organisationId, :jahr, 1)
    on conflict (organisation_id, jahr) do update set letzte = hausbesuch_nummer.letzte + 1 returning letzte`,
)

/** The next number of the organisation that makes the visit: `H-2026-000012`. */
export async function nextNumber(tx: Queryable, organisationId: string, jahr: number): Promise<string> {
  const { letzte } = await one(tx.query<Columns<'hausbesuch_nummer', 'letzte'>>(nummer, { organisationId, jahr }))
  return `H-${jahr}-${String(letzte).padStart(6, '0')}`
}

const platzOf = ({ plan, anfrage, erstelltAm }: Hausbesuch): string => {
  const wunsch = anfrage?.wunsch
  return plan?.von ?? (wunsch ? berlinInstant(wunsch.datum, wunsch.von) : erstelltAm)
}

function standOf(besuch: Hausbesuch) {
  const { version, ...daten } = besuch
  const { plan } = besuch
  return {
    id: besuch.id,
    version,
    status: besuch.status,
    wartetAuf: wartetAuf(besuch),
    platz: platzOf(besuch),
    personen: besuch.zugewiesene.map(({ personId }) => personId),
    von: plan?.von ?? null,
    bis: plan?.bis ?? null,
    tag: plan?.datum ?? null,
    um: plan?.uhrzeit ?? null,
    dauerMinuten: plan?.dauerMinuten ?? null,
    daten: JSON.stringify(daten),
    naechsteFrist: naechsteFristOf(besuch),
    versiegelt: isSealed(daten),
  }
}

const insert = sql(
  'hausbesuch.einfuegen',
  `insert into hausbesuch (id, nummer, version, typ, status, pflegedienst_id, praxis_id, apotheke_id, klient_id, wartet_auf, platz,
    personen,
      von, bis, tag, um, dauer_minuten, daten, created_at, naechste_frist, serie_id, serie_tag, versiegelt)
    values (:id, :nummer, :version, :typ, :status, :pflegedienstId, :praxisId, :apothekeId, :klientId, :wartetAuf, :platz,
      :personen::uuid[],
      :von, :bis, :tag, :um, :dauerMinuten, :daten::jsonb, :erstelltAm, :naechsteFrist, :serieId, :serieTag, :versiegelt)`,
)

export async function insertBesuch(tx: Queryable, besuch: Hausbesuch): Promise<void> {
  const { typ, pflegedienstId, praxisId, apothekeId, klientId, erstelltAm, serie } = besuch
  const bleibt = { nummer: besuch.nummer, typ, pflegedienstId, praxisId, apothekeId, klientId, erstelltAm }
  const aus = { serieId: serie?.id ?? null, serieTag: serie?.tag ?? null }
  await exactly(1, tx.write(insert, { ...standOf(besuch), ...bleibt, ...aus }))
}

const speichern = sql(
  'hausbesuch.speichern',
  `update hausbesuch set version = :version, status = :status, wartet_auf = :wartetAuf, platz = :platz, personen = :personen::uuid[],
    von = :von,
      bis = :bis, tag = :tag, um = :um, dauer_minuten = :dauerMinuten, daten = :daten::jsonb, naechste_frist = :naechsteFrist,
      versiegelt = :versiegelt
    where id = :id`,
)

/** The row must be locked. */
export async function saveBesuch(tx: Queryable, besuch: Hausbesuch): Promise<void> {
  await exactly(1, tx.write(speichern, standOf(besuch)))
}

/** Null: the clock. */
export type Urheber = { seite: string; organisationId: string; personId: string; name: string } | null

const write = sql(
  'hausbesuch.ereignis',
  `insert into hausbesuch_ereignis (hausbesuch_id, version, art, zeile, angaben, aenderung, seite, organisation_id, person_id, person_name,
    am, meldungen,
      versiegelt)
    values (:hausbesuchId, :version, :art, :zeile, :angaben::jsonb, :aenderung::jsonb, :seite, :organisationId, :personId, :personName,
      :am, :meldungen::jsonb, :versiegelt)`,
)

export interface NewEreignis extends Pick<Ereignis, 'art' | 'zeile' | 'angaben'> {
  alt: Hausbesuch | null
  neu: Hausbesuch
  felder: readonly string[]
  urheber: Urheber
  am: string
  meldungen: readonly Meldung[]
}

export async function writeEreignis(tx: Queryable, ereignis: NewEreignis): Promise<void> {
  const { alt, neu, art, zeile, angaben, felder, urheber, am, meldungen } = ereignis
  const nur = (besuch: Hausbesuch) => Object.fromEntries(Object.entries(besuch).filter(([field]) => felder.includes(field)))
  const aenderung = { alt: alt && nur(alt), neu: alt === null ? neu : nur(neu) }
  await exactly(
    1,
    tx.write(write, {
      hausbesuchId: neu.id,
      version: neu.version,
      art,
      zeile,
      angaben: JSON.stringify(angaben),
      aenderung: JSON.stringify(aenderung),
      seite: urheber?.seite ?? 'UHR',
      organisationId: urheber?.organisationId ?? null,
      personId: urheber?.personId ?? null,
      personName: urheber?.name ?? null,
      am,
      meldungen: meldungen.length === 0 ? null : JSON.stringify(meldungen),
      versiegelt: isSealed({ angaben, aenderung }),
    }),
  )
}

const verlauf = sql(
  'hausbesuch.verlauf',
  `select e.seq as nr, e.art, e.zeile, e.version, e.am, e.person_name as person, e.seite, e.angaben
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id where ${eigener} order by e.seq`,
)

type EreignisRow = Columns<
  'hausbesuch_ereignis',
  'seq as nr' | 'art' | 'zeile' | 'version' | 'am' | 'person_name as person' | 'seite' | 'angaben',
  EreignisAnswer
>

export async function loadVerlauf(db: Queryable, organisationId: string, id: string): Promise<EreignisAnswer[]> {
  return db.query<EreignisRow>(verlauf, { organisationId, id })
}

const letztes = sql(
  'hausbesuch.letztesEreignis',
  `select e.art, e.person_name as person, e.am from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where ${eigener} order by e.seq desc limit 1`,
)

export async function lastEreignis(
  db: Queryable,
  organisationId: string,
  id: string,
): Promise<Pick<EreignisRow, 'art' | 'person' | 'am'> | null> {
  return maybe(db.query<Pick<EreignisRow, 'art' | 'person' | 'am'>>(letztes, { organisationId, id }))
}
