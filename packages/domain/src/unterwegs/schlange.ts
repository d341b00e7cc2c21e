import type { BlattEntry, Entry, EntryAnswer } from './entry.contract.ts'
import { maxEntries } from './unterwegs.ts'

export interface WaitingPerson {
  eintrag: Entry
  /** It has left the device: the server may know it, so it stays as it is until there is an answer. */
  gesendet: boolean
  /** Null: not answered yet. With an answer it stays for the person to read: a conflict, or a refusal. */
  antwort: EntryAnswer | null
}

/** A call takes a megabyte; one entry, with two signatures on its sheet, a third of it. */
const maxCharacters = 600_000

export function nextPaket(schlange: readonly WaitingPerson[]): Entry[] {
  const offene = schlange.filter(({ antwort }) => antwort === null).map(({ eintrag }) => eintrag)
  let zeichen = 0
  return offene.slice(0, maxEntries).filter((entry, i) => {
    zeichen += JSON.stringify(entry).length
    return i === 0 || zeichen <= maxCharacters
  })
}

type OpenBlatt = WaitingPerson & { eintrag: BlattEntry }
const isOpenBlatt = ({ eintrag, antwort }: WaitingPerson, hausbesuchId: string): boolean =>
  eintrag.art === 'dokumentieren' && eintrag.hausbesuchId === hausbesuchId && antwort === null

function vorigesOf(letztes: OpenBlatt | undefined, geschrieben: string | null): string | null {
  if (letztes === undefined) return geschrieben
  return letztes.gesendet ? letztes.eintrag.eintragId : letztes.eintrag.angaben.nach
}

/** A draft still on the device gives way to the next and hands on what it followed. `neuer.nach`: what the writer wrote last. */
export function continueSchlange(schlange: readonly WaitingPerson[], neuer: BlattEntry): WaitingPerson[] {
  const offene = schlange.filter((one): one is OpenBlatt => isOpenBlatt(one, neuer.hausbesuchId))
  const letztes = offene.at(-1)
  const nach = vorigesOf(letztes, neuer.angaben.nach)
  const bleibende = schlange.filter((one) => one.gesendet || !offene.some((offenes) => offenes === one))
  return [...bleibende, { eintrag: { ...neuer, angaben: { ...neuer.angaben, nach } }, gesendet: false, antwort: null }]
}

/** An answer that says nothing but "done" needs no reader. */
const isSettled = ({ ergebnis, felder, nachgereicht }: EntryAnswer): boolean =>
  ergebnis !== 'ABGELEHNT' && felder.length === 0 && !nachgereicht

/** What stays after an answer; one that comes late or twice changes nothing. */
export function record(schlange: readonly WaitingPerson[], answers: readonly EntryAnswer[]): WaitingPerson[] {
  const byId = new Map(answers.map((answer) => [answer.eintragId, answer]))
  return schlange.flatMap((one) => {
    const antwort = one.antwort ?? byId.get(one.eintrag.eintragId) ?? null
    return antwort !== null && isSettled(antwort) ? [] : [{ ...one, antwort }]
  })
}
