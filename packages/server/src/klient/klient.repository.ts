/** Klienten of one nursing service. Every statement is scoped by the organisation of the actor, which is always $1. */
import type { KlientAngaben, KlientAntwort, klientZeile } from '@dreiklang/domain/klient/klient.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import type { Queryable, Statement } from '../ports.ts'
import { apothekenwahlAm } from './apothekenwahl.repository.ts'
import { einwilligungenAm } from './einwilligung.repository.ts'

type KlientZeile = z.output<typeof klientZeile>

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
      ${apothekenwahlAm('$3')} as apothekenwahl, ${einwilligungenAm('$3')} as einwilligungen
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

const praxis: Statement = {
  name: 'klient.organisationDerArt',
  text: `select exists (select from organisation o where o.id = $1 and o.art = $2) as vorhanden`,
}

export async function gibtEs(db: Queryable, art: 'ARZTPRAXIS' | 'APOTHEKE', organisationId: string): Promise<boolean> {
  const [row] = await db.query<{ vorhanden: boolean }>(praxis, [organisationId, art])
  return row?.vorhanden ?? false
}
