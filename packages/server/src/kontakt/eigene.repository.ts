/** What a person keeps about the contacts of the organisation. Every statement is scoped by the organisation, $1, and the person, $2. */
import type { EigeneKontakte } from '@dreiklang/domain/kontakt/kontakt.contract'
import type { Queryable, Statement } from '../ports.ts'

interface Wer {
  organisationId: string
  personId: string
}

/** What was kept about a contact that was merged counts for the one that is left. */
const lesen: Statement = {
  name: 'kontakt.eigene',
  text: `with recursive weg as (
      select p.favorit, p.zuletzt_am, k.id, k.aufgegangen_in, k.geloescht_am
      from kontakt_person p join kontakt k on k.organisation_id = p.organisation_id and k.id = p.kontakt_id
      where p.organisation_id = $1 and p.person_id = $2
      union
      select w.favorit, w.zuletzt_am, n.id, n.aufgegangen_in, n.geloescht_am from weg w join kontakt n on n.organisation_id = $1 and n.id = w.aufgegangen_in),
    da as (select w.id, bool_or(w.favorit) as favorit, max(w.zuletzt_am) as zuletzt_am from weg w where w.geloescht_am is null group by w.id)
    select array(select d.id from da d where d.favorit order by d.id) as favourites,
      array(select d.id from da d where d.zuletzt_am is not null order by d.zuletzt_am desc, d.id limit 20) as recent`,
}

export async function ladeEigene(db: Queryable, { organisationId, personId }: Wer): Promise<EigeneKontakte> {
  const [zeile] = await db.query<EigeneKontakte>(lesen, [organisationId, personId])
  return zeile ?? { favourites: [], recent: [] }
}

const merken: Statement = {
  name: 'kontakt.merken',
  text: `insert into kontakt_person as p (organisation_id, person_id, kontakt_id, favorit, zuletzt_am)
    select $1, $2, k.id, coalesce($4, false), $5 from kontakt k where k.organisation_id = $1 and k.id = $3 and k.geloescht_am is null
    on conflict (person_id, kontakt_id) do update set favorit = coalesce($4, p.favorit), zuletzt_am = coalesce(excluded.zuletzt_am, p.zuletzt_am)
    returning p.kontakt_id`,
}

/** Null leaves the mark or the moment as it is. False when there is no such contact. */
export async function merke(
  db: Queryable,
  { organisationId, personId }: Wer,
  { id, favorit, zuletztAm }: { id: string; favorit: boolean | null; zuletztAm: string | null },
): Promise<boolean> {
  return (await db.query(merken, [organisationId, personId, id, favorit, zuletztAm])).length === 1
}

const abwaehlen: Statement = {
  name: 'kontakt.abwaehlen',
  text: `with recursive weg as (
      select $3::uuid as id union select k.id from kontakt k join weg w on k.organisation_id = $1 and k.aufgegangen_in = w.id)
    update kontakt_person p set favorit = false from weg w where p.organisation_id = $1 and p.person_id = $2 and p.kontakt_id = w.id`,
}

/** Also of those that were merged into it: otherwise they would bring the mark back. */
export async function waehleAb(db: Queryable, { organisationId, personId }: Wer, id: string): Promise<void> {
  await db.query(abwaehlen, [organisationId, personId, id])
}
