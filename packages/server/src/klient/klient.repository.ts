/** Klienten of one nursing service. Every statement is scoped by the organisation of the actor, which is always $1. */
import type {
  KlientAngaben,
  KlientAntwort,
  apothekenwahlAngaben,
  einwilligungAngaben,
  klientZeile,
} from '@dreiklang/domain/klient/klient.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import type { Queryable, Statement } from '../ports.ts'

type KlientZeile = z.output<typeof klientZeile>
type ApothekenwahlAngaben = z.output<typeof apothekenwahlAngaben>
type EinwilligungAngaben = z.output<typeof einwilligungAngaben>

/** Order of the list and of the index `klient_platz`: ä beside a, and the same in every database, whatever its locale. */
const platz = (k: string) => `falte(${k}.nachname) collate "C", falte(${k}.vorname) collate "C", ${k}.id`

const suche: Statement = {
  name: 'klient.suche',
  text: `select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse ->> 'ort' as ort, k.status
    from klient k
    where k.pflegedienst_id = $1
      and ($2::uuid is null or (${platz('k')}) > (select ${platz('c')} from klient c where c.pflegedienst_id = $1 and c.id = $2))
      and not exists (
        select from unnest($3::text[]) as wort
        where strpos(k.suchtext, ' ' || falte(wort)) = 0)
    order by ${platz('k')}
    limit $4`,
}

/** Klienten in whose names every one of the words begins a part, after the one with the id `nach`. */
export async function sucheKlienten(
  db: Queryable,
  pflegedienstId: string,
  { woerter, nach, hoechstens }: { woerter: readonly string[]; nach: string | null; hoechstens: number },
): Promise<KlientZeile[]> {
  return db.query<KlientZeile>(suche, [pflegedienstId, nach, woerter, hoechstens])
}

const lesen: Statement = {
  name: 'klient.lesen',
  text: `select k.id, k.version, k.vorname, k.nachname, k.geburtsdatum, k.geschlecht, k.versicherungsart, k.kvnr, k.krankenkasse,
      k.kassen_ik as "kassenIk", k.zuzahlung_befreit_bis as "zuzahlungBefreitBis", k.adresse, k.wohnform, k.telefon,
      k.hausarzt_id as "hausarztId", k.allergien, k.status,
      case when h.id is not null then jsonb_build_object('id', h.id, 'name', h.name) end as hausarzt,
      (select jsonb_build_object('apothekeId', w.apotheke_id, 'name', a.name, 'gewaehltAm', w.gewaehlt_am, 'erklaertVon', w.erklaert_von, 'form', w.form)
        from apothekenwahl w join organisation a on a.id = w.apotheke_id
        where w.pflegedienst_id = $1 and w.klient_id = k.id and w.gewaehlt_am <= $3
        order by w.gewaehlt_am desc, w.created_at desc limit 1) as apothekenwahl,
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'art', e.art, 'erteiltAm', e.erteilt_am, 'durch', e.durch,
            'dokument', e.dokument, 'widerrufenAm', e.widerrufen_am) order by e.erteilt_am, e.id)
        from einwilligung e where e.pflegedienst_id = $1 and e.klient_id = k.id), '[]') as einwilligungen
    from klient k left join organisation h on h.id = k.hausarzt_id
    where k.pflegedienst_id = $1 and k.id = $2`,
}

/** @param heute the choice of pharmacy that holds on this day in Berlin */
export async function ladeKlient(
  db: Queryable,
  pflegedienstId: string,
  { klientId, heute }: { klientId: string; heute: Datum },
): Promise<KlientAntwort | null> {
  const [row] = await db.query<KlientAntwort>(lesen, [pflegedienstId, klientId, heute])
  return row ?? null
}

const sperren: Statement = {
  name: 'klient.sperren',
  text: `select k.version, k.vorname, k.nachname, k.geburtsdatum from klient k where k.pflegedienst_id = $1 and k.id = $2 for no key update`,
}

export interface GesperrterKlient {
  version: number
  vorname: string
  nachname: string
  geburtsdatum: Datum
}

/** Holds the record until the end of the transaction. */
export async function sperreKlient(db: Queryable, pflegedienstId: string, klientId: string): Promise<GesperrterKlient | null> {
  const [row] = await db.query<GesperrterKlient>(sperren, [pflegedienstId, klientId])
  return row ?? null
}

