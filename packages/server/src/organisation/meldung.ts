/** The room of messages is above this one and is passed in by server.ts. */
import type { HausAnlass } from '@dreiklang/domain/organisation/meldung'
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Queryable } from '../ports.ts'
import { loadTaetige } from './personen.repository.ts'

export type MeldePerson = (
  tx: Queryable,
  meldung: { personId: string; anlass: HausAnlass; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/** In the name of the system, because people of another organisation are told. */
export async function reportLeitungen(
  tx: Queryable,
  report: MeldePerson,
  { organisationId, ...meldung }: { organisationId: string; anlass: HausAnlass; werte: Readonly<Record<string, string>>; am: string },
): Promise<void> {
  const leitungen = (await loadTaetige(tx, [organisationId])).filter(({ rolle }) => isVerwaltung(rolle))
  for (const { personId } of leitungen) await report(tx, { personId, ...meldung })
}
