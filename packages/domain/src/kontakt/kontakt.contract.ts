/** Paths and payloads are those of apps.md, section 7. Favourites and recent use belong to the person. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id, named } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { kontaktFields } from './fields.contract.ts'
import { maxFotoBytes, maxPerImport } from './kontakt.ts'

const tags = z.array(id).max(50)

const angaben = z.strictObject({ ...kontaktFields, tags })
export type KontaktAngaben = z.output<typeof angaben>
export const kontaktAngaben = angaben

/** A line of an import: tags by their names, those that are missing are made. */
export const importRow = z.strictObject({ ...kontaktFields, tags: z.array(named(60)).max(50) })
export type ImportRow = z.output<typeof importRow>
/** Null: a new contact. Else the one that takes the line in, as the person has seen it. */
const importAuftrag = importRow.extend({
  ziel: z
    .strictObject({ id, version: z.int().min(1) })
    .nullable()
    .default(null),
})
export type ImportAuftrag = z.input<typeof importAuftrag>

export const kontakt = z.strictObject({
  id,
  /** Address of the photo, which needs the session like every other call; null without one. */
  avatar: plain.link.nullable(),
  /** Nobody sets one yet; the field belongs to the shape. */
  background: z.null(),
  name: plain.name,
  emails: z.array(z.strictObject({ email: plain.contact, label: plain.name.nullable() })),
  phoneNumbers: z.array(z.strictObject({ country: plain.number, phoneNumber: plain.contact, label: plain.name.nullable() })),
  title: plain.name.nullable(),
  company: plain.name.nullable(),
  birthday: plain.time.nullable(),
  address: plain.contact.nullable(),
  notes: acceptedWords.nullable(),
  tags: z.array(id),
  version: z.int(),
})
export type Kontakt = z.infer<typeof kontakt>

const tag = z.strictObject({ id, title: plain.name })
export type KontaktTag = z.infer<typeof tag>
const tagBody = z.strictObject({ title: named(60), id: id.nullable().optional() })

const land = z.strictObject({
  id: plain.code,
  iso: plain.number,
  name: plain.name,
  code: plain.code,
  flagImagePos: plain.number,
})
export type Land = z.infer<typeof land>

const eigene = z.strictObject({ favourites: z.array(id), recent: z.array(id) })
export type OwnKontakte = z.infer<typeof eigene>

const contactPath = '/api/apps/contacts/contact'
const tagPath = '/api/apps/contacts/tag'
const byId = z.strictObject({ id })

