/** The entries that wait on a device, in the order in which they were written. Pure: the device keeps what comes out. */
import type { BlattEintrag, Eintrag, EintragAntwort } from './eintrag.contract.ts'
import { hoechstensEintraege } from './unterwegs.ts'

export interface Wartender {
  eintrag: Eintrag
  /** It has left the device: the server may know it, so it stays as it is until there is an answer. */
  gesendet: boolean
  /** Null: not answered yet. With an answer it stays for the person to read: a conflict, or a refusal. */
  antwort: EintragAntwort | null
}

/** A call takes a megabyte; one entry, with two signatures on its sheet, a third of it. */
const hoechstensZeichen = 600_000

/** What is sent next. */
export function naechstesPaket(schlange: readonly Wartender[]): Eintrag[] {
  const offene = schlange.filter(({ antwort }) => antwort === null).map(({ eintrag }) => eintrag)
  let zeichen = 0
  return offene.slice(0, hoechstensEintraege).filter((eintrag, i) => {
    zeichen += JSON.stringify(eintrag).length
    return i === 0 || zeichen <= hoechstensZeichen
  })
}

export const alsGesendet = (schlange: readonly Wartender[], ids: readonly string[]): Wartender[] =>
  schlange.map((einer) => (ids.includes(einer.eintrag.eintragId) ? { ...einer, gesendet: true } : einer))

/** The sheet of a visit as an entry that still waits. */
type OffenesBlatt = Wartender & { eintrag: BlattEintrag }
const istOffenesBlatt = ({ eintrag, antwort }: Wartender, hausbesuchId: string): boolean =>
  eintrag.art === 'dokumentieren' && eintrag.hausbesuchId === hausbesuchId && antwort === null

function vorigesVon(letztes: OffenesBlatt | undefined, geschrieben: string | null): string | null {
  if (letztes === undefined) return geschrieben
  return letztes.gesendet ? letztes.eintrag.eintragId : letztes.eintrag.angaben.nach
}

/**
 * A draft that has not left the device gives way to the next one, which then follows what that one had followed; one that has left stays
 * before it.
 * @param neuer `nach`: what the writer has written last, also when it is answered long ago
 */
export function schreibeFort(schlange: readonly Wartender[], neuer: BlattEintrag): Wartender[] {
  const offene = schlange.filter((einer): einer is OffenesBlatt => istOffenesBlatt(einer, neuer.hausbesuchId))
  const letztes = offene.at(-1)
  const nach = vorigesVon(letztes, neuer.angaben.nach)
  const bleibende = schlange.filter((einer) => einer.gesendet || !offene.some((offenes) => offenes === einer))
  return [...bleibende, { eintrag: { ...neuer, angaben: { ...neuer.angaben, nach } }, gesendet: false, antwort: null }]
}

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
