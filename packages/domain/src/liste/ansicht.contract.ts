import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'

const own = { kind: 'signed-in', rollen, relation: 'own' } as const

/** Name of a list as its page gives it: `bestellung.pflege`. */
const liste = z
  .string()
  .max(60)
  .regex(/^[a-z]+(\.[a-zA-Z]+)+$/, { message: 'typ' })
const ofList = z.strictObject({ liste })
const ofAnsicht = z.strictObject({ liste, ansichtId: id })

const value = harmless('search', z.string().max(400))
/** As the address holds it. Reading a view ignores what the list does not know, so a view outlives a filter that is gone. */
const suche = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.union([value, z.array(value).max(40)]))
  .refine((values) => Object.keys(values).length <= 40, { message: 'zu_gross' })
export type AnsichtSuche = z.infer<typeof suche>

const ansicht = z.strictObject({
  id,
  name: plain.name,
  suche: z.record(z.string(), z.union([plain.own, z.array(plain.own)])),
  gemeinsam: z.boolean(),
  version: z.int(),
})
export type AnsichtAnswer = z.infer<typeof ansicht>

export const ansichtContract = {
  list: defineCall('GET /api/listen/:liste/ansichten', {
    id: 'liste.ansichten',
    summary: 'The own saved views of a list and those of the team, by name; and the one that opens by itself',
    access: own,
    params: ofList,
    answer: z.strictObject({ ansichten: z.array(ansicht), standardId: id.nullable(), darfTeilen: z.boolean() }),
  }),
  create: defineCall('POST /api/listen/:liste/ansichten', {
    id: 'liste.createAnsicht',
    summary: 'Save a view; for the team by its heads only',
    access: own,
    params: ofList,
    body: z.strictObject({ name: harmless('own', line(60)), suche, gemeinsam: z.boolean() }),
    answer: ansicht,
    status: 201,
    errors: ['liste.nur_leitung', 'liste.name_vergeben', 'liste.zu_viele_ansichten'],
  }),
  update: defineCall('PUT /api/listen/:liste/ansichten/:ansichtId', {
    id: 'liste.updateAnsicht',
    summary: 'Give a view another name or another state; the version must be the newest',
    access: own,
    params: ofAnsicht,
    body: z.strictObject({ name: harmless('own', line(60)), suche, version: z.int().min(1) }),
    answer: ansicht,
    errors: ['liste.nur_leitung', 'liste.name_vergeben', 'liste.veraltet', 'nicht_gefunden'],
  }),
  remove: defineCall('DELETE /api/listen/:liste/ansichten/:ansichtId', {
    id: 'liste.removeAnsicht',
    summary: 'Delete a view; whoever had it open by itself gets the plain list again',
    access: own,
    params: ofAnsicht,
    status: 204,
    errors: ['liste.nur_leitung', 'nicht_gefunden'],
  }),
  setStandard: defineCall('PUT /api/listen/:liste/standard', {
    id: 'liste.setStandard',
    summary: 'The view that opens by itself for this person; null for the plain list',
    access: own,
    params: ofList,
    body: z.strictObject({ ansichtId: id.nullable() }),
    status: 204,
    errors: ['nicht_gefunden'],
  }),
} as const
