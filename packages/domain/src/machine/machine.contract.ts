/** Access for programs of an organisation: its head makes, renews and ends them. */
import { z } from 'zod'
import { password } from '../anmeldung/konto.contract.ts'
import { leitungen } from '../protokoll/protokoll.ts'
import { defineCall } from '../shared/contract.ts'
import { scopes } from '../shared/machineCalls.ts'
import { id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { maxDays, overlaps } from './machine.ts'

const leitung = { kind: 'signed-in', rollen: leitungen, relation: 'own' } as const
const params = z.strictObject({ machineId: id })

const machineToken = z.strictObject({
  id,
  /** The part by which it is recognised. */
  prefix: plain.code,
  createdAt: plain.time,
  expiresAt: plain.time,
  lastUsedAt: plain.time.nullable(),
  /** Shortened: the network, not the line. */
  lastUsedFrom: plain.place.nullable(),
})

const machine = z
  .strictObject({
    id,
    name: plain.house,
    scopes: z.array(z.enum(scopes)),
    createdAt: plain.time,
    createdByName: plain.name,
    /** Null: it works. */
    endedAt: plain.time.nullable(),
    /** Those that still work, the newest first. */
    tokens: z.array(machineToken),
  })
  .meta({ id: 'Machine', description: 'A program of the organisation, what it may do, and its tokens; never a token itself' })
export type Machine = z.infer<typeof machine>

const days = z.int().min(1).max(maxDays)
/** Told once: only a digest of it is kept. */
const told = z.strictObject({ token: plain.secret, expiresAt: plain.time })
const again = ['anmeldung.passwort_falsch', 'zu_viele_anfragen'] as const

export const machineContract = {
  list: defineCall('GET /api/machines', {
    id: 'machine.list',
    summary: 'The programs of the own organisation, the newest first; ended ones stay for a year',
    access: leitung,
    answer: z.array(machine),
  }),
  create: defineCall('POST /api/machines', {
    id: 'machine.create',
    summary: 'Give a program access; its token is told this once',
    access: leitung,
    body: z.strictObject({
      name: harmless('house', line(60)),
      scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
      days,
      password,
    }),
    answer: told,
    status: 201,
    errors: [...again, 'machine.zu_viele'],
  }),
  rotate: defineCall('POST /api/machines/:machineId/tokens', {
    id: 'machine.rotate',
    summary: 'A new token, told this once; former ones end when the overlap is over',
    access: leitung,
    params,
    body: z.strictObject({ days, overlapHours: z.union(overlaps.map((hours) => z.literal(hours))), password }),
    answer: told,
    status: 201,
    errors: [...again, 'machine.beendet'],
  }),
  end: defineCall('DELETE /api/machines/:machineId', {
    id: 'machine.end',
    summary: 'End a program at once, with all its tokens; also when it has ended before',
    access: leitung,
    params,
    status: 204,
  }),
} as const
