/** Who signs against an instruction: a doctor with Approbation, in the practice that was asked, once. */
import type { Akteur } from '../shared/akteur.ts'
import type { DokumentationCode } from './dokumentation.errors.ts'
import type { anordnungStaende } from './dokumentation.ts'

export type AnordnungStand = (typeof anordnungStaende)[number]

/** Null when the person may decide now. */
export function entscheidSperre(
  { organisationId, istArzt }: Pick<Akteur, 'organisationId' | 'istArzt'>,
  { praxisId, stand }: { praxisId: string; stand: AnordnungStand },
): DokumentationCode | null {
  if (organisationId !== praxisId || !istArzt) return 'dokumentation.nur_arzt'
  return stand === 'OFFEN' ? null : 'dokumentation.schon_entschieden'
}

/** Of what people are notified; times and numbers only. */
export type AnordnungAnlass = 'ANORDNUNG_OFFEN' | 'ANORDNUNG_GEGENGEZEICHNET' | 'ANORDNUNG_ABGELEHNT'
