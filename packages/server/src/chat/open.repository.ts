/** Chats that are opened when somebody asks for them: of two people, and of an order. */
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type Leser, isVisible, vonLeser } from './chat.repository.ts'

const direkt = sql(
  'chat.oeffneDirekt',
  `insert into chat (id, art, person_a, person_b, sichtbar_fuer, created_at)
    select :neueId, 'DIREKT', least(:personId::uuid, k.id), greatest(:personId::uuid, k.id), array[:personId::uuid, k.id], :am
    from chat_kontakte() k where k.id = :kontaktId and :organisationId::uuid is not null
    on conflict on constraint chat_direkt do nothing`,
)
// By itself: a statement sees only what was there when it began, and the other person may have opened the chat meanwhile.
const findeDirekt = sql(
  'chat.findeDirekt',
  `select c.id from chat c where ${isVisible('c')} and c.person_a = least(:personId::uuid, :kontaktId::uuid)
    and c.person_b = greatest(:personId::uuid, :kontaktId::uuid)`,
)

/** The chat of two people, opened when there is none; null when the reader may not write to that person. */
export async function openDirekt(
  db: Queryable,
  reader: Leser,
  { neueId, kontaktId, am }: { neueId: string; kontaktId: string; am: string },
): Promise<string | null> {
  await db.write(direkt, { ...vonLeser(reader), neueId, kontaktId, am })
  const [row] = await db.query<{ id: string }>(findeDirekt, { ...vonLeser(reader), kontaktId })
  return row?.id ?? null
}

const bestellung = sql(
  'chat.oeffneBestellung',
  `insert into chat (id, art, bestellung_id, bestellung_nummer, pflegedienst_id, gegenueber_id, sichtbar_fuer, created_at)
    select :neueId, 'BESTELLUNG', b.id, b.nummer, b.pflegedienst_id,
      case when b.pflegedienst_id = :organisationId then s.organisation_id else :organisationId end,
      array[:organisationId::uuid, s.organisation_id], :am
    from bestellung b join chat_seiten(:bestellungId) s on s.seite = :seite
    where b.id = :bestellungId and :personId::uuid is not null
    on conflict on constraint chat_bestellung do nothing`,
)
const findeBestellung = sql(
  'chat.findeBestellung',
  `select c.id from chat c join chat_seiten(:bestellungId) s on s.seite = :seite and s.organisation_id = any (c.sichtbar_fuer)
    where ${isVisible('c')} and c.bestellung_id = :bestellungId`,
)

/** The chat of an order with one of its sides, opened when there is none; null when the reader's side does not talk with that one. */
export async function openBestellung(
  db: Queryable,
  reader: Leser,
  { neueId, bestellungId, seite, am }: { neueId: string; bestellungId: string; seite: Seite; am: string },
): Promise<string | null> {
  await db.write(bestellung, { ...vonLeser(reader), neueId, bestellungId, seite, am })
  const [row] = await db.query<{ id: string }>(findeBestellung, { ...vonLeser(reader), bestellungId, seite })
  return row?.id ?? null
}
