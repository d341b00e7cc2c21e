import { z } from 'zod'
import { pflegeLeitung } from '../shared/access.ts'
import { type KennungsPruefung, normalizeKennung, checkIk, checkKvnr } from '../shared/checkDigits.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, kennung } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { klientAngaben } from './klient.contract.ts'

/** On import a check digit that does not fit is a warning (domain.md 6): only the form is required. */
const formOnly =
  (check: KennungsPruefung): KennungsPruefung =>
  (value) =>
    check(value) === 'format' ? 'format' : null

export const importKlient = klientAngaben.omit({ hausarztId: true, status: true }).extend({
  kvnr: kennung('kvnr', formOnly(checkKvnr), normalizeKennung).nullable(),
  kassenIk: kennung('ik', formOnly(checkIk)).nullable(),
})
export type ImportKlient = z.infer<typeof importKlient>

export const maxPerTeil = 200

export const klientImportContract = {
  read: defineCall('POST /api/klientenimport/tabelle', {
    id: 'klient.readImport',
    summary: 'The cells of a CSV or XLSX file as texts; nothing is kept',
    access: pflegeLeitung,
    upload: {
      types: ['text/csv', 'text/plain', 'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      mostBytes: 5_242_880,
    },
    answer: z.strictObject({ kopf: z.array(plain.file), zeilen: z.array(z.array(plain.file)) }),
    errors: ['datei.zu_gross', 'liste.tabelle_unlesbar', 'liste.tabelle_zu_gross'],
  }),
  check: defineCall('POST /api/klientenimport/pruefung', {
    id: 'klient.checkImport',
    summary: 'Which of these Klienten are there already, by insurance number or by name and birthday',
    access: pflegeLeitung,
    body: z.strictObject({
      klienten: z
        .array(
          z.strictObject({
            vorname: harmless('name', z.string().max(60)),
            nachname: harmless('name', z.string().max(60)),
            geburtsdatum: isoDate,
            kvnr: harmless('number', z.string().max(40)).nullable(),
          }),
        )
        .max(5000),
    }),
    answer: z.strictObject({ vorhanden: z.array(z.strictObject({ nr: z.int(), id })) }),
  }),
  run: defineCall('POST /api/klientenimport', {
    id: 'klient.import',
    summary: 'Take in Klienten; a line whose insurance number somebody has by now is left out and named',
    access: pflegeLeitung,
    body: z.strictObject({ importId: id, klienten: z.array(importKlient).min(1).max(maxPerTeil) }),
    answer: z.strictObject({
      ergebnisse: z.array(z.strictObject({ nr: z.int(), id: id.nullable(), code: plain.code.nullable() })),
    }),
    idempotent: true,
  }),
  undo: defineCall('POST /api/klientenimport/:importId/zurueck', {
    id: 'klient.undoImport',
    summary: 'Take an import back; Klienten with whom somebody has worked since are kept',
    access: pflegeLeitung,
    params: z.strictObject({ importId: id }),
    answer: z.strictObject({ entfernt: z.int(), behalten: z.int() }),
  }),
} as const
