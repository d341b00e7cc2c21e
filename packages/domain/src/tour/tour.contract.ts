/** A tour is found by its day and its person. */
import { z } from 'zod'
import { besuchstag } from '../hausbesuch/handlungen.contract.ts'
import { allSeitenRollen, rollenOfSeite } from '../shared/akteur.ts'
import { type Call, defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { tourHandlungSchemas } from './handlungen.contract.ts'
import { tourStatus } from './tour.ts'
import type { TourHandlung } from './transitions.ts'
import { tourAnswer, tourListRow } from './view.contract.ts'

const params = z.strictObject({ datum: besuchstag, personId: id })
const own = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

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
    access: { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'own' },
    body: z.strictObject({ klientId: id, bei: z.enum(egkOrte) }),
    answer: z.strictObject({ bei: z.enum(egkOrte) }),
    idempotent: true,
  }),
} as const

const path = (handlung: string): string => handlung.replaceAll(/[A-Z]/g, (buchstabe) => `-${buchstabe.toLowerCase()}`)

type TourStepCalls = { [H in TourHandlung]: Call<typeof params, z.ZodType, (typeof tourHandlungSchemas)[H], typeof tourQuittung> }

export const tourStepContract = Object.fromEntries(
  Object.entries(tourHandlungSchemas).map(([handlung, body]) => [
    handlung,
    defineCall(`POST /api/touren/:datum/:personId/${path(handlung)}`, {
      id: `tour.${handlung}`,
      summary: `Tour: ${handlung}`,
      access: own,
      params,
      body,
      answer: tourQuittung,
      idempotent: true,
      errors: ['tour.veraltet', 'tour.falscher_status', 'tour.nur_eigene'],
    }),
  ]),
) as unknown as TourStepCalls
