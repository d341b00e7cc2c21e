/** The entries that wait on a device, in the order in which they were written. Pure: the device keeps what comes out. */
import type { Eintrag, EintragAntwort } from './eintrag.contract.ts'
import { hoechstensEintraege } from './unterwegs.ts'

/** Null: not answered yet. With an answer it stays for the person to read: a conflict, or a refusal. */
export interface Wartender {
  eintrag: Eintrag
  antwort: EintragAntwort | null
}

/** What is sent next. */
export const naechstesPaket = (schlange: readonly Wartender[]): Eintrag[] =>
  schlange
    .filter(({ antwort }) => antwort === null)
    .slice(0, hoechstensEintraege)
    .map(({ eintrag }) => eintrag)

/** An answer that says nothing but "done" needs no reader. */
const istErledigt = ({ ergebnis, felder, nachgereicht }: EintragAntwort): boolean =>
  ergebnis !== 'ABGELEHNT' && felder.length === 0 && !nachgereicht

/** What stays after an answer; one that comes late or twice changes nothing. */
export function verbuche(schlange: readonly Wartender[], antworten: readonly EintragAntwort[]): Wartender[] {
  const nachId = new Map(antworten.map((antwort) => [antwort.eintragId, antwort]))
  return schlange.flatMap((einer) => {
    const antwort = einer.antwort ?? nachId.get(einer.eintrag.eintragId) ?? null
    return antwort !== null && istErledigt(antwort) ? [] : [{ ...einer, antwort }]
  })
}
