/** A tour is found by its day and its person. */
import { z } from 'zod'
import { besuchstag } from '../hausbesuch/handlungen.contract.ts'
import { own, pflege } from '../shared/access.ts'
import { defineCall, defineSteps } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { tourHandlungSchemas } from './handlungen.contract.ts'
import { tourStatus } from './tour.ts'
import { tourAnswer, tourListRow } from './view.contract.ts'

const params = z.strictObject({ datum: besuchstag, personId: id })

export const tourQuittung = z.strictObject({ version: z.int(), status: z.enum(tourStatus) })
export type TourQuittung = z.infer<typeof tourQuittung>

export const egkOrte = ['UNS', 'KLIENT'] as const

export const tourContract = {
  list: defineCall('GET /api/touren', {
    id: 'tour.list',
    summary: 'The tours of a day: who plans for the house sees all, everybody else the own one',
    access: own,
    query: z.strictObject({ datum: besuchstag }),
    answer: z.strictObject({ touren: z.array(tourListRow), alle: z.boolean() }),
  }),
  read: defineCall('GET /api/touren/:datum/:personId', {
    id: 'tour.read',
    summary: 'One tour with arrival times, proposals and the steps open to the reader; without visits it is empty',
    access: own,
    params,
    answer: tourAnswer,
    errors: ['tour.nur_eigene'],
  }),
  egk: defineCall('POST /api/touren/egk', {
    id: 'tour.egk',
    summary: 'Says where the health card of an own Klient is: with us, or back with the Klient',
    access: pflege,
    body: z.strictObject({ klientId: id, bei: z.enum(egkOrte) }),
    answer: z.strictObject({ bei: z.enum(egkOrte) }),
    idempotent: true,
  }),
} as const

export const tourStepContract = defineSteps('/api/touren/:datum/:personId', tourHandlungSchemas, {
  room: 'tour',
  describe: (handlung) => ({ summary: `Tour: ${handlung}`, access: own }),
  params,
  answer: tourQuittung,
  errors: ['tour.veraltet', 'tour.falscher_status', 'tour.nur_eigene'],
})
