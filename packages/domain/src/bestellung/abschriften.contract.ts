/** The copies that a practice or a pharmacy keeps of whom it has prescribed for or dispensed to, for its managers. */
import { z } from 'zod'
import type { Rolle } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'

export const abschriftAnsichten = ['FAELLIG', 'ALLE'] as const
export type AbschriftAnsicht = (typeof abschriftAnsichten)[number]

export const abschriftFormate = ['pdf', 'json'] as const

const rollen: readonly Rolle[] = ['ROLE_ARZT_ADMIN', 'ROLE_APOTHEKE_ADMIN']
const access = { kind: 'signed-in', rollen, relation: 'own' } as const

const abschriftEntry = z.strictObject({
  klientId: id,
  name: plain.name,
  geburtsdatum: isoDate,
  bestellungen: z.int(),
  /** Of the last deed. */
  zuletzt: isoDate,
  /** Last day on which they have to be kept. */
  bis: isoDate,
})
export type AbschriftEntry = z.infer<typeof abschriftEntry>

export const abschriftenContract = {
  list: defineCall('GET /api/abschriften', {
    id: 'bestellung.listAbschriften',
    summary: 'Of whom the own organisation keeps copies and until when it has to, what is due first; each name is logged',
    access,
    query: z.strictObject({
      ansicht: z.enum(abschriftAnsichten),
      cursor: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.strictObject({ klienten: z.array(abschriftEntry), cursor: id.nullable() }),
  }),
  export: defineCall('GET /api/abschriften/:klientId/kopie', {
    id: 'bestellung.exportAbschriften',
    summary: 'All copies of one Klient with their orders as the own organisation sees them, as paper or for machines; logged',
    access,
    params: z.strictObject({ klientId: id }),
    query: z.strictObject({ format: z.enum(abschriftFormate) }),
    media: ['application/pdf', 'application/json'],
  }),
} as const
