import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { groupContract } from '@dreiklang/domain/chat/group.contract'
import { laterContract } from '@dreiklang/domain/chat/later.contract'
import { reminderContract } from '@dreiklang/domain/chat/reminder.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createChats } from './chat.usecases.ts'
import { createKontakte } from './kontakte.usecases.ts'
import { createGroups } from './group.usecases.ts'
import { createLater, createLaterClock } from './later.usecases.ts'
import { createMade } from './made.usecases.ts'
import { loadOwnReminders } from './reminder.repository.ts'
import { loadOwnSigns } from './sign.repository.ts'
import { createReminderClock, createReminders } from './reminder.usecases.ts'
import { createSigns } from './sign.usecases.ts'
import { type TellChat, createTellMentions, createTelling } from './mention.usecases.ts'
import { createMessages } from './message.usecases.ts'

export function chatRoom(ports: Ports, { tell }: { tell: TellChat }): Room {
  const chats = createChats(ports)
  const tellMentions = createTellMentions(ports, { tell })
  const messages = createMessages(ports, { toldOf: createTelling(ports, tellMentions) })
  const kontakte = createKontakte(ports)
  const made = createMade(ports)
  const signs = createSigns(ports)
  const later = createLater(ports)
  const groups = createGroups(ports)
  const reminders = createReminders(ports)
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
    signedIn(laterContract.later, ({ akteur, query }) => later.later(akteur, query.id)),
    signedIn(laterContract.keepLater, ({ akteur, body }) => later.keep(akteur, body)),
    signedIn(laterContract.removeLater, ({ akteur, query }) => later.remove(akteur, query)),
    signedIn(reminderContract.reminders, ({ akteur }) => reminders.list(akteur)),
    signedIn(reminderContract.keepReminder, ({ akteur, body }) => reminders.keep(akteur, body)),
    signedIn(reminderContract.removeReminder, ({ akteur, query }) => reminders.remove(akteur, query.id)),
    signedIn(groupContract.createGroup, async (request) => chats.read(request, { id: await groups.create(request.akteur, request.body) })),
    signedIn(groupContract.renameGroup, async (request) => chats.read(request, { id: await groups.rename(request.akteur, request.body) })),
    signedIn(groupContract.addToGroup, async (request) => chats.read(request, { id: await groups.add(request.akteur, request.body) })),
    signedIn(groupContract.removeFromGroup, ({ akteur, query }) => groups.remove(akteur, query)),
    signedIn(profile, ({ akteur }) => kontakte.profile(akteur)),
  ]
  return {
    routes,
    // What the clock sends may name somebody.
    jobs: { chatLater: createLaterClock(ports), chatMentions: tellMentions, chatReminders: createReminderClock(ports, { tell }) },
    own: {
      chat: messages.writtenBy,
      chatLater: later.ofPerson,
      chatSigns: (db, { personId }) => loadOwnSigns(db, personId),
      chatGroups: groups.ofPerson,
      chatReminders: (db, { personId }) => loadOwnReminders(db, personId),
    },
  }
}
