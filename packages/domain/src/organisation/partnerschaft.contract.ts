import { z } from 'zod'
import { leitungen } from '../protokoll/protokoll.ts'
import { organisationArten } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { partnerschaftStatus } from './partnerschaft.ts'

const leitung = { kind: 'signed-in', rollen: leitungen, relation: 'own' } as const

const partnerschaftStand = z.strictObject({
  status: z.enum(partnerschaftStatus),
  version: z.int(),
  selbstGefragt: z.boolean(),
  /** Whether the caller's organisation ended it; null while it holds. */
  selbstBeendet: z.boolean().nullable(),
  seit: plain.time,
  grund: plain.house.nullable(),
})
export type PartnerschaftStand = z.infer<typeof partnerschaftStand>

/** State of the work with another organisation, as far as both may know it; null when nobody has asked. */
export const partnerschaftOderNull = partnerschaftStand.nullable()

const partner = partnerschaftStand.extend({
  organisation: z.strictObject({ id, name: plain.name, art: z.enum(organisationArten), ort: plain.place }),
})
export type Partner = z.infer<typeof partner>

const params = z.strictObject({ organisationId: id })

export const partnerschaftContract = {
  listPartner: defineCall('GET /api/partnerschaften', {
    id: 'organisation.listPartner',
    summary: 'Houses that the own one works with, has asked, was asked by or has parted from',
    access: leitung,
    answer: z.strictObject({ partner: z.array(partner) }),
  }),
  askPartner: defineCall('POST /api/partnerschaften/:organisationId', {
    id: 'organisation.askPartner',
    summary: 'Ask another house to work together; when it has asked before, this is the yes',
    access: leitung,
    params,
    answer: partnerschaftStand,
    status: 201,
    idempotent: true,
    errors: [
      'organisation.partnerschaft_passt_nicht',
      'organisation.partnerschaft_laeuft',
      'organisation.partnerschaft_beendet',
      'organisation.nicht_aktiv',
    ],
  }),
  answerPartner: defineCall('POST /api/partnerschaften/:organisationId/antwort', {
    id: 'organisation.answerPartner',
    summary: 'Say yes or no to the question of another house',
    access: leitung,
    params,
    body: z.strictObject({ angenommen: z.boolean(), grund: harmless('house', line(200)).nullable(), version: z.int().min(1) }),
    answer: partnerschaftStand,
    idempotent: true,
    errors: ['organisation.veraltet', 'organisation.partnerschaft_nicht_gefragt'],
  }),
  endPartner: defineCall('POST /api/partnerschaften/:organisationId/ende', {
    id: 'organisation.endPartner',
    summary: 'End the work with another house, or take the question back; orders under way go on',
    access: leitung,
    params,
    body: z.strictObject({ grund: harmless('house', line(200)), version: z.int().min(1) }),
    answer: partnerschaftStand,
    idempotent: true,
    errors: ['organisation.veraltet', 'organisation.partnerschaft_laeuft_nicht'],
  }),
} as const
