/** What the audit trail is told of orders. A look and a step are written by the statement that reads or saves: no journey of their own. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { protokollJson } from '../protokoll/protokoll.ts'

/** A look at one order; the database knows whose it is. */
export const viewTrail = (akteur: Akteur, aktion: string, bestellungId: string): string =>
  protokollJson(akteur, [{ aktion, art: 'LESEN', objektArt: 'BESTELLUNG', objektId: bestellungId }])

/** A step of an order; null: taken by the clock, logged in the chain of the nursing service. */
export function stepTrail(akteur: Akteur | null, aktion: string, { id, klientId, pflegedienstId }: Bestellung): string {
  const entry: ProtokollEntry = { aktion, art: 'AENDERN', objektArt: 'BESTELLUNG', objektId: id, klientId }
  return protokollJson(akteur, [akteur === null ? { ...entry, organisationId: pflegedienstId } : entry])
}

/** Lines that leave as a file: one entry for each Klient on them. */
export function exportTrails(rows: readonly RowAnswer[]): ProtokollEntry[] {
  const klienten = new Set(rows.flatMap(({ klient }) => klient?.id ?? []))
  return [...klienten].map((klientId) => ({
    aktion: 'bestellung.exportList',
    art: 'AUSGEBEN',
    objektArt: 'KLIENT',
    objektId: klientId,
    klientId,
  }))
}
