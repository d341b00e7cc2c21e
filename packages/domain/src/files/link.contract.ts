/** Links to a file or a folder for people without an account: they end by themselves, may have a password, and can be revoked. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id, line } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { fileKinds } from './fileKinds.ts'
import { bytes, filesPath, instant } from './item.contract.ts'

export const linkDays = [1, 7, 30, 90] as const

const fileLink = z
  .strictObject({
    id,
    hasPassword: z.boolean(),
    /** It takes files into the folder and shows none. */
    uploads: z.boolean(),
    expiresAt: instant,
    createdAt: instant,
    createdByName: plain.name.nullable(),
    /** How often something was read or brought with it. */
    uses: z.int().min(0),
  })
  .meta({
    id: 'FileLink',
    description: 'A link that somebody may use.',
    examples: [
      {
        id: 'c2b6f1de-0a5b-4f2e-8a71-3d4e5f607182',
        hasPassword: true,
        uploads: false,
        expiresAt: '2026-11-25T10:00:00.000Z',
        createdAt: '2026-11-18T10:00:00.000Z',
        createdByName: 'Nina Berger',
        uses: 2,
      },
    ],
  })
export type FileLink = z.output<typeof fileLink>

const password = harmless('secret', line(200).min(8))
const token = harmless('secret', z.string().regex(/^[\w-]{43}$/))
const params = z.strictObject({ token })
/** As it was typed: a wrong one is answered as such. */
const given = z.strictObject({ password: harmless('secret', z.string().max(200)).default('') })
const byLink = { kind: 'open', reason: '256 bits of chance in the link are the proof, and the password where it has one' } as const

const shared = z.strictObject({
  /** Null as long as the password is missing. */
  item: z
    .strictObject({
      name: acceptedWords,
      kind: z.enum(fileKinds).nullable(),
      bytes,
      count: z.int().min(0),
      uploads: z.boolean(),
    })
    .nullable(),
  organisation: plain.name,
  expiresAt: instant,
})
export type SharedFile = z.output<typeof shared>

export const linkContract = {
  links: defineCall(`GET ${filesPath}/links`, {
    id: 'files.links',
    summary: 'The links to a file or folder that are in use, the newest first',
    access: own,
    query: z.strictObject({ id }),
    answer: z.array(fileLink),
    errors: ['nicht_gefunden'],
  }),
  createLink: defineCall(`POST ${filesPath}/links`, {
    id: 'files.createLink',
    summary: 'A link to a file or folder. Its address is answered once and never again',
    access: own,
    body: z.strictObject({ id, days: z.literal([...linkDays]), password: password.nullable(), uploads: z.boolean() }),
    answer: z.strictObject({ link: fileLink, address: plain.link }),
    status: 201,
    errors: ['nicht_gefunden', 'files.im_papierkorb', 'files.zu_viele_links', 'files.link_nur_ordner'],
  }),
  revokeLink: defineCall(`DELETE ${filesPath}/links`, {
    id: 'files.revokeLink',
    summary: 'End a link at once',
    access: own,
    query: z.strictObject({ id }),
    status: 204,
    errors: ['nicht_gefunden'],
  }),
  openLink: defineCall('POST /api/public/files/:token', {
    id: 'files.openLink',
    summary: 'What a link leads to; nothing but the house that gave it as long as the password is missing',
    access: byLink,
    params,
    body: given,
    answer: shared,
    errors: ['nicht_gefunden', 'files.passwort'],
  }),
  readLink: defineCall('POST /api/public/files/:token/content', {
    id: 'files.readLink',
    summary: 'The file of a link, or its folder as a ZIP archive',
    access: byLink,
    params,
    body: given,
    media: 'application/octet-stream',
    errors: ['nicht_gefunden', 'files.passwort'],
  }),
} as const
