import type { KlientAngaben, KlientAnswer, klientListRow } from '@dreiklang/domain/klient/klient.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { apothekenwahlOn } from './apothekenwahl.repository.ts'
import { einwilligungenOn } from './einwilligung.repository.ts'

type KlientListRow = z.output<typeof klientListRow>

/** Order of the list and of the index `klient_platz`: ä beside a, and the same in every database, whatever its locale. */
const platz = (k: string) => `falte(${k}.nachname) collate "C", falte(${k}.vorname) collate "C", ${k}.id`

const search = sql(
  'klient.suche',
  `select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse ->> 'ort' as ort, k.status
    from klient k
    where k.pflegedienst_id = :pflegedienstId
      and (:nach::uuid is null or (${platz('k')}) > (select ${platz('c')} from klient c
        where c.pflegedienst_id = :pflegedienstId and c.id = :nach))
      and not exists (
        select from unnest(:woerter::text[]) as wort
        where strpos(k.suchtext, ' ' || falte(wort)) = 0)
    order by ${platz('k')}
    limit :hoechstens`,
)

export async function searchKlienten(
  db: Queryable,
  pflegedienstId: string,
  { woerter, nach, hoechstens }: { woerter: readonly string[]; nach: string | null; hoechstens: number },
): Promise<KlientListRow[]> {
  return db.query<Columns<'klient', 'id' | 'vorname' | 'nachname' | 'geburtsdatum' | 'status', KlientListRow> & Pick<KlientListRow, 'ort'>>(
    search,
    { pflegedienstId, nach, woerter, hoechstens },
  )
}

const read = sql(
  'klient.lesen',
  `select k.id, k.version, k.vorname, k.nachname, k.geburtsdatum, k.geschlecht, k.versicherungsart, k.kvnr, k.krankenkasse,
      k.kassen_ik as "kassenIk", k.zuzahlung_befreit_bis as "zuzahlungBefreitBis", k.adresse, k.wohnform, k.telefon,
      k.hausarzt_id as "hausarztId", k.allergien, k.status,
      case when h.id is not null then jsonb_build_object('id', h.id, 'name', h.name) end as hausarzt,
      ${apothekenwahlOn(':heute')} as apothekenwahl, ${einwilligungenOn(':heute')} as einwilligungen
    from klient k left join organisation h on h.id = k.hausarzt_id
    where k.pflegedienst_id = :pflegedienstId and k.id = :klientId`,
)

/** Its allergies are sealed. Only an erased Klient lacks one of the three (klient_vollstaendig), and nobody sees that one. */
type KlientRow = Filled<
  Columns<
    'klient',
    | 'id'
    | 'version'
    | 'vorname'
    | 'nachname'
    | 'geburtsdatum'
    | 'geschlecht'
    | 'versicherungsart'
    | 'kvnr'
    | 'krankenkasse'
    | 'kassen_ik'
    | 'zuzahlung_befreit_bis'
    | 'adresse'
    | 'wohnform'
    | 'telefon'
    | 'hausarzt_id'
    | 'allergien'
    | 'status',
    Omit<KlientAnswer, 'allergien'>
  >,
  'geschlecht' | 'versicherungsart' | 'wohnform'
> &
  Pick<KlientAnswer, 'hausarzt' | 'apothekenwahl' | 'einwilligungen'>

/** @param heute the choice of pharmacy that holds on this day in Berlin */
export async function loadKlient(
  db: Queryable,
  pflegedienstId: string,
  { klientId, heute }: { klientId: string; heute: IsoDate },
): Promise<KlientRow | null> {
  return maybe(db.query<KlientRow>(read, { pflegedienstId, klientId, heute }))
}

const sperren = sql(
  'klient.sperren',
  `select k.version, k.vorname, k.nachname, k.geburtsdatum from klient k
    where k.pflegedienst_id = :pflegedienstId and k.id = :klientId for no key update`,
)

export type GesperrterKlient = Columns<'klient', 'version' | 'vorname' | 'nachname' | 'geburtsdatum'>

/** Holds the record until the end of the transaction. */
export async function lockKlient(db: Queryable, pflegedienstId: string, klientId: string): Promise<GesperrterKlient | null> {
  return maybe(db.query<GesperrterKlient>(sperren, { pflegedienstId, klientId }))
}

/** @see allergien.ts */
type SealedAngaben = Omit<KlientAngaben, 'allergien'> & { allergien: string | null }

const columns = `vorname, nachname, geburtsdatum, geschlecht, versicherungsart, kvnr, krankenkasse, kassen_ik, zuzahlung_befreit_bis,
  adresse,
  wohnform, telefon, hausarzt_id, allergien, status`
const platzhalter = `:vorname, :nachname, :geburtsdatum::date, :geschlecht, :versicherungsart, :kvnr, :krankenkasse, :kassenIk,
  :zuzahlungBefreitBis::date, :adresse::jsonb, :wohnform, :telefon, :hausarztId::uuid, :allergien, :status`

const insert = sql(
  'klient.einfuegen',
  `insert into klient (pflegedienst_id, id, version, created_at, updated_at, ${columns})
    values (:pflegedienstId, :klientId, 1, :am, :am, ${platzhalter})`,
)

interface Aufnahme {
  klientId: string
  angaben: SealedAngaben
  am: string
}

/** @throws ConstraintViolation klient_kvnr */
export async function insertKlient(db: Queryable, pflegedienstId: string, { klientId, angaben, am }: Aufnahme): Promise<void> {
  const adresse = angaben.adresse === null ? null : JSON.stringify(angaben.adresse)
  await exactly(1, db.write(insert, { pflegedienstId, klientId, am, ...angaben, adresse }))
}

const praxis = sql(
  'klient.organisationDerArt',
  `select exists (select from organisation o where o.id = :organisationId and o.art = :art) as vorhanden`,
)

export async function exists(db: Queryable, art: 'ARZTPRAXIS' | 'APOTHEKE', organisationId: string): Promise<boolean> {
  return (await one(db.query<{ vorhanden: boolean }>(praxis, { organisationId, art }))).vorhanden
}
