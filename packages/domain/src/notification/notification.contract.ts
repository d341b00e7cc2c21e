import { z } from 'zod'
import { allSeitenRollen, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, text, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { type MitteilungArt, aufbewahrung, seitenlaenge, themenList } from './notification.ts'

const own = { kind: 'signed-in', rollen, relation: 'own' } as const

/** Title and description are HTML of a short list of elements, clean when they leave the server. */
export const mitteilung = z.strictObject({
  id,
  icon: plain.code.nullable(),
  image: plain.link.nullable(),
  title: plain.sentence.nullable(),
  description: plain.sentence.nullable(),
  /** Instant, ISO 8601 in UTC. */
  time: plain.time,
  link: plain.link.nullable(),
  useRouter: z.boolean(),
  read: z.boolean(),
  seen: z.boolean(),
})
export type Mitteilung = z.infer<typeof mitteilung>

/** All that the template's screen knows of an entry. An `id` in a new one is taken for what it is, a proposal: the server gives its own. */
export const mitteilungAngaben = z
  .strictObject({
    id: harmless('code', z.string().max(100)),
    icon: z
      .string()
      .max(60)
      .regex(/^[a-z0-9_:-]+$/i)
      .nullable(),
    image: harmless('link', line(500)).nullable(),
    title: harmless('sentence', text(500)).nullable(),
    description: harmless('sentence', text(4000)).nullable(),
    time: z.iso.datetime({ offset: true }),
    link: harmless('link', line(2000)).nullable(),
    useRouter: z.boolean(),
    read: z.boolean(),
    seen: z.boolean(),
  })
  .partial()
export type MitteilungAngaben = z.infer<typeof mitteilungAngaben>

/** `unread` and `total` are of all entries that are kept. */
const page = z.strictObject({ entries: z.array(mitteilung), unread: z.number().int().min(0), total: z.number().int().min(0) })
export type Mitteilungsseite = z.infer<typeof page>

const unter = <A extends MitteilungArt, S extends z.ZodType>(art: A, schema: S) => z.strictObject({ [art]: schema } as Record<A, S>)

const words = { message: { eine: 'Message', alle: 'Messages' }, notification: { eine: 'Notification', alle: 'Notifications' } } as const

function calls<A extends MitteilungArt>(art: A) {
  const path = `/api/common/${art}s` as const
  const { eine, alle } = words[art]
  return {
    list: defineCall(`GET ${path}`, {
      id: `notification.list${alle}`,
      summary: `The own ${art}s, newest first`,
      access: own,
      answer: z.array(mitteilung),
    }),
    /** What the screen loads: the list of the template is all of them, and part of every start. */
    page: defineCall(`GET ${path}/page`, {
      id: `notification.page${alle}`,
      summary: `The newest of the own ${art}s, and how many there are and are unread`,
      access: own,
      query: z.strictObject({ limit: z.coerce.number().int().min(1).max(aufbewahrung.hoechstens).default(seitenlaenge) }),
      answer: page,
    }),
    create: defineCall(`POST ${path}`, {
      id: `notification.create${eine}`,
      summary: `Write a ${art} to oneself`,
      access: own,
      body: unter(art, mitteilungAngaben),
      answer: mitteilung,
      errors: ['notification.leer', 'notification.link'],
    }),
    update: defineCall(`PATCH ${path}`, {
      id: `notification.update${eine}`,
      summary: `Change one's own ${art}; of those that the system made only whether they are read`,
      access: own,
      body: unter(art, mitteilungAngaben).extend({ id }),
      answer: mitteilung,
      errors: ['notification.leer', 'notification.link', 'notification.inhalt_fest', 'nicht_gefunden'],
    }),
    remove: defineCall(`DELETE ${path}`, {
      id: `notification.remove${eine}`,
      summary: `Remove a ${art}`,
      access: own,
      query: z.strictObject({ id }),
      answer: z.literal(true),
      errors: ['nicht_gefunden'],
    }),
    markAllAsRead: defineCall(`POST ${path}/mark-all-as-read`, {
      id: `notification.markAll${alle}AsRead`,
      summary: `Mark all ${art}s as read and seen`,
      access: own,
      answer: z.literal(true),
    }),
    /** The way of the template; a read that changes, so it is refused when another site is behind it. */
    markAllAsReadByGet: defineCall(`GET ${path}/mark-all-as-read`, {
      id: `notification.getMarkAll${alle}AsRead`,
      summary: `Mark all ${art}s as read and seen, as the template does it; new callers use POST`,
      access: own,
      answer: z.literal(true),
      errors: ['zugriff.fremde_herkunft'],
    }),
    toggleReadStatus: defineCall(`POST ${path}/toggle-read-status`, {
      id: `notification.toggle${eine}ReadStatus`,
      summary: `Set whether a ${art} is read; of the entry only id and read count`,
      access: own,
      body: unter(art, mitteilungAngaben.extend({ id, read: z.boolean() })),
      answer: mitteilung,
      errors: ['nicht_gefunden'],
    }),
  } as const
}

export const messageContract = calls('message')
export const notificationContract = calls('notification')

const themaId = z.enum(themenList)

const einstellungen = z.strictObject({
  themen: z.array(
    z.strictObject({
      id: themaId,
      pflicht: z.boolean(),
      inApp: z.boolean(),
      email: z.boolean(),
      /** Null where no device is ever woken. */
      push: z.boolean().nullable(),
    }),
  ),
})
export type NotificationSettings = z.infer<typeof einstellungen>

const seiten = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

export const notificationSettingsContract = {
  read: defineCall('GET /api/notification-settings', {
    id: 'notification.readSettings',
    summary: 'What the person wants to be told, and how',
    access: seiten,
    answer: einstellungen,
  }),
  update: defineCall('PATCH /api/notification-settings', {
    id: 'notification.updateSettings',
    summary: 'Change what the person is told; subjects and channels that are not named stay',
    access: seiten,
    body: z.strictObject({
      themen: z
        .array(z.strictObject({ id: themaId, inApp: z.boolean().optional(), email: z.boolean().optional(), push: z.boolean().optional() }))
        .min(1)
        .max(themenList.length),
    }),
    answer: einstellungen,
    errors: ['notification.pflicht'],
  }),
} as const
