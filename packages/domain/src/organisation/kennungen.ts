/** Numbers that are well formed and still look as if they belong to another kind of organisation: hints, never errors (domain.md 5.1, 6). */
import type { OrganisationArt } from '../shared/akteur.ts'

export type KennungsHinweis = 'IK_KLASSIFIKATION' | 'TELEMATIK_ID_ART'

/** First two digits of an IK: 46 home care and 51 nursing homes, 30 pharmacies; practices have several. */
const klassifikationen: Record<OrganisationArt, readonly string[] | null> = {
  PFLEGEDIENST: ['46', '51'],
  APOTHEKE: ['30'],
  ARZTPRAXIS: null,
}
const telematikArten: Record<OrganisationArt, readonly string[]> = { PFLEGEDIENST: ['5'], APOTHEKE: ['3'], ARZTPRAXIS: ['1', '2'] }

export function hinweiseZu(
  art: OrganisationArt,
  { ik, telematikId }: { ik: string | null; telematikId: string | null },
): KennungsHinweis[] {
  const hinweise: KennungsHinweis[] = []
  if (ik !== null && klassifikationen[art]?.includes(ik.slice(0, 2)) === false) hinweise.push('IK_KLASSIFIKATION')
  if (telematikId !== null && !telematikArten[art].includes(telematikId.split('-')[0] ?? '')) hinweise.push('TELEMATIK_ID_ART')
  return hinweise
}
