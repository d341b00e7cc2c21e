/**
 * What a practice is asked to prescribe, one medicine at a time. Many are decided one after the other by a key each, so what needs more than a
 * glance is named, and what has a form of its own is kept apart.
 */
import { findAllergien } from '../arzneimittel/allergie.ts'
import { sameProdukt } from '../arzneimittel/produkt.ts'
import { isBtm, isBtmOpen, stoffOf } from '../arzneimittel/stoff.ts'
import { type IsoDate, daysBetween } from '../shared/time.ts'
import { type ApartReason, type RequestNote, type RequestRow, requestSteps } from './anfragen.contract.ts'
import type { Dosierung } from './bestellung.ts'
import type { LastPrescribed } from './lastVerordnung.ts'
import { allowedRezeptarten, btmRezepte, isElectronic } from './rezept.ts'
import type { BestellungView } from './view.ts'

type Asked = BestellungView['positionen'][number]

/** Why it is prescribed by itself; null: an ordinary E-Rezept, about which nothing has to be said but yes. */
function apartReasonOf({
  produkt,
  btm,
  rezeptart,
  mvoGewuenscht,
}: Pick<Asked, 'produkt' | 'btm' | 'rezeptart' | 'mvoGewuenscht'>): ApartReason | null {
  const stoff = stoffOf(produkt)
  if (isBtm(produkt, btm) || btmRezepte.includes(rezeptart)) return 'BTM'
  if (stoff.tRezept || rezeptart === 'T_REZEPT') return 'T_REZEPT'
  // A BtM that the data do not know would pass unseen.
  if (isBtmOpen(produkt)) return 'BTM_OFFEN'
  if (!isElectronic(rezeptart)) return 'PAPIER'
  if (!allowedRezeptarten(produkt, btm).includes(rezeptart)) return 'FORM'
  // For whom it is decides how long it is valid (§ 3b AMVV), and its parts are said one by one.
  if (stoff.retinoid) return 'RETINOID'
  return mvoGewuenscht ? 'MVO' : null
}

const spoken = (dosierung: Dosierung | null): string | null => {
  if (dosierung === null || (dosierung.schema === null && dosierung.text === null)) return null
  const { schema, text } = dosierung
  const doses =
    schema === null ? [] : [schema.morgens, schema.mittags, schema.abends, schema.nachts].map((dose) => (dose === '' ? '0' : dose))
  return `${doses.join('-')} ${text?.trim().toLowerCase() ?? ''}`
}

function isChanged({ aenderungZuBisher, produkt, dosierung }: Asked, last: LastPrescribed | null): boolean {
  if (aenderungZuBisher !== null) return true
  if (last === null) return false
  const [now, before] = [spoken(dosierung), spoken(last.dosierung)]
  return !sameProdukt(produkt, last.produkt) || (now !== null && before !== null && now !== before)
}

/** As for who orders: within a week it is asked for twice. */
const soonDays = 7

export interface AskedBestellung {
  view: BestellungView
  /** Of each position what was last prescribed of it, its words opened. */
  last: readonly LastPrescribed[]
}

function notesOf(
  position: Asked,
  { allergien, last, isTwin, today }: { allergien: string | null; last: LastPrescribed | null; isTwin: boolean; today: IsoDate },
): RequestNote[] {
  const issued = last?.zurueckgezogen === true ? null : last
  const notes: [RequestNote, boolean][] = [
    ['ALLERGIE', allergien !== null && findAllergien(allergien, position.produkt).treffer.length > 0],
    ['GEAENDERT', isChanged(position, issued)],
    ['DOPPELT', isTwin || (issued !== null && daysBetween(issued.am, today) <= soonDays)],
    ['VORSCHLAG', position.lieferproblem !== null],
    ['AUT_IDEM', position.autIdemWunsch !== null],
    ['ERSTMALS', issued === null],
  ]
  return notes.flatMap(([note, applies]) => (applies ? [note] : []))
}

const isAsked = ({ status, wartetAuf }: Asked): boolean => status === 'BEIM_ARZT' && wartetAuf === 'ARZT'

/** A row for each medicine that waits for the practice, in the order of the orders; one with an open question waits for its answer. */
export function listRequestRows(requests: readonly AskedBestellung[], today: IsoDate): RequestRow[] {
  const all = requests.flatMap(({ view, last }) => view.positionen.filter(isAsked).map((position) => ({ view, position, last })))
  return all.map(({ view, position, last }): RequestRow => {
    const { klient } = view
    const zuletzt = last.find(({ positionId }) => positionId === position.id) ?? null
    const isTwin = all.some(
      (other) =>
        other.position.id !== position.id &&
        klient !== null &&
        other.view.klient?.id === klient.id &&
        sameProdukt(other.position.produkt, position.produkt),
    )
    return {
      id: position.id,
      bestellungId: view.id,
      nummer: view.nummer,
      version: view.version,
      prioritaet: view.prioritaet,
      bedarfBis: view.bedarfBis,
      bedarfUhrzeit: view.bedarfUhrzeit,
      pflegedienst: view.pflegedienst.name,
      klient: klient && {
        vorname: klient.vorname,
        nachname: klient.nachname,
        geburtsdatum: klient.geburtsdatum,
        allergien: klient.allergien,
        teile: klient.teile,
      },
      produkt: position.produkt,
      menge: position.menge,
      mengeneinheit: position.mengeneinheit,
      rezeptart: position.rezeptart,
      dosierung: position.dosierung,
      aenderungZuBisher: position.aenderungZuBisher,
      autIdemWunsch: position.autIdemWunsch,
      lieferproblem: position.lieferproblem,
      grund: position.grund,
      diagnose: position.diagnose,
      restbestand: position.restbestand,
      restEinheit: position.restEinheit,
      reichweiteBis: position.reichweiteBis,
      zuletzt: zuletzt && toldOf(zuletzt),
      hinweise: notesOf(position, { allergien: klient?.allergien ?? null, last: zuletzt, isTwin, today }),
      gesondert: apartReasonOf(position),
      uebergaenge: Object.fromEntries(requestSteps.flatMap((step) => stepOf(position, step))),
    }
  })
}

const stepOf = ({ uebergaenge }: Asked, step: (typeof requestSteps)[number]): [string, true | string][] => {
  const answer = uebergaenge[step]
  return answer === undefined ? [] : [[step, answer]]
}

function toldOf(last: LastPrescribed): NonNullable<RequestRow['zuletzt']> {
  const { positionId: _p, bestellungId: _b, ...told } = last
  return told
}
