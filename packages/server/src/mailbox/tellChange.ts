/** What a person has done with mails of the own mailbox: in the trail, and told to the person's other screens. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { sendSignal } from '../shared/signal.ts'

export async function tellChange(
  tx: Queryable,
  akteur: Akteur,
  { aktion, ids, felder }: { aktion: string; ids: readonly string[]; felder?: string[] },
) {
  await audit(
    tx,
    akteur,
    ids.map((objektId) => ({ aktion, art: 'AENDERN' as const, objektArt: 'MAIL' as const, objektId, felder: felder ?? [] })),
  )
  await sendSignal(tx, { art: 'mailbox', an: [akteur.personId] })
}
