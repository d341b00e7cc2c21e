import type { FristArt, RuheGrund, Vermerk } from '@dreiklang/domain/frist/frist'
import type { IsoDate, Instant } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

type VermerkRow = Columns<
  'frist_vermerk',
  'art' | 'objekt_id' | 'faellig' | 'ruht_bis' | 'grund' | 'ruht_durch as durch' | 'zustaendig_id' | 'zustaendig_name',
  { art: FristArt; grund: RuheGrund }
>

const columns = `v.art, v.objekt_id as "objektId", v.faellig, v.ruht_bis as "ruhtBis", v.grund, v.ruht_durch as durch,
  v.zustaendig_id as "zustaendigId",
  v.zustaendig_name as "zustaendigName"`

const vermerkFrom = ({ faellig, ruhtBis, grund, durch, zustaendigId, zustaendigName }: VermerkRow): Vermerk => ({
  faellig,
  ruhe: ruhtBis === null || grund === null || durch === null ? null : { bis: ruhtBis, grund, durch },
  zustaendig: zustaendigId === null || zustaendigName === null ? null : { id: zustaendigId, name: zustaendigName },
})

export const schluesselOf = ({ art, objektId }: { art: FristArt; objektId: string }): string => `${art}:${objektId}`

const all = sql('frist.vermerke', `select ${columns} from frist_vermerk v where v.organisation_id = :organisationId and v.faellig >= :von`)

export async function loadVermerke(db: Queryable, organisationId: string, von: IsoDate): Promise<Map<string, Vermerk>> {
  const rows = await db.query<VermerkRow>(all, { organisationId, von })
  return new Map(rows.map((row) => [schluesselOf(row), vermerkFrom(row)]))
}

const own = sql(
  'frist.eigeneVermerke',
  `select v.art, v.faellig, v.zugewiesen_am as "zugewiesenAm" from frist_vermerk v
    where v.organisation_id = :organisationId and v.zustaendig_id = :personId order by v.faellig, v.art, v.objekt_id`,
)

/** What a person sees to, for the person's own copy: without the Klienten, whose data it is not. */
export async function loadOwnVermerke(
  db: Queryable,
  organisationId: string,
  personId: string,
): Promise<Columns<'frist_vermerk', 'art' | 'faellig' | 'zugewiesen_am', { art: FristArt }>[]> {
  return db.query(own, { organisationId, personId })
}

const schranke = sql('frist.schranke', `select pg_advisory_xact_lock(hashtextextended(:worte, 36))`)

/** Until the end of the transaction nobody else passes with the same words. */
export async function waitForBarrier(tx: Queryable, worte: string): Promise<void> {
  await tx.query(schranke, { worte })
}

const einer = sql(
  'frist.vermerk',
  `select ${columns} from frist_vermerk v where v.organisation_id = :organisationId and v.art = :art and v.objekt_id = :objektId`,
)

export async function loadVermerk(
  db: Queryable,
  organisationId: string,
  from: { art: FristArt; objektId: string },
): Promise<Vermerk | null> {
  const [row] = await db.query<VermerkRow>(einer, { organisationId, art: from.art, objektId: from.objektId })
  return row === undefined ? null : vermerkFrom(row)
}

const write = sql(
  'frist.schreibeVermerk',
  `insert into frist_vermerk (organisation_id, art, objekt_id, klient_id, faellig, ruht_bis, grund, ruht_durch, zustaendig_id,
    zustaendig_name,
      zugewiesen_am, geaendert_am) values (:organisationId, :art, :objektId, :klientId, :faellig, :ruhtBis, :grund, :ruhtDurch,
        :zustaendigId, :zustaendigName, :zugewiesenAm, :am)
    on conflict (organisation_id, art, objekt_id) do update
      set klient_id = :klientId, faellig = :faellig, ruht_bis = :ruhtBis, grund = :grund, ruht_durch = :ruhtDurch,
      zustaendig_id = :zustaendigId, zustaendig_name = :zustaendigName, geaendert_am = :am,
      zugewiesen_am = case when frist_vermerk.zustaendig_id = :zustaendigId then frist_vermerk.zugewiesen_am else :zugewiesenAm end`,
)

export async function writeVermerk(
  tx: Queryable,
  organisationId: string,
  neu: { art: FristArt; objektId: string; klientId: string | null; vermerk: Vermerk; am: Instant },
): Promise<void> {
  const { vermerk, ...rest } = neu
  const { faellig, ruhe, zustaendig } = vermerk
  const rests = { ruhtBis: ruhe?.bis ?? null, grund: ruhe?.grund ?? null, ruhtDurch: ruhe?.durch ?? null }
  const who = { zustaendigId: zustaendig?.id ?? null, zustaendigName: zustaendig?.name ?? null }
  const values = { organisationId, ...rest, faellig, ...rests, ...who, zugewiesenAm: zustaendig === null ? null : rest.am }
  await exactly(1, tx.write(write, values))
}

const eben = sql(
  'frist.ebenZugewiesen',
  `select exists (select from frist_vermerk v where v.organisation_id = :organisationId and v.zustaendig_id = :personId
    and v.zugewiesen_am > :seit) as eben`,
)

export async function wasJustAssigned(db: Queryable, organisationId: string, to: { personId: string; seit: Instant }): Promise<boolean> {
  return (await one(db.query<{ eben: boolean }>(eben, { organisationId, personId: to.personId, seit: to.seit }))).eben
}
