import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createChats } from './chat.usecases.ts'
import { createKontakte } from './kontakte.usecases.ts'
import { createMessages } from './message.usecases.ts'

export function chatRoom(ports: Ports): Room {
  const chats = createChats(ports)
  const messages = createMessages(ports)
  const kontakte = createKontakte(ports)
  const { list, read, update, start, send, edit, withdraw, markRead, sides, contacts, contact, profile } = chatContract

  const routes = [
    signedIn(list, (request) => chats.list(request, request.query)),
    signedIn(read, (request) => chats.read(request, request.query)),
    signedIn(update, (request) => chats.update(request, request.body)),
    signedIn(start, (request) => chats.start(request, request.body)),
    signedIn(send, ({ akteur, body }) => messages.send(akteur, body)),
    signedIn(edit, ({ akteur, body }) => messages.edit(akteur, body)),
    signedIn(withdraw, ({ akteur, query }) => messages.withdraw(akteur, query)),
    signedIn(markRead, ({ akteur, body }) => chats.markRead(akteur, body)),
    signedIn(sides, ({ akteur, query }) => kontakte.sides(akteur, query.bestellungId)),
    signedIn(contacts, ({ akteur }) => kontakte.contacts(akteur)),
    signedIn(contact, ({ akteur, query }) => kontakte.contact(akteur, query.id)),
    signedIn(profile, ({ akteur }) => kontakte.profile(akteur)),
  ]
  return { routes, own: { chat: messages.writtenBy } }
}
