import { z } from 'zod'
import { klientStatus } from '../klient/klient.ts'
import { exportMedia, several, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { kontakt } from './kontakt.contract.ts'

const verzeichnisGroups = ['KONTAKTE', 'KLIENTEN', 'FAVORITEN', 'ZULETZT'] as const
export const buchstaben = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
  'T',
  'U',
  'V',
  'W',
  'X',
  'Y',
  'Z',
  '#',
] as const
export const verzeichnisSortings = ['name', 'firma', 'zuletzt'] as const

const filter = z.strictObject({
  suche: harmless('search', line(80)).optional(),
  gruppe: z.enum(verzeichnisGroups).optional(),
  buchstabe: z.enum(buchstaben).optional(),
  tag: id.optional(),
  sortierung: z.enum(verzeichnisSortings).default('name'),
})
export type VerzeichnisFilter = z.output<typeof filter>

/** Without address and notes: a list needs neither, and notes are sealed. */
const verzeichnisRow = kontakt
  .pick({ id: true, version: true, name: true, title: true, company: true, emails: true, phoneNumbers: true, tags: true, avatar: true })
  .extend({
    /** Null: a contact. */
    klient: z.strictObject({ geburtsdatum: isoDate, ort: plain.place.nullable(), status: z.enum(klientStatus) }).nullable(),
    favorit: z.boolean(),
    zuletztAm: plain.time.nullable(),
  })
export type VerzeichnisListRow = z.output<typeof verzeichnisRow>

export const kontaktExportFormate = ['csv', 'xlsx', 'vcard4', 'vcard3'] as const
export type KontaktExportFormat = (typeof kontaktExportFormate)[number]
/** So many can be sent out by name; more are sent out by a filter. */
export const maxSelected = 100

export const verzeichnisContract = {
  list: defineCall('GET /api/apps/contacts/directory', {
    id: 'kontakt.list',
    summary: 'Contacts and Klienten of the own house in pages',
    access: own,
    query: z.strictObject({ ...filter.shape, ...seitenAnfrage }),
    answer: seitenAnswer(verzeichnisRow),
  }),
  exportieren: defineCall('GET /api/apps/contacts/export', {
    id: 'kontakt.export',
    summary: 'The contacts of exactly this filter, or those that are named, as a file; Klienten leave by their own list only. Logged',
    access: own,
    query: z.strictObject({ ...filter.shape, ids: several(id, maxSelected), format: z.enum(kontaktExportFormate).default('csv') }),
    media: [...exportMedia, 'text/vcard'],
  }),
} as const
