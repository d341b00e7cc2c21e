import type { PositionStatus } from './bestellung.ts'

export const genehmigungen = ['GENEHMIGT', 'TEILWEISE', 'ABGELEHNT'] as const

/** The Krankenkasse has it, and neither nursing service nor practice nor pharmacy can do anything but ask. */
export const isBeimKostentraeger = ({
  status,
  kostentraeger,
}: {
  status: PositionStatus
  kostentraeger: { antwort: unknown } | null
}): boolean => status === 'IN_BEARBEITUNG' && kostentraeger !== null && kostentraeger.antwort === null
