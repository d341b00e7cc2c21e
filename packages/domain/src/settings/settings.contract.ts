/** The calls with which a person keeps choices on the server, so that every device looks the same. */
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { benutzer } from '../shared/anmeldung.contract.ts'
import { densities, languageIds, layouts, schemes, themeIds, userStatus } from '../shared/appearance.ts'
import { defineCall } from '../shared/contract.ts'
import { id, named } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'

const own = { kind: 'signed-in', rollen, relation: 'own' } as const

/** Null: never chosen, the default counts. */
export const preferences = z.strictObject({
  layout: z.enum(layouts).nullable(),
  theme: z.enum(themeIds).nullable(),
  scheme: z.enum(schemes).nullable(),
  density: z.enum(densities).nullable(),
  language: z.enum(languageIds).nullable(),
  /** Shortcuts of one letter; people who use voice control switch them off (WCAG 2.1.4). */
  letterKeys: z.boolean(),
})
export type ServerPreferences = z.infer<typeof preferences>

export const user = benutzer.extend({ avatar: plain.link.nullable(), logo: plain.link.nullable() })
export type User = z.infer<typeof user>

/** As the template holds a user. Id, address and photo may come back as they were read; a photo is taken away with null. */
const userChange = z
  .strictObject({
    id,
    name: named(120),
    email: harmless('contact', z.string().trim().toLowerCase().max(254)),
    avatar: harmless('link', z.string().max(500)).nullable(),
    status: z.enum(userStatus),
  })
  .partial()
export type UserChange = z.output<typeof userChange>

/** What a photo may be sent as. It is decoded and re-encoded, so SVG and everything with words inside stays out. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const mostPhotoBytes = 5 * 1_048_576
/** Width and height of the kept photo in pixels. */
export const photoSize = 256

export const settingsContract = {
  read: defineCall('GET /api/settings', {
    id: 'settings.read',
    summary: 'The own choices of layout, theme, scheme, density and language',
    access: own,
    answer: preferences,
  }),
  update: defineCall('PATCH /api/settings', {
    id: 'settings.update',
    summary: 'Change some of the own choices; only the named ones change',
    access: own,
    body: preferences.partial(),
    answer: preferences,
  }),
  readUser: defineCall('GET /api/common/user', {
    id: 'settings.readUser',
    summary: 'The signed-in user with status and photo',
    access: own,
    answer: user,
  }),
  updateUser: defineCall('PATCH /api/common/user', {
    id: 'settings.updateUser',
    summary: 'Change the own name or status, or take the photo away (avatar null); another address needs the password (api/account/email)',
    access: own,
    body: z.strictObject({ user: userChange }),
    answer: user,
    errors: ['settings.email_needs_password'],
  }),
  setPhoto: defineCall('POST /api/settings/photo', {
    id: 'settings.setPhoto',
    summary: 'The own photo; it is cut to a square and written anew as WebP',
    access: own,
    upload: { types: photoTypes, mostBytes: mostPhotoBytes },
    answer: user,
    errors: ['settings.photo_unreadable', 'settings.photo_too_large'],
  }),
  readPhoto: defineCall('GET /api/common/user/photo/:personId', {
    id: 'settings.readPhoto',
    summary: 'The photo of a person of the own organisation',
    access: own,
    params: z.strictObject({ personId: id }),
    media: 'image/webp',
  }),
} as const
