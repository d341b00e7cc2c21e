import { z } from 'zod'
import { kontoArten } from '../protokoll/protokoll.ts'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { newPassword, password } from './konto.contract.ts'

const jeder = { kind: 'signed-in', rollen, relation: 'none' } as const

export const sicherheitContract = {
  sessions: defineCall('GET /api/account/sessions', {
    id: 'anmeldung.sessions',
    summary: 'Where the own account is signed in',
    access: jeder,
    answer: z.strictObject({
      sitzungen: z.array(
        z.strictObject({
          id,
          seit: plain.time,
          zuletztAm: plain.time,
          geraet: plain.name.nullable(),
          /** Shortened: the network, not the line. */
          adresse: plain.place.nullable(),
          gesperrt: z.boolean(),
          diese: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: defineCall('DELETE /api/account/sessions/:sitzungId', {
    id: 'anmeldung.endSession',
    summary: 'Sign out elsewhere',
    access: jeder,
    params: z.strictObject({ sitzungId: id }),
    status: 204,
  }),
  endOthers: defineCall('POST /api/account/end-other-sessions', {
    id: 'anmeldung.endOthers',
    summary: 'Sign out everywhere but here',
    access: jeder,
    status: 204,
  }),
  log: defineCall('GET /api/account/log', {
    id: 'anmeldung.log',
    summary: 'What happened with the own account, the newest first, a hundred at most',
    access: jeder,
    answer: z.strictObject({
      eintraege: z.array(
        z.strictObject({
          nr: z.number(),
          art: z.enum(kontoArten),
          adresse: plain.place.nullable(),
          geraet: plain.name.nullable(),
          am: plain.time,
        }),
      ),
    }),
  }),
  changePassword: defineCall('POST /api/account/password', {
    id: 'anmeldung.changePassword',
    summary: 'Change the password with the old one; all other sessions end',
    access: jeder,
    body: z.strictObject({ alt: password, neu: newPassword }),
    status: 204,
    errors: ['anmeldung.passwort_falsch', 'zu_viele_anfragen'],
  }),
} as const
