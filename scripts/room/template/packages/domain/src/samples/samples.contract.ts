/** Samples of a house: all its people read, write and delete them. */
import { z } from 'zod'
import { allSeitenRollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { sampleDocument } from './samples.document.ts'

const own = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const
const params = z.strictObject({ sampleId: id })

/** The list has no pages: more of them nobody would read. */
export const maxSamples = 500

export const sampleInput = z.strictObject(shapeOf(sampleDocument))
export type SampleInput = z.infer<typeof sampleInput>

const sample = sampleInput.extend({ id, version: z.int(), changedAt: z.iso.datetime() })
export type Sample = z.infer<typeof sample>

export const samplesContract = {
  list: defineCall('GET /api/apps/samples', {
    id: 'samples.list',
    summary: 'All samples of the own house, the one that was changed last first',
    access: own,
    answer: z.array(sample),
  }),
  create: defineCall('POST /api/apps/samples', {
    id: 'samples.create',
    summary: 'Add a sample',
    access: own,
    body: sampleInput,
    answer: sample,
    status: 201,
    idempotent: true,
    errors: ['samples.zu_viele'],
  }),
  update: defineCall('PUT /api/apps/samples/:sampleId', {
    id: 'samples.update',
    summary: 'Change a sample, in the version that is on the screen',
    access: own,
    params,
    body: sampleInput.extend({ version: z.int().min(1) }),
    answer: sample,
    idempotent: true,
    errors: ['nicht_gefunden', 'samples.veraltet'],
  }),
  remove: defineCall('DELETE /api/apps/samples/:sampleId', {
    id: 'samples.remove',
    summary: 'Delete a sample for good',
    access: own,
    params,
    status: 204,
    errors: ['nicht_gefunden'],
  }),
} as const
