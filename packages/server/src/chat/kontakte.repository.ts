import type { ChatContact } from '@dreiklang/domain/chat/chat.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type Leser, foto, isVisible, vonLeser } from './chat.repository.ts'

const seiten = sql(
  'chat.seiten',
  `select s.seite, o.name from chat_seiten(:bestellungId) s join organisation o on o.id = s.organisation_id
    where :personId::uuid is not null and :organisationId::uuid is not null order by s.seite desc`,
)

export async function loadPages(db: Queryable, reader: Leser, bestellungId: string): Promise<{ seite: Seite; name: string }[]> {
  return db.query<{ seite: Seite; name: string }>(seiten, { ...vonLeser(reader), bestellungId })
}

const kontakte = sql(
  'chat.kontakte',
  `select k.id, ${foto('k')} as avatar, k.name, o.name as about, k.beruf
    from chat_kontakte() k join organisation o on o.id = k.organisation_id left join person_profil f on f.person_id = k.id
    where k.id <> :personId and :organisationId::uuid is not null and (:kontaktId::uuid is null or k.id = :kontaktId)
    order by falte(k.name) collate "C", k.id`,
)

export async function loadKontakte(db: Queryable, reader: Leser, kontaktId: string | null): Promise<ChatContact[]> {
  return db.query<ChatContact>(kontakte, { ...vonLeser(reader), kontaktId })
}

const haus = sql(
  'chat.hausDesKontakts',
  `select o.name, o.telefon, concat_ws(', ', concat_ws(' ', o.strasse, o.hausnummer), o.zusatz, concat_ws(' ', o.plz, o.ort)) as adresse
    from chat_kontakte() k join organisation o on o.id = k.organisation_id
      where k.id <> :personId and :organisationId::uuid is not null and k.id = :kontaktId`,
)

export interface HausRow extends Columns<'organisation', 'name' | 'telefon'> {
  adresse: string
}

export async function loadHaus(db: Queryable, reader: Leser, kontaktId: string): Promise<HausRow | null> {
  return maybe(db.query<HausRow>(haus, { ...vonLeser(reader), kontaktId }))
}

const withLinks = sql(
  'chat.textMitLinks',
  `select n.id, n.text as value from chat c join chat_nachricht n on n.chat_id = c.id
    where ${isVisible('c')} and c.art = 'DIREKT' and :kontaktId = any (c.sichtbar_fuer) and n.hat_link order by n.nr desc limit 50`,
)

/** Sealed, newest first. */
export async function loadTextsWithLinks(
  db: Queryable,
  reader: Leser,
  kontaktId: string,
): Promise<Columns<'chat_nachricht', 'id' | 'text as value'>[]> {
  return db.query<Columns<'chat_nachricht', 'id' | 'text as value'>>(withLinks, { ...vonLeser(reader), kontaktId })
}

const selbst = sql(
  'chat.selbst',
  `select p.id, p.name, p.email, ${foto('p')} as avatar, coalesce(o.name, '') as about
    from person p left join person_profil f on f.person_id = p.id left join organisation o on o.id = :organisationId
      where p.id = :personId`,
)

export interface SelbstRow extends Columns<'person', 'id' | 'name' | 'email'> {
  avatar: string | null
  about: string
}

export async function loadSelf(db: Queryable, reader: Leser): Promise<SelbstRow | null> {
  return maybe(db.query<SelbstRow>(selbst, vonLeser(reader)))
}
