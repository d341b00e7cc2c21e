/** Whom the reader may write to, and who the reader is to them. Every statement is scoped by the person and the organisation, $1 and $2. */
import type { ChatContact } from '@dreiklang/domain/chat/chat.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import type { Queryable, Statement } from '../ports.ts'
import { type Leser, foto, sichtbar, vonLeser } from './chat.repository.ts'

const seiten: Statement = {
  name: 'chat.seiten',
  text: `select s.seite, o.name from chat_seiten($3) s join organisation o on o.id = s.organisation_id
    where $1::uuid is not null and $2::uuid is not null order by s.seite desc`,
}

/** The sides of an order with which the reader's side talks about it: those that see it too. */
export async function ladeSeiten(db: Queryable, leser: Leser, bestellungId: string): Promise<{ seite: Seite; name: string }[]> {
  return db.query<{ seite: Seite; name: string }>(seiten, [...vonLeser(leser), bestellungId])
}

const kontakte: Statement = {
  name: 'chat.kontakte',
  text: `select k.id, ${foto('k')} as avatar, k.name, o.name as about, k.beruf
    from chat_kontakte() k join organisation o on o.id = k.organisation_id left join person_profil f on f.person_id = k.id
    where k.id <> $1 and $2::uuid is not null and ($3::uuid is null or k.id = $3)
    order by falte(k.name) collate "C", k.id`,
}

/** Whom the reader may write to, by name; with `kontaktId` that one or none. */
export async function ladeKontakte(db: Queryable, leser: Leser, kontaktId: string | null): Promise<ChatContact[]> {
  return db.query<ChatContact>(kontakte, [...vonLeser(leser), kontaktId])
}

const haus: Statement = {
  name: 'chat.hausDesKontakts',
  text: `select o.name, o.telefon, concat_ws(', ', concat_ws(' ', o.strasse, o.hausnummer), o.zusatz, concat_ws(' ', o.plz, o.ort)) as adresse
    from chat_kontakte() k join organisation o on o.id = k.organisation_id where k.id <> $1 and $2::uuid is not null and k.id = $3`,
}

export interface HausRow {
  name: string
  telefon: string | null
  adresse: string
}

export async function ladeHaus(db: Queryable, leser: Leser, kontaktId: string): Promise<HausRow | null> {
  const [row] = await db.query<HausRow>(haus, [...vonLeser(leser), kontaktId])
  return row ?? null
}

const mitLinks: Statement = {
  name: 'chat.textMitLinks',
  text: `select n.id, n.text as value from chat c join chat_nachricht n on n.chat_id = c.id
    where ${sichtbar('c')} and c.art = 'DIREKT' and $3 = any (c.sichtbar_fuer) and n.hat_link order by n.nr desc limit 50`,
}

/** Texts, sealed, of the chat with one person that hold a link, newest first. */
export async function ladeTexteMitLinks(db: Queryable, leser: Leser, kontaktId: string): Promise<{ id: string; value: string }[]> {
  return db.query<{ id: string; value: string }>(mitLinks, [...vonLeser(leser), kontaktId])
}

const selbst: Statement = {
  name: 'chat.selbst',
  text: `select p.id, p.name, p.email, ${foto('p')} as avatar, coalesce(o.name, '') as about
    from person p left join person_profil f on f.person_id = p.id left join organisation o on o.id = $2 where p.id = $1`,
}

export interface SelbstRow {
  id: string
  name: string
  email: string
  avatar: string | null
  about: string
}

export async function ladeSelbst(db: Queryable, leser: Leser): Promise<SelbstRow | null> {
  const [row] = await db.query<SelbstRow>(selbst, vonLeser(leser))
  return row ?? null
}