export const kontaktContract = {
  all: defineCall('GET /api/apps/contacts/all', {
    id: 'kontakt.all',
    summary: 'Every contact of the own organisation, sorted by name',
    access: own,
    answer: z.array(kontakt),
  }),
  search: defineCall('GET /api/apps/contacts/search', {
    id: 'kontakt.search',
    summary: 'Contacts whose name contains the text, sorted by name; none for an empty text',
    access: own,
    query: z.strictObject({ query: harmless('search', z.string().max(120)).default('') }),
    answer: z.array(kontakt),
  }),
  read: defineCall(`GET ${contactPath}`, {
    id: 'kontakt.read',
    summary: 'One contact; the id of one that was merged leads to the one that is left',
    access: own,
    query: byId,
    answer: kontakt,
  }),
  create: defineCall(`POST ${contactPath}`, {
    id: 'kontakt.create',
    summary: 'A new contact, empty or with the named fields. An id makes it happen once: the second time answers the first contact',
    access: own,
    body: z.strictObject({ id: id.optional(), contact: angaben.partial().optional() }),
    answer: kontakt,
    errors: ['kontakt.tag_unbekannt', 'kontakt.zu_viele'],
  }),
  update: defineCall(`PATCH ${contactPath}`, {
    id: 'kontakt.update',
    summary: 'Change the named fields. A version that is named must be the newest; avatar null takes the photo away',
    access: own,
    body: z
      .strictObject({
        id,
        contact: angaben
          // An address of a photo is the server's own and changes nothing; the template sends the whole contact back.
          .extend({ id, avatar: harmless('link', z.string().max(300)).nullable(), background: z.null(), version: z.int().min(1) })
          .partial(),
      })
      .refine((body) => body.contact.id === undefined || body.contact.id === body.id, { path: ['contact', 'id'], message: 'falsch' }),
    answer: kontakt,
    errors: ['nicht_gefunden', 'kontakt.veraltet', 'kontakt.tag_unbekannt'],
  }),
  remove: defineCall(`DELETE ${contactPath}`, {
    id: 'kontakt.remove',
    summary: 'Delete a contact; for thirty days it can be brought back',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  restore: defineCall('POST /api/apps/contacts/contact/restore', {
    id: 'kontakt.restore',
    summary: 'Bring a deleted contact back',
    access: own,
    body: byId,
    answer: kontakt,
    errors: ['nicht_gefunden'],
  }),
  countries: defineCall('GET /api/apps/contacts/countries', {
    id: 'kontakt.countries',
    summary: 'All countries with their dial prefixes',
    access: own,
    answer: z.array(land),
  }),
  tags: defineCall('GET /api/apps/contacts/tags', {
    id: 'kontakt.tags',
    summary: 'All tags of the own organisation, sorted by title',
    access: own,
    answer: z.array(tag),
  }),
  createTag: defineCall(`POST ${tagPath}`, {
    id: 'kontakt.createTag',
    summary: 'A new tag',
    access: own,
    body: z.strictObject({ tag: tagBody }),
    answer: tag,
    errors: ['kontakt.tag_vergeben'],
  }),
  updateTag: defineCall(`PATCH ${tagPath}`, {
    id: 'kontakt.updateTag',
    summary: 'Rename a tag',
    access: own,
    body: z.strictObject({ id, tag: tagBody }),
    answer: tag,
    errors: ['nicht_gefunden', 'kontakt.tag_vergeben'],
  }),
  removeTag: defineCall(`DELETE ${tagPath}`, {
    id: 'kontakt.removeTag',
    summary: 'Delete a tag; every contact that carries it loses it',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  setAvatar: defineCall('POST /api/apps/contacts/avatar', {
    id: 'kontakt.setAvatar',
    summary: 'The photo of a contact as the body; it is cut to a square and written anew as WebP, and answered by its address',
    access: own,
    query: byId,
    upload: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], mostBytes: maxFotoBytes },
    answer: kontakt,
    errors: ['nicht_gefunden', 'kontakt.foto_unlesbar', 'kontakt.foto_zu_gross'],
  }),
  readAvatar: defineCall('GET /api/apps/contacts/avatar/:kontaktId', {
    id: 'kontakt.readAvatar',
    summary: 'The photo of a contact',
    access: own,
    params: z.strictObject({ kontaktId: id }),
    // The moment it was set, which makes a new photo a new address.
    query: z.strictObject({ v: harmless('code', z.string().max(20)).optional() }),
    media: 'image/webp',
  }),
  own: defineCall('GET /api/apps/contacts/own', {
    id: 'kontakt.own',
    summary: 'Favourites of the person and the twenty that she used last, contacts and Klienten',
    access: own,
    answer: eigene,
  }),
  favourite: defineCall('POST /api/apps/contacts/favourite', {
    id: 'kontakt.favourite',
    summary: 'Make a contact or a Klient a favourite, or none any more',
    access: own,
    body: z.strictObject({ id, favourite: z.boolean() }),
    answer: eigene,
    errors: ['nicht_gefunden'],
  }),
  used: defineCall('POST /api/apps/contacts/used', {
    id: 'kontakt.used',
    summary: 'The person called, wrote to or looked at a contact or a Klient',
    access: own,
    body: byId,
    answer: eigene,
    errors: ['nicht_gefunden'],
  }),
  import: defineCall('POST /api/apps/contacts/import', {
    id: 'kontakt.import',
    summary:
      'Take contacts in, as new ones or into one that is there; several calls with one id are one import, which can be undone as a whole. One that was changed or deleted meanwhile stays as it is: kept',
    access: own,
    body: z.strictObject({ id, contacts: z.array(importAuftrag).min(1).max(maxPerImport) }),
    answer: z.strictObject({ count: z.int(), updated: z.int(), kept: z.int() }),
    idempotent: true,
    errors: ['kontakt.zu_viele'],
  }),
  undoImport: defineCall('DELETE /api/apps/contacts/import', {
    id: 'kontakt.undoImport',
    summary: 'Undo an import; contacts that somebody has changed since then stay',
    access: own,
    query: byId,
    answer: z.strictObject({ removed: z.int(), restored: z.int(), kept: z.int() }),
    errors: ['nicht_gefunden'],
  }),
  merge: defineCall('POST /api/apps/contacts/merge', {
    id: 'kontakt.merge',
    summary: 'Two contacts are one: the first gets the given fields, the other goes and its id leads to the first',
    access: own,
    body: z
      .strictObject({
        id,
        version: z.int().min(1),
        other: z.strictObject({ id, version: z.int().min(1) }),
        avatarOf: id,
        contact: angaben,
      })
      .refine((body) => body.id !== body.other.id, { path: ['other', 'id'], message: 'falsch' }),
    answer: kontakt,
    idempotent: true,
    errors: ['nicht_gefunden', 'kontakt.veraltet', 'kontakt.tag_unbekannt'],
  }),
  undoMerge: defineCall('POST /api/apps/contacts/merge/undo', {
    id: 'kontakt.undoMerge',
    summary: 'Part two merged contacts again, by the id of the one that went; refused when the other was changed since then',
    access: own,
    body: byId,
    answer: z.array(kontakt),
    errors: ['nicht_gefunden', 'kontakt.veraltet'],
  }),
} as const