const werte = (klient: KlientAngaben) => [
  klient.vorname,
  klient.nachname,
  klient.geburtsdatum,
  klient.geschlecht,
  klient.versicherungsart,
  klient.kvnr,
  klient.krankenkasse,
  klient.kassenIk,
  klient.zuzahlungBefreitBis,
  klient.adresse === null ? null : JSON.stringify(klient.adresse),
  klient.wohnform,
  klient.telefon,
  klient.hausarztId,
  klient.allergien === null ? null : JSON.stringify(klient.allergien),
  klient.status,
]
const spalten = `vorname, nachname, geburtsdatum, geschlecht, versicherungsart, kvnr, krankenkasse, kassen_ik, zuzahlung_befreit_bis, adresse,
  wohnform, telefon, hausarzt_id, allergien, status`
const platzhalter = `$4, $5, $6::date, $7, $8, $9, $10, $11, $12::date, $13::jsonb, $14, $15, $16::uuid, $17::jsonb, $18`

const einfuegen: Statement = {
  name: 'klient.einfuegen',
  text: `insert into klient (pflegedienst_id, id, version, created_at, updated_at, ${spalten}) values ($1, $2, 1, $3, $3, ${platzhalter})`,
}

interface Aufnahme {
  klientId: string
  angaben: KlientAngaben
  am: string
}

/** @throws ConstraintViolation klient_kvnr */
export async function fuegeKlientEin(db: Queryable, pflegedienstId: string, { klientId, angaben, am }: Aufnahme): Promise<void> {
  await db.query(einfuegen, [pflegedienstId, klientId, am, ...werte(angaben)])
}

const aendern: Statement = {
  name: 'klient.aendern',
  text: `update klient set version = version + 1, updated_at = $3, (${spalten}) = (${platzhalter}) where pflegedienst_id = $1 and id = $2 returning version`,
}

/** Answers the new version. @throws ConstraintViolation klient_kvnr */
export async function aendereKlient(db: Queryable, pflegedienstId: string, { klientId, angaben, am }: Aufnahme): Promise<number> {
  const [row] = await db.query<{ version: number }>(aendern, [pflegedienstId, klientId, am, ...werte(angaben)])
  if (row === undefined) throw new Error('The client was held, and is gone')
  return row.version
}

const praxis: Statement = {
  name: 'klient.organisationDerArt',
  text: `select exists (select from organisation o where o.id = $1 and o.art = $2) as vorhanden`,
}

export async function gibtEs(db: Queryable, art: 'ARZTPRAXIS' | 'APOTHEKE', organisationId: string): Promise<boolean> {
  const [row] = await db.query<{ vorhanden: boolean }>(praxis, [organisationId, art])
  return row?.vorhanden ?? false
}

const wahl: Statement = {
  name: 'klient.apothekenwahl',
  text: `insert into apothekenwahl (pflegedienst_id, klient_id, id, apotheke_id, gewaehlt_am, erklaert_von, form, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}

interface Eintrag<Angaben> {
  klientId: string
  id: string
  angaben: Angaben
}

export async function fuegeApothekenwahlEin(
  db: Queryable,
  pflegedienstId: string,
  { klientId, id, angaben, am }: Eintrag<ApothekenwahlAngaben> & { am: string },
): Promise<void> {
  const { apothekeId, gewaehltAm, erklaertVon, form } = angaben
  await db.query(wahl, [pflegedienstId, klientId, id, apothekeId, gewaehltAm, erklaertVon, form, am])
}

const einwilligung: Statement = {
  name: 'klient.einwilligung',
  text: `insert into einwilligung (pflegedienst_id, klient_id, id, art, erteilt_am, durch, dokument) values ($1, $2, $3, $4, $5, $6, $7)`,
}

export async function fuegeEinwilligungEin(
  db: Queryable,
  pflegedienstId: string,
  { klientId, id, angaben }: Eintrag<EinwilligungAngaben>,
): Promise<void> {
  const { art, erteiltAm, durch, dokument } = angaben
  await db.query(einwilligung, [pflegedienstId, klientId, id, art, erteiltAm, durch, dokument])
}

const widerruf: Statement = {
  name: 'klient.widerruf',
  text: `update einwilligung set widerrufen_am = coalesce(widerrufen_am, $4) where pflegedienst_id = $1 and klient_id = $2 and id = $3 returning id`,
}

/** Keeps the day of the first withdrawal. False when there is no such consent of this Klient. */
export async function widerrufe(
  db: Queryable,
  pflegedienstId: string,
  { klientId, einwilligungId, heute }: { klientId: string; einwilligungId: string; heute: Datum },
): Promise<boolean> {
  return (await db.query(widerruf, [pflegedienstId, klientId, einwilligungId, heute])).length === 1
}
