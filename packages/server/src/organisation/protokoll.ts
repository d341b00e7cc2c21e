/** Entries of the audit trail about an organisation, in the chain of that organisation, also when the platform acted. */
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'

export function changeAn(
  organisationId: string,
  {
    aktion,
    objektArt = 'ORGANISATION',
    objektId = organisationId,
    felder = [],
    grund = null,
  }: Partial<ProtokollEntry> & { aktion: string },
): ProtokollEntry {
  return { aktion, art: 'AENDERN', objektArt, objektId, felder, grund, organisationId }
}
