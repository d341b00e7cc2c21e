import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createChats } from './chat.usecases.ts'
import { createKontakte } from './kontakte.usecases.ts'
import { createLater, createLaterClock } from './later.usecases.ts'
import { createMade } from './made.usecases.ts'
import { loadOwnSigns } from './sign.repository.ts'
import { createSigns } from './sign.usecases.ts'
import { createMessages } from './message.usecases.ts'

export function chatRoom(ports: Ports): Room {
  const chats = createChats(ports)
  const messages = createMessages(ports)
  const kontakte = createKontakte(ports)
  const made = createMade(ports)
  const signs = createSigns(ports)
  const later = createLater(ports)
  const { list, read, update, start, send, edit, withdraw, markRead, sides, contacts, contact, profile } = chatContract
  const c = chatContract

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
    signedIn(c.made, ({ akteur, query }) => made.made(akteur, query.id)),
    signedIn(c.keepMade, ({ akteur, body }) => made.keepMade(akteur, body)),
    signedIn(c.sources, ({ akteur, query }) => made.sources(akteur, query)),
    signedIn(c.signs, ({ akteur, query }) => signs.signs(akteur, query)),
    signedIn(c.setSign, ({ akteur, body }) => signs.set(akteur, body)),
    signedIn(c.removeSign, ({ akteur, query }) => signs.remove(akteur, query)),
    signedIn(c.later, ({ akteur, query }) => later.later(akteur, query.id)),
    signedIn(c.keepLater, ({ akteur, body }) => later.keep(akteur, body)),
    signedIn(c.removeLater, ({ akteur, query }) => later.remove(akteur, query)),
    signedIn(profile, ({ akteur }) => kontakte.profile(akteur)),
  ]
  return {
    routes,
    jobs: { chatLater: createLaterClock(ports) },
    own: { chat: messages.writtenBy, chatLater: later.ofPerson, chatSigns: (db, { personId }) => loadOwnSigns(db, personId) },
  }
}
