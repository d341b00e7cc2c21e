/** Entries of the audit trail about a house, in the chain of that house, also when the platform acted. */
import type { ProtokollEintrag } from '@dreiklang/domain/protokoll/protokoll'

export function aenderungAn(
  organisationId: string,
  {
    aktion,
    objektArt = 'ORGANISATION',
    objektId = organisationId,
    felder = [],
    grund = null,
  }: Partial<ProtokollEintrag> & { aktion: string },
): ProtokollEintrag {
  return { aktion, art: 'AENDERN', objektArt, objektId, felder, grund, organisationId }
}
