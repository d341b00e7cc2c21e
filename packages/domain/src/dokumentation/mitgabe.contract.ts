/** Measured values that a nursing service sends along when it asks a doctor to come (domain.md 4.3, vitalwerteAnfrage). */
import { z } from 'zod'
import { doppelt, isDistinct } from '../hausbesuch/handlungen.contract.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { verlaufswert } from './mitgabe.document.ts'

const params = z.strictObject({ hausbesuchId: id })
const path = '/api/hausbesuche/:hausbesuchId/mitgabe'
const beide = { kind: 'signed-in', rollen: [...rollenOfSeite.PFLEGE, ...rollenOfSeite.ARZT], relation: 'participant' } as const
const pflege = { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'participant' } as const

export const maxSentAlong = 40
/** How far back a value still says something about why the doctor should come. */
export const mitgabeDays = 30

export const mitgabeAnswer = z.strictObject({
  version: z.int(),
  /** Null: nothing was sent along yet. */
  von: z.strictObject({ name: plain.name, am: z.iso.datetime() }).nullable(),
  /** As they were when they were sent along, the newest first. */
  werte: z.array(verlaufswert),
  waehlbar: z.array(verlaufswert),
  aendern: z.boolean(),
})
export type MitgabeAnswer = z.infer<typeof mitgabeAnswer>

export const mitgabeContract = {
  read: defineCall(`GET ${path}`, {
    id: 'dokumentation.mitgabe',
    summary: 'Measured values that were sent along with the question for a doctor’s visit; reading them is written down',
    access: beide,
    params,
    answer: mitgabeAnswer,
  }),
  save: defineCall(`PUT ${path}`, {
    id: 'dokumentation.mitgeben',
    summary: 'Send chosen values of the last weeks along, in place of those before; the practice sees them with the question',
    access: pflege,
    params,
    body: z.strictObject({
      version: z.int().min(0),
      messungIds: z.array(id).max(maxSentAlong).refine(isDistinct, doppelt),
    }),
    answer: z.strictObject({ version: z.int() }),
    idempotent: true,
    errors: ['dokumentation.mitgabe_zu', 'dokumentation.messung_unbekannt', 'dokumentation.veraltet'],
  }),
} as const
