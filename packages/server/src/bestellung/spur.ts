/** What the audit trail is told of orders. A look and a step are written by the statement that reads or saves: no journey of their own. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import type { ProtokollEintrag } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { protokollJson } from '../protokoll/protokoll.ts'

/** A look at one order; the database knows whose it is. */
export const blickSpur = (akteur: Akteur, aktion: string, bestellungId: string): string =>
  protokollJson(akteur, [{ aktion, art: 'LESEN', objektArt: 'BESTELLUNG', objektId: bestellungId }])

/** A step of an order; null: taken by the clock, logged in the chain of the nursing service. */
export function schrittSpur(akteur: Akteur | null, aktion: string, { id, klientId, pflegedienstId }: Bestellung): string {
  const eintrag: ProtokollEintrag = { aktion, art: 'AENDERN', objektArt: 'BESTELLUNG', objektId: id, klientId }
  return protokollJson(akteur, [akteur === null ? { ...eintrag, organisationId: pflegedienstId } : eintrag])
}

/** Lines that leave as a file: one entry for each Klient on them. */
export function ausgabeSpuren(zeilen: readonly ZeileAntwort[]): ProtokollEintrag[] {
  const klienten = new Set(zeilen.flatMap(({ klient }) => klient?.id ?? []))
  return [...klienten].map((klientId) => ({
    aktion: 'bestellung.exportList',
    art: 'AUSGEBEN',
    objektArt: 'KLIENT',
    objektId: klientId,
    klientId,
  }))
}
