import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createChats } from './chat.usecases.ts'
import { createKontakte } from './kontakte.usecases.ts'

export function chatRoom(ports: Ports): Room {
  const chats = createChats(ports)
  const kontakte = createKontakte(ports)
  const { list, read, update, start, send, markRead, sides, contacts, contact, profile } = chatContract

  const routes = [
    signedIn(list, (anfrage) => chats.list(anfrage, anfrage.query)),
    signedIn(read, (anfrage) => chats.read(anfrage, anfrage.query)),
    signedIn(update, (anfrage) => chats.update(anfrage, anfrage.body)),
    signedIn(start, (anfrage) => chats.start(anfrage, anfrage.body)),
    signedIn(send, ({ akteur, body }) => chats.send(akteur, body)),
    signedIn(markRead, ({ akteur, body }) => chats.markRead(akteur, body)),
    signedIn(sides, ({ akteur, query }) => kontakte.sides(akteur, query.bestellungId)),
    signedIn(contacts, ({ akteur }) => kontakte.contacts(akteur)),
    signedIn(contact, ({ akteur, query }) => kontakte.contact(akteur, query.id)),
    signedIn(profile, ({ akteur }) => kontakte.profile(akteur)),
  ]
  return { routes }
}
