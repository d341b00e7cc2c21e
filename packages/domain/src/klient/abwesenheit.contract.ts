import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, lineOfWords, words } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { abwesenheitArten, abwesenheitStaende, rueckkehrAufgaben } from './abwesenheit.ts'

export const abwesenheitAngaben = z.strictObject({
  art: z.enum(abwesenheitArten),
  von: isoDate,
  geplantBis: isoDate.nullable().default(null),
  /** House and ward: they can tell an illness, so they are sealed and never leave the nursing service. */
  ort: lineOfWords(120).nullable(),
  bemerkung: words(1000).nullable(),
})

const aufgabe = z.strictObject({
  aufgabe: z.enum(rueckkehrAufgaben),
  frist: isoDate.nullable(),
  erledigtAm: z.iso.datetime().nullable(),
  erledigtVon: plain.name.nullable(),
})

export const abwesenheitEntry = z.strictObject({
  id,
  version: z.int(),
  art: z.enum(abwesenheitArten),
  stand: z.enum(abwesenheitStaende),
  von: isoDate,
  geplantBis: isoDate.nullable(),
  /** Null until he is back. */
  bis: isoDate.nullable(),
  /** Null too when the key of the Klient was destroyed. */
  ort: acceptedWords.nullable(),
  bemerkung: acceptedWords.nullable(),
  erfasstAm: z.iso.datetime(),
  erfasstVon: plain.name.nullable(),
  abgesagtVon: plain.name.nullable(),
  zurueckErfasstVon: plain.name.nullable(),
  aufgaben: z.array(aufgabe),
})
export type AbwesenheitEntry = z.infer<typeof abwesenheitEntry>

const params = z.strictObject({ klientId: id })
const einzeln = z.strictObject({ klientId: id, abwesenheitId: id })

const beginnError = ['klient.schon_abwesend', 'klient.nicht_in_versorgung', 'klient.angaben_falsch', 'klient.abwesenheit_ueberschneidet']

export const abwesenheitContract = {
  listAbwesenheiten: defineCall('GET /api/klienten/:klientId/abwesenheiten', {
    id: 'klient.listAbwesenheiten',
    summary: 'Times in which the Klient was, is or will not be at home, the newest first',
    access: pflege,
    params,
    answer: z.strictObject({ abwesenheiten: z.array(abwesenheitEntry) }),
  }),
  beginAbwesenheit: defineCall('POST /api/klienten/:klientId/abwesenheiten', {
    id: 'klient.beginAbwesenheit',
    summary: 'The Klient is not at home: care is paused, and who works on an open order is told; on a coming day when that day begins',
    access: pflege,
    params,
    body: abwesenheitAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: beginnError,
  }),
  changeAbwesenheit: defineCall('PUT /api/klienten/:klientId/abwesenheiten/:abwesenheitId', {
    id: 'klient.changeAbwesenheit',
    summary: 'Change what was planned; moved to today or before, it begins at once',
    access: pflege,
    params: einzeln,
    body: abwesenheitAngaben.extend({ version: z.int().min(1) }),
    status: 204,
    idempotent: true,
    errors: [...beginnError, 'klient.nicht_geplant', 'klient.veraltet'],
  }),
  cancelAbwesenheit: defineCall('POST /api/klienten/:klientId/abwesenheiten/:abwesenheitId/absage', {
    id: 'klient.cancelAbwesenheit',
    summary: 'What was planned does not take place',
    access: pflege,
    params: einzeln,
    status: 204,
    idempotent: true,
    errors: ['klient.nicht_geplant'],
  }),
  endAbwesenheit: defineCall('POST /api/klienten/:klientId/abwesenheiten/:abwesenheitId/rueckkehr', {
    id: 'klient.endAbwesenheit',
    summary: 'The Klient is back: care goes on, and the list of what to do begins',
    access: pflege,
    params: einzeln,
    body: z.strictObject({ am: isoDate }),
    status: 204,
    idempotent: true,
    errors: ['klient.nicht_begonnen', 'klient.schon_zurueck', 'klient.angaben_falsch'],
  }),
  tickAufgabe: defineCall('PUT /api/klienten/:klientId/abwesenheiten/:abwesenheitId/aufgaben', {
    id: 'klient.tickAufgabe',
    summary: 'Tick off what was done after the return, or take the tick back',
    access: pflege,
    params: einzeln,
    body: z.strictObject({ aufgabe: z.enum(rueckkehrAufgaben), erledigt: z.boolean() }),
    status: 204,
  }),
} as const
