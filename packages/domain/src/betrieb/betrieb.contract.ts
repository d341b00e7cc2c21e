import { z } from 'zod'
import { defineCall } from '../shared/contract.ts'
import { plain } from '../shared/words.ts'

const warteschlange = z.strictObject({ wartend: z.int(), aeltesteAm: plain.time.nullable() })
export type Warteschlange = z.infer<typeof warteschlange>

/** The newest backup: null times say that there is none yet, or that nobody has compared it. */
const backup = z.strictObject({ madeAt: plain.time.nullable(), provenAt: plain.time.nullable(), faults: z.int() })
export type BackupState = z.infer<typeof backup>

export const betriebContract = {
  live: defineCall('GET /api/health/live', {
    id: 'betrieb.live',
    summary: 'The process lives',
    access: { kind: 'open', reason: 'asked by the machine that watches the process' },
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
  ready: defineCall('GET /api/health/ready', {
    id: 'betrieb.ready',
    summary: 'The process can work: the database answers and has room',
    access: { kind: 'open', reason: 'asked by the machine that watches the process' },
    answer: z.strictObject({ status: z.literal('ok') }),
    errors: ['dienst.nicht_bereit', 'dienst.speicher_voll'],
  }),
  zustand: defineCall('GET /api/betrieb/zustand', {
    id: 'betrieb.zustand',
    summary: 'Whether everything runs, in numbers: what waits, what ran when, how much is kept; nothing about anybody',
    access: { kind: 'signed-in', rollen: ['ROLE_ADMIN'], relation: 'none' },
    answer: z.strictObject({
      datenbank: z.strictObject({ antwortMs: z.int(), bytes: z.int() }),
      mails: warteschlange,
      pushs: warteschlange,
      uhr: z.array(z.strictObject({ aufgabe: plain.code, am: plain.time, gelungen: z.boolean() })),
      protokoll: z.strictObject({
        offen: z.int(),
        gliedAm: plain.time.nullable(),
        postAm: plain.time.nullable(),
      }),
      dateien: z.strictObject({ anzahl: z.int(), bytes: z.int() }),
      /** Null: the server makes none. */
      backup: backup.nullable(),
    }),
  }),
  openapi: defineCall('GET /api/openapi.json', {
    id: 'betrieb.openapi',
    summary: 'This description, OpenAPI 3.1',
    access: { kind: 'open', reason: 'holds no data' },
    answer: z.record(z.string(), z.unknown()),
  }),
} as const
export type State = z.infer<typeof betriebContract.zustand.answer>
