/** Entries of the audit trail about an organisation, in the chain of that organisation, also when the platform acted. */
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
