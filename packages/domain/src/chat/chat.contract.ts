import { z } from 'zod'
import { allSeitenRollen, rollen, seiten } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { draftDocument, messageDocument } from './chat.document.ts'
import { groupEvents, madeKinds, signs } from './chat.ts'
import { anyId, group } from './schemas.ts'

/** The platform administrator belongs to no organisation: the lists are empty for that role, and it cannot write. */
const everybody = { kind: 'signed-in', rollen, relation: 'own' } as const
const sides = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

const message = shapeOf(messageDocument)

export const chatMessage = z.strictObject({
  id: message.id,
  chatId: message.chatId,
  contactId: message.contactId,
  contactName: message.contactName,
  value: acceptedWords,
  createdAt: message.createdAt,
  isMine: z.boolean(),
  nr: message.nr,
  /** What it answers, as that stands now; its value is empty when it was withdrawn. */
  replyTo: z.strictObject({ nr: message.nr, contactName: message.contactName, value: acceptedWords }).nullable(),
  editedAt: plain.time.nullable(),
  /** Taken back by its writer before anybody else had read it: its value is empty. */
  withdrawn: z.boolean(),
  /** What happened to the group, done by `contactName`, and to whom; its value is empty then. */
  event: z.strictObject({ kind: z.enum(groupEvents), names: z.array(plain.name) }).nullable(),
  /** Until when the reader may change or withdraw it; null when not, or no longer. */
  changeableUntil: plain.time.nullable(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chat = z.strictObject({
  id,
  kind: z.enum(['person', 'bestellung', 'gruppe']),
  /** The other person, or the other organisation of the order; `about` is the organisation of the person, or the number of the order. Of a group the names of the others. */
  contact: z.strictObject({ id, avatar: plain.link.nullable(), name: plain.name, about: plain.sentence }),
  bestellung: z.strictObject({ id, nummer: plain.number }).nullable(),
  /** The other organisation; null among colleagues, and of a group. */
  organisationId: id.nullable(),
  group: group.nullable(),
  unreadCount: z.int(),
  /** How many of the unread ones name the reader. */
  mentionCount: z.int(),
  muted: z.boolean(),
  lastMessage: acceptedWords.nullable(),
  lastMessageAt: plain.time.nullable(),
  /** How far the other side has read: the person, or the first of the other organisation. */
  readBy: z.strictObject({ name: plain.name, nr: z.int(), at: plain.time }).nullable(),
  /** False when writing has ended: no common order any more, or the account is shut. */
  canWrite: z.boolean(),
  /** Its order is closed, and nothing was said since. */
  resolved: z.boolean(),
  /** What the reader has begun to write, on whatever screen; empty when nothing. */
  draft: acceptedWords,
  /** Of one chat its newest ones, oldest first; in the list only the last. */
  messages: z.array(chatMessage),
  hasOlder: z.boolean(),
})
export type Chat = z.infer<typeof chat>

const contact = z.strictObject({
  id,
  avatar: plain.link.nullable(),
  name: plain.name,
  about: plain.sentence,
  beruf: plain.code,
})
export type ChatContact = z.infer<typeof contact>

const fullContact = contact.extend({
  details: z.strictObject({
    phoneNumbers: z.array(z.strictObject({ phoneNumber: plain.contact, label: plain.name })),
    address: plain.contact,
  }),
  attachments: z.strictObject({ links: z.array(plain.link) }),
})

/** An order or a visit has a number. */
const madeThing = z.strictObject({ nr: message.nr, kind: z.enum(madeKinds), id, number: plain.number.nullable() })
export type MadeThing = z.infer<typeof madeThing>

/** A sign at a line, with all who have set it, the first one first. */
const lineSign = z.strictObject({
  nr: message.nr,
  sign: z.enum(signs),
  isMine: z.boolean(),
  people: z.array(z.strictObject({ contactId: message.contactId, contactName: message.contactName })),
})
export type LineSign = z.infer<typeof lineSign>

export const messagesPerPage = 50
/** Chats per answer. The first answer also includes older ones with unread messages, so that none is overlooked. */
export const chatsPerPage = 50
/** Messages per person and minute: more than anyone types, fewer than a runaway program sends. */
export const messagesPerMinute = 60

export const chatContract = {
  list: defineCall('GET /api/apps/chat/chats', {
    id: 'chat.list',
    summary:
      'The own chats, the one with the newest message first, each with its last message; or those older than one of them; or those alone whose person, organisation or order number has these words',
    access: everybody,
    query: z.strictObject({ before: id.optional(), suche: harmless('search', z.string().max(80)).optional() }),
    answer: z.array(chat),
  }),
  read: defineCall('GET /api/apps/chat/chat', {
    id: 'chat.read',
    summary: 'One chat with its newest messages, or with those before a number',
    access: everybody,
    query: z.strictObject({ id: anyId, before: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
    answer: chat,
    errors: ['chat.nicht_gefunden'],
  }),
  update: defineCall('PATCH /api/apps/chat/chat', {
    id: 'chat.update',
    summary: 'Mute a chat for oneself, mark it as read, or keep what one has begun to write; only what is named changes',
    access: sides,
    body: z.strictObject({
      id: anyId,
      chat: z.strictObject({
        muted: z.boolean().optional(),
        unreadCount: z.literal(0).optional(),
        draft: z.union([z.literal(''), draftDocument.value.schema]).optional(),
      }),
    }),
    answer: chat,
    errors: ['chat.nicht_gefunden'],
  }),
  start: defineCall('POST /api/apps/chat/chat', {
    id: 'chat.start',
    summary: 'The chat with a contact, or of an order with one of its sides; the same one for everybody who asks for it',
    access: sides,
    body: z.union([z.strictObject({ contactId: id }), z.strictObject({ bestellungId: id, seite: z.enum(seiten) })]),
    answer: chat,
    errors: ['chat.kontakt_unbekannt'],
  }),
  send: defineCall('POST /api/apps/chat/message', {
    id: 'chat.send',
    summary: 'Write a message, also in answer to another one of the chat; the same id again is the same message',
    access: sides,
    body: z.strictObject({ id: message.id, chatId: anyId, value: message.value, replyTo: message.id.optional() }),
    answer: chatMessage,
    status: 201,
    errors: ['chat.nicht_gefunden', 'chat.geschlossen', 'chat.zu_schnell', 'anfrage.schluessel_vergeben', 'nicht_gefunden'],
  }),
  edit: defineCall('PATCH /api/apps/chat/message', {
    id: 'chat.edit',
    summary: 'Change an own message, within fifteen minutes and as long as nobody else has read it',
    access: sides,
    body: z.strictObject({ id: message.id, chatId: anyId, value: message.value }),
    answer: chatMessage,
    errors: ['chat.nicht_gefunden', 'nicht_gefunden', 'chat.geschlossen', 'chat.nicht_mehr_aenderbar'],
  }),
  withdraw: defineCall('DELETE /api/apps/chat/message', {
    id: 'chat.withdraw',
    summary: 'Withdraw an own message, within fifteen minutes and as long as nobody else has read it; its words are gone',
    access: sides,
    query: z.strictObject({ id: message.id, chatId: anyId }),
    answer: chatMessage,
    errors: ['chat.nicht_gefunden', 'nicht_gefunden', 'chat.geschlossen', 'chat.nicht_mehr_aenderbar'],
  }),
  markRead: defineCall('POST /api/apps/chat/read', {
    id: 'chat.markRead',
    summary: 'The own mark: read up to this message; it never goes back',
    access: sides,
    body: z.strictObject({ chatId: anyId, messageId: id }),
    answer: z.strictObject({ unreadCount: z.int() }),
    errors: ['chat.nicht_gefunden', 'nicht_gefunden'],
  }),
  made: defineCall('GET /api/apps/chat/made', {
    id: 'chat.made',
    summary: 'What was made of the lines of a chat, as far as the reader sees the thing itself, and what the reader may make of a line',
    access: everybody,
    query: z.strictObject({ id: anyId }),
    answer: z.strictObject({ may: z.array(z.enum(madeKinds)), made: z.array(madeThing) }),
    errors: ['chat.nicht_gefunden'],
  }),
  keepMade: defineCall('POST /api/apps/chat/made', {
    id: 'chat.keepMade',
    summary: 'Note that a thing that the caller sees was made of a line; the same twice is one',
    access: sides,
    body: z.strictObject({ chatId: anyId, nr: message.nr, kind: z.enum(madeKinds), id }),
    answer: z.array(madeThing),
    errors: ['chat.nicht_gefunden', 'nicht_gefunden'],
  }),
  sources: defineCall('GET /api/apps/chat/sources', {
    id: 'chat.sources',
    summary: 'The lines of which a thing was made; only those of chats that the reader takes part in',
    access: everybody,
    query: z.strictObject({ kind: z.enum(madeKinds), id }),
    answer: z.array(z.strictObject({ chatId: id, nr: message.nr, contactName: message.contactName, createdAt: message.createdAt })),
  }),
  signs: defineCall('GET /api/apps/chat/signs', {
    id: 'chat.signs',
    summary: 'The signs that people have set to the lines of a chat, from a number on',
    access: everybody,
    query: z.strictObject({ id: anyId, from: z.coerce.number().int().min(1).max(2_000_000_000).default(1) }),
    answer: z.array(lineSign),
    errors: ['chat.nicht_gefunden'],
  }),
  setSign: defineCall('POST /api/apps/chat/sign', {
    id: 'chat.setSign',
    summary: 'Set a sign to a line, the same twice is one. It reads nothing and acknowledges nothing. Answers the signs of the line',
    access: sides,
    body: z.strictObject({ chatId: anyId, nr: message.nr, sign: z.enum(signs) }),
    answer: z.array(lineSign),
    errors: ['chat.nicht_gefunden', 'nicht_gefunden', 'chat.geschlossen'],
  }),
  removeSign: defineCall('DELETE /api/apps/chat/sign', {
    id: 'chat.removeSign',
    summary: 'Take an own sign away. Answers the signs of the line',
    access: sides,
    query: z.strictObject({ chatId: anyId, nr: z.coerce.number().int().min(1).max(2_000_000_000), sign: z.enum(signs) }),
    answer: z.array(lineSign),
    errors: ['chat.nicht_gefunden'],
  }),
  sides: defineCall('GET /api/apps/chat/sides', {
    id: 'chat.sides',
    summary: 'With which sides of an order one may talk about it; none of an order that one does not see',
    access: sides,
    query: z.strictObject({ bestellungId: id }),
    answer: z.array(z.strictObject({ seite: z.enum(seiten), name: plain.name })),
  }),
  contacts: defineCall('GET /api/apps/chat/contacts', {
    id: 'chat.contacts',
    summary: 'Whom one may write to: the own organisation, and those with which it shares an order, by name',
    access: everybody,
    answer: z.array(contact),
  }),
  contact: defineCall('GET /api/apps/chat/contact', {
    id: 'chat.contact',
    summary: 'One contact with the details of the organisation',
    access: everybody,
    query: z.strictObject({ id: anyId }),
    answer: fullContact,
    errors: ['chat.kontakt_unbekannt'],
  }),
  profile: defineCall('GET /api/apps/chat/profile', {
    id: 'chat.profile',
    summary: 'Oneself as the others see it',
    access: everybody,
    answer: z.strictObject({ id, name: plain.name, email: plain.contact, avatar: plain.link.nullable(), about: plain.sentence }),
  }),
} as const
