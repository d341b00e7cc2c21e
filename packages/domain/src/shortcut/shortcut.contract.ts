import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, line } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'
import { maxShortcuts } from './shortcut.ts'

const own = { kind: 'signed-in', rollen, relation: 'own' } as const

/** Icon by name: that of a Tabler drawing, or any in the same form; one that the screen does not know is drawn as a bookmark. */
const icon = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9_:-]*$/, { message: 'pflicht' })

const description = z.union([z.literal(''), harmless('sentence', line(120))])

const fields = {
  label: harmless('own', line(60)),
  description: description.default(''),
  icon,
  link: harmless('link', line(500)),
  useRouter: z.boolean(),
}
export const shortcutAngaben = z.strictObject(fields)
export type ShortcutAngaben = z.infer<typeof shortcutAngaben>

export const shortcut = shortcutAngaben.extend({ id })
export type Shortcut = z.infer<typeof shortcut>

const list = z.array(shortcut)

export const shortcutContract = {
  list: defineCall('GET /api/common/shortcuts', {
    id: 'shortcut.list',
    summary: 'The own shortcuts in their order; the usual ones of the role until the person changes something',
    access: own,
    answer: list,
  }),
  create: defineCall('POST /api/common/shortcuts', {
    id: 'shortcut.create',
    summary: 'Add a shortcut at the end',
    access: own,
    // The template's form sends the empty id along.
    body: z.strictObject({ shortcut: shortcutAngaben.extend({ id: z.null().optional() }) }),
    answer: shortcut,
    errors: ['shortcut.link_unzulaessig', 'shortcut.zu_viele'],
  }),
  update: defineCall('PATCH /api/common/shortcuts', {
    id: 'shortcut.update',
    summary: 'Change a shortcut; only the named fields change',
    access: own,
    body: z.strictObject({ id, shortcut: z.strictObject({ ...fields, description, id }).partial() }).refine(
      (body) => body.shortcut.id === undefined || body.shortcut.id === body.id,
      // The template sends the id twice; two different ones would leave open which is meant.
      { path: ['shortcut', 'id'], message: 'falsch' },
    ),
    answer: shortcut,
    errors: ['shortcut.link_unzulaessig', 'nicht_gefunden'],
  }),
  remove: defineCall('DELETE /api/common/shortcuts', {
    id: 'shortcut.remove',
    summary: 'Delete a shortcut',
    access: own,
    query: z.strictObject({ id }),
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  sort: defineCall('PATCH /api/common/shortcuts/order', {
    id: 'shortcut.sort',
    summary: 'Put the shortcuts into this sequence; those that are not named stay behind them',
    access: own,
    body: z.strictObject({ ids: z.array(id).min(1).max(maxShortcuts) }),
    answer: list,
    errors: ['nicht_gefunden'],
  }),
} as const
