/** Words to the managers of an organisation. The room of messages is above this one and is passed in by server.ts. */
import type { HausAnlass } from '@dreiklang/domain/organisation/meldung'
import { istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Queryable } from '../ports.ts'
import { ladeTaetige } from './personen.repository.ts'

export type MeldePerson = (
  tx: Queryable,
  meldung: { personId: string; anlass: HausAnlass; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/** In the name of the system, because people of another organisation are told. */
export async function meldeLeitungen(
  tx: Queryable,
  melde: MeldePerson,
  { organisationId, ...meldung }: { organisationId: string; anlass: HausAnlass; werte: Readonly<Record<string, string>>; am: string },
): Promise<void> {
  const leitungen = (await ladeTaetige(tx, [organisationId])).filter(({ rolle }) => istVerwaltung(rolle))
  for (const { personId } of leitungen) await melde(tx, { personId, ...meldung })
}
