import type { OwnKontakte } from '@dreiklang/domain/kontakt/kontakt.contract'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

interface Wer {
  organisationId: string
  personId: string
}

/** Begins with `with recursive`. What was kept about a merged contact counts for the one that is left; no restricted Klienten. */
export const withOwn = `with recursive weg as (
      select p.favorit, p.zuletzt_am, k.id, k.aufgegangen_in, k.geloescht_am
      from kontakt_person p join kontakt k on k.organisation_id = p.organisation_id and k.id = p.kontakt_id
      where p.organisation_id = :organisationId and p.person_id = :personId
      union
      select w.favorit, w.zuletzt_am, n.id, n.aufgegangen_in, n.geloescht_am from weg w
        join kontakt n on n.organisation_id = :organisationId and n.id = w.aufgegangen_in),
    eigene as materialized (
      select w.id, bool_or(w.favorit) as favorit, max(w.zuletzt_am) as zuletzt_am from weg w where w.geloescht_am is null group by w.id
      union all
      select p.klient_id, p.favorit, p.zuletzt_am from kontakt_klient p
        join klient k on k.id = p.klient_id and k.pflegedienst_id = :organisationId
      where p.organisation_id = :organisationId and p.person_id = :personId)`

const read = sql(
  'kontakt.eigene',
  `${withOwn}
    select array(select d.id from eigene d where d.favorit order by d.id) as favourites,
      array(select d.id from eigene d where d.zuletzt_am is not null order by d.zuletzt_am desc, d.id limit 20) as recent`,
)

export async function loadOwn(db: Queryable, { organisationId, personId }: Wer): Promise<OwnKontakte> {
  const [row] = await db.query<OwnKontakte>(read, { organisationId, personId })
  return row ?? { favourites: [], recent: [] }
}

const merken = sql(
  'kontakt.merken',
  `insert into kontakt_person as p (organisation_id, person_id, kontakt_id, favorit, zuletzt_am)
    select :organisationId, :personId, k.id, coalesce(:favorit, false), :zuletztAm from kontakt k
      where k.organisation_id = :organisationId and k.id = :id and k.geloescht_am is null
    on conflict (person_id, kontakt_id) do update set favorit = coalesce(:favorit, p.favorit), zuletzt_am = coalesce(excluded.zuletzt_am,
      p.zuletzt_am)
    returning p.kontakt_id`,
)

const klientMerken = sql(
  'kontakt.klientMerken',
  `insert into kontakt_klient as p (organisation_id, person_id, klient_id, favorit, zuletzt_am)
    select :organisationId, :personId, k.id, coalesce(:favorit, false), :zuletztAm from klient k
      where k.pflegedienst_id = :organisationId and k.id = :id
    on conflict (person_id, klient_id) do update set favorit = coalesce(:favorit, p.favorit), zuletzt_am = coalesce(excluded.zuletzt_am,
      p.zuletzt_am)
    returning p.klient_id`,
)

/** Null leaves the mark or the moment as it is. False when there is neither such a contact nor such a Klient. */
export async function remember(
  db: Queryable,
  { organisationId, personId }: Wer,
  { id, favorit, zuletztAm }: { id: string; favorit: boolean | null; zuletztAm: string | null },
): Promise<boolean> {
  const values = { organisationId, personId, id, favorit, zuletztAm }
  return (await db.query(merken, values)).length === 1 || (await db.query(klientMerken, values)).length === 1
}

const abwaehlen = sql(
  'kontakt.abwaehlen',
  `with recursive weg as (
      select :id::uuid as id union select k.id from kontakt k join weg w on k.organisation_id = :organisationId and k.aufgegangen_in = w.id)
    update kontakt_person p set favorit = false from weg w
      where p.organisation_id = :organisationId and p.person_id = :personId and p.kontakt_id = w.id`,
)

/** Also of those that were merged into it: otherwise they would bring the mark back. */
export async function deselect(db: Queryable, { organisationId, personId }: Wer, id: string): Promise<void> {
  await db.write(abwaehlen, { organisationId, personId, id })
}
