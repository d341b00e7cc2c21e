import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

type ZugangRow = Columns<'klient_zugang', 'version' | 'angaben' | 'geaendert_am'> & Columns<'person', 'name as von'>

const zugang = sql(
  'klient.zugang',
  `select z.version, z.angaben, z.geaendert_am as "geaendertAm", p.name as von
    from klient_zugang z join person p on p.id = z.geaendert_von
    where z.pflegedienst_id = :pflegedienstId and z.klient_id = :klientId`,
)

export async function loadZugang(db: Queryable, pflegedienstId: string, klientId: string): Promise<ZugangRow | null> {
  return maybe(db.query<ZugangRow>(zugang, { pflegedienstId, klientId }))
}

const write = sql(
  'klient.zugangSchreiben',
  `insert into klient_zugang (pflegedienst_id, klient_id, version, angaben, geaendert_am, geaendert_von)
    values (:pflegedienstId, :klientId, :version, :siegel, :am, :personId)
    on conflict (klient_id) do update set version = excluded.version, angaben = excluded.angaben, geaendert_am = excluded.geaendert_am,
      geaendert_von = excluded.geaendert_von`,
)

/** The record must be locked. */
export async function writeZugang(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; version: number; siegel: string; am: string; personId: string },
): Promise<void> {
  await exactly(1, db.write(write, { pflegedienstId, ...what }))
}

type ZuteilungRow = Columns<'klient_zuteilung', 'person_id' | 'tag'> & Columns<'person', 'name'> & { bis: string | null }

const tageOfPerson = sql(
  'klient.tageDerPerson',
  `select z.tag from klient_zuteilung z where z.pflegedienst_id = :organisationId and z.person_id = :personId order by z.tag, z.klient_id`,
)

/** For the person's own copy: on which days somebody was assigned, without the Klienten, whose data it is not. */
export function loadTageOfPerson(
  db: Queryable,
  whose: { organisationId: string; personId: string },
): Promise<Columns<'klient_zuteilung', 'tag'>[]> {
  return db.query<Columns<'klient_zuteilung', 'tag'>>(tageOfPerson, whose)
}

const zuteilungen = sql(
  'klient.zuteilungen',
  `select z.person_id as "personId", p.name, z.tag, b.bis
    from klient_zuteilung z join person p on p.id = z.person_id, lateral (select zuteilung_bis(z.klient_id, z.person_id, z.tag) as bis) b
    where z.pflegedienst_id = :pflegedienstId and z.klient_id = :klientId
      and (z.tag >= :heute::date or (z.tag = :heute::date - 1 and b.bis > :now))
    order by z.tag, p.name, z.person_id`,
)

export async function loadZuteilungen(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; heute: IsoDate; now: string },
): Promise<ZuteilungRow[]> {
  return db.query<ZuteilungRow>(zuteilungen, { pflegedienstId, ...what })
}

const kollegen = sql(
  'klient.zuteilbar',
  `select p.id, p.name from person p where p.organisation_id = :pflegedienstId and p.aktiv order by p.name, p.id limit 500`,
)

export async function loadZuteilbare(db: Queryable, pflegedienstId: string): Promise<Columns<'person', 'id' | 'name'>[]> {
  return db.query(kollegen, { pflegedienstId })
}

const zuteilen = sql(
  'klient.zuteilen',
  `with kollege as (select p.id from person p where p.id = :personId and p.organisation_id = :pflegedienstId and p.aktiv),
    neu as (
      insert into klient_zuteilung (pflegedienst_id, klient_id, person_id, tag, von_person_id, created_at)
      select :pflegedienstId::uuid, :klientId::uuid, k.id, :tag::date, :von::uuid, :am::timestamptz from kollege k on conflict do nothing)
    select id from kollege`,
)

/** False for someone who does not work here. Twice is once. */
export async function insertZuteilung(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; personId: string; tag: IsoDate; von: string; am: string },
): Promise<boolean> {
  return (await db.query(zuteilen, { pflegedienstId, ...what })).length === 1
}

const entfernen = sql(
  'klient.zuteilungEntfernen',
  `delete from klient_zuteilung where pflegedienst_id = :pflegedienstId and klient_id = :klientId and person_id = :personId
    and tag = :tag returning person_id`,
)

export async function removeZuteilung(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; personId: string; tag: IsoDate },
): Promise<boolean> {
  return (await db.query(entfernen, { pflegedienstId, ...what })).length === 1
}
