import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createChats } from './chat.usecases.ts'
import { createKontakte } from './kontakte.usecases.ts'

export function chatRoutes(ports: Ports): Route[] {
  const chats = createChats(ports)
  const kontakte = createKontakte(ports)
  const { list, read, update, start, send, markRead, sides, contacts, contact, profile } = chatContract

  return [
    geschuetzt(list, (anfrage) => chats.list(anfrage, anfrage.query)),
    geschuetzt(read, (anfrage) => chats.read(anfrage, anfrage.query)),
    geschuetzt(update, (anfrage) => chats.update(anfrage, anfrage.body)),
    geschuetzt(start, (anfrage) => chats.start(anfrage, anfrage.body)),
    geschuetzt(send, ({ akteur, body }) => chats.send(akteur, body)),
    geschuetzt(markRead, ({ akteur, body }) => chats.markRead(akteur, body)),
    geschuetzt(sides, ({ akteur, query }) => kontakte.sides(akteur, query.bestellungId)),
    geschuetzt(contacts, ({ akteur }) => kontakte.contacts(akteur)),
    geschuetzt(contact, ({ akteur, query }) => kontakte.contact(akteur, query.id)),
    geschuetzt(profile, ({ akteur }) => kontakte.profile(akteur)),
  ]
}
