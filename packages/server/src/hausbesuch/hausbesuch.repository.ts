/** The SQL of visits. Scoped to the caller's organisation, which is always $1, in the column of its side. */
import type { Ereignis } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import { type Hausbesuch, ueberfaelligAb } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Meldung } from '@dreiklang/domain/hausbesuch/meldung'
import { type Namen, wartetAuf } from '@dreiklang/domain/hausbesuch/sicht'
import type { EreignisAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { berlinInstant } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'
import type { Wessen } from '../tresor/textverschluss.ts'
import { istVerschlossen } from './verschluss.ts'

export interface BesuchRow extends Namen {
  version: number
  daten: Omit<Hausbesuch, 'version' | 'serie' | 'tuer'> & Partial<Pick<Hausbesuch, 'serie' | 'tuer'>>
}

/** The visit with the names around it; `platz` is its place in lists. */
export const besuchSpalten = `h.version, h.daten,
  jsonb_build_object('id', p.id, 'name', p.name, 'telefon', p.telefon) as pflegedienst,
  case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name, 'telefon', a.telefon) end as praxis,
  case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name, 'telefon', t.telefon) end as apotheke,
  case when k.id is not null then jsonb_build_object('id', k.id, 'vorname', k.vorname, 'nachname', k.nachname, 'geburtsdatum', k.geburtsdatum,
    'adresse', k.adresse, 'telefon', k.telefon) end as klient,
  (select akte.hkp_bis from klient_akte akte where akte.pflegedienst_id = h.pflegedienst_id and akte.klient_id = h.klient_id) as "hkpBis"`
export const besuchTabellen = `
  join organisation p on p.id = h.pflegedienst_id
  left join organisation a on a.id = h.praxis_id
  left join organisation t on t.id = h.apotheke_id
  left join klient_des_hausbesuchs k on k.id = h.klient_id`
const eigener = `$1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = $2`

/** The first visits were kept when there were no series, and when nobody could say where the door is. */
export const besuchAus = ({ version, daten }: Pick<BesuchRow, 'version' | 'daten'>): Hausbesuch => ({
  serie: null,
  tuer: null,
  ...daten,
  version,
})

const lesen: Statement = {
  name: 'hausbesuch.lesen',
  text: `select ${besuchSpalten} from hausbesuch h ${besuchTabellen} where ${eigener}`,
}

export async function ladeBesuch(db: Queryable, organisationId: string, id: string): Promise<BesuchRow | null> {
  const [row] = await db.query<BesuchRow>(lesen, [organisationId, id])
  return row ?? null
}

const wessen: Statement = {
  name: 'hausbesuch.wessen',
  text: `select h.id, h.pflegedienst_id as "pflegedienstId", h.klient_id as "klientId" from hausbesuch h where ${eigener}`,
}

/** Under whose key its words lie. */
export async function ladeWessen(db: Queryable, organisationId: string, id: string): Promise<Wessen | null> {
  const [row] = await db.query<Wessen>(wessen, [organisationId, id])
  return row ?? null
}

const halten: Statement = { name: 'hausbesuch.halten', text: `select h.version, h.daten from hausbesuch h where ${eigener} for update` }

/** Locked until the end of the transaction; of two steps at once the second sees what the first has made of it. */
export async function halteBesuch(tx: Queryable, organisationId: string, id: string): Promise<Hausbesuch | null> {
  const [row] = await tx.query<Pick<BesuchRow, 'version' | 'daten'>>(halten, [organisationId, id])
  return row === undefined ? null : besuchAus(row)
}

const faellige: Statement = {
  name: 'hausbesuch.faellige',
  text: `select h.version, h.daten from hausbesuch h where h.naechste_frist <= $1 order by h.naechste_frist, h.id limit $2 for update skip locked`,
}

/** Those at which the clock has to look, held; in the name of the system. */
export async function halteFaellige(tx: Queryable, jetzt: string, hoechstens: number): Promise<Hausbesuch[]> {
  return (await tx.query<Pick<BesuchRow, 'version' | 'daten'>>(faellige, [jetzt, hoechstens])).map(besuchAus)
}

const nummer: Statement = {
  name: 'hausbesuch.nummer',
  text: `insert into hausbesuch_nummer (organisation_id, jahr, letzte) values ($1, $2, 1)
    on conflict (organisation_id, jahr) do update set letzte = hausbesuch_nummer.letzte + 1 returning letzte`,
}

/** The next number of the organisation that makes the visit: `H-2026-000012`. */
export async function naechsteNummer(tx: Queryable, organisationId: string, jahr: number): Promise<string> {
  const [row] = await tx.query<{ letzte: number }>(nummer, [organisationId, jahr])
  return `H-${jahr}-${String(row?.letzte ?? 0).padStart(6, '0')}`
}

const platzVon = ({ plan, anfrage, erstelltAm }: Hausbesuch): string => {
  const wunsch = anfrage?.wunsch
  return plan?.von ?? (wunsch ? berlinInstant(wunsch.datum, wunsch.von) : erstelltAm)
}

const spalten = `id, nummer, version, typ, status, pflegedienst_id, praxis_id, apotheke_id, klient_id, wartet_auf, platz, personen, von, bis, tag, um,
  dauer_minuten, daten, created_at, naechste_frist, serie_id, serie_tag, versiegelt`

function werteVon(besuch: Hausbesuch): unknown[] {
  const { version, ...daten } = besuch
  const { plan } = besuch
  return [
    besuch.id,
    besuch.nummer,
    version,
    besuch.typ,
    besuch.status,
    besuch.pflegedienstId,
    besuch.praxisId,
    besuch.apothekeId,
    besuch.klientId,
    wartetAuf(besuch),
    platzVon(besuch),
    besuch.zugewiesene.map(({ personId }) => personId),
    plan?.von ?? null,
    plan?.bis ?? null,
    plan?.datum ?? null,
    plan?.uhrzeit ?? null,
    plan?.dauerMinuten ?? null,
    JSON.stringify(daten),
    besuch.erstelltAm,
    besuch.status === 'GEPLANT' && plan !== null && besuch.ueberfaelligSeit === null ? ueberfaelligAb(plan) : null,
    besuch.serie?.id ?? null,
    besuch.serie?.tag ?? null,
    istVerschlossen(daten),
  ]
}

const einfuegen: Statement = {
  name: 'hausbesuch.einfuegen',
  text: `insert into hausbesuch (${spalten})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::uuid[], $13, $14, $15, $16, $17, $18::jsonb, $19, $20, $21, $22, $23)`,
}

export async function fuegeBesuchEin(tx: Queryable, besuch: Hausbesuch): Promise<void> {
  await tx.query(einfuegen, werteVon(besuch))
}

const speichern: Statement = {
  name: 'hausbesuch.speichern',
  text: `update hausbesuch set version = $3, status = $5, wartet_auf = $10, platz = $11, personen = $12::uuid[], von = $13, bis = $14, tag = $15,
      um = $16, dauer_minuten = $17, daten = $18::jsonb, naechste_frist = $20, versiegelt = $23
    where id = $1 and nummer = $2 and typ = $4 and pflegedienst_id = $6 and praxis_id is not distinct from $7::uuid
      and apotheke_id is not distinct from $8::uuid and klient_id = $9 and created_at = $19
      and serie_id is not distinct from $21::uuid and serie_tag is not distinct from $22::date`,
}

/** The row must be locked. */
export async function speichereBesuch(tx: Queryable, besuch: Hausbesuch): Promise<void> {
  await tx.query(speichern, werteVon(besuch))
}

/** Null: the clock. */
export type Urheber = { seite: string; organisationId: string; personId: string; name: string } | null

const schreiben: Statement = {
  name: 'hausbesuch.ereignis',
  text: `insert into hausbesuch_ereignis (hausbesuch_id, version, art, zeile, angaben, aenderung, seite, organisation_id, person_id, person_name, am, meldungen,
      versiegelt)
    values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $12::jsonb, $13)`,
}

export interface NeuesEreignis extends Pick<Ereignis, 'art' | 'zeile' | 'angaben'> {
  alt: Hausbesuch | null
  neu: Hausbesuch
  felder: readonly string[]
  urheber: Urheber
  am: string
  meldungen: readonly Meldung[]
}

export async function schreibeEreignis(tx: Queryable, ereignis: NeuesEreignis): Promise<void> {
  const { alt, neu, art, zeile, angaben, felder, urheber, am, meldungen } = ereignis
  const nur = (besuch: Hausbesuch) => Object.fromEntries(felder.map((feld) => [feld, besuch[feld as keyof Hausbesuch]]))
  const aenderung = { alt: alt && nur(alt), neu: alt === null ? neu : nur(neu) }
  await tx.query(schreiben, [
    neu.id,
    neu.version,
    art,
    zeile,
    JSON.stringify(angaben),
    JSON.stringify(aenderung),
    urheber?.seite ?? 'UHR',
    urheber?.organisationId ?? null,
    urheber?.personId ?? null,
    urheber?.name ?? null,
    am,
    meldungen.length === 0 ? null : JSON.stringify(meldungen),
    istVerschlossen({ angaben, aenderung }),
  ])
}

const verlauf: Statement = {
  name: 'hausbesuch.verlauf',
  text: `select e.seq as nr, e.art, e.zeile, e.version, e.am, e.person_name as person, e.seite, e.angaben
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id where ${eigener} order by e.seq`,
}

/** The oldest first; nothing for a visit of others. */
export async function ladeVerlauf(db: Queryable, organisationId: string, id: string): Promise<EreignisAntwort[]> {
  return db.query<EreignisAntwort>(verlauf, [organisationId, id])
}

const letztes: Statement = {
  name: 'hausbesuch.letztesEreignis',
  text: `select e.art, e.person_name as person, e.am from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where ${eigener} order by e.seq desc limit 1`,
}

/** Who was faster. */
export async function letztesEreignis(
  db: Queryable,
  organisationId: string,
  id: string,
): Promise<{ art: string; person: string | null; am: string } | null> {
  const [row] = await db.query<{ art: string; person: string | null; am: string }>(letztes, [organisationId, id])
  return row ?? null
}
