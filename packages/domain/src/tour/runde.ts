/** Bags by address: from orders as the pharmacy may see them, so that a round shows nothing that the order would not. */
import { einheitOf } from '../bestellung/austausch.ts'
import { findCoolRange } from '../bestellung/packen.ts'
import { zuzahlungOfBag } from '../bestellung/zuzahlungStand.ts'
import type { BestellungView } from '../bestellung/view.ts'
import { type Instant, berlinDate } from '../shared/time.ts'
import type { RundeStopp, Tuete } from './runde.contract.ts'
import type { Adresse } from './tour.ts'

/** An order as its reader sees it, with the address of the nursing service. */
export interface RundeBestellung {
  view: BestellungView
  pflegedienstAdresse: Adresse | null
}

type Bag = BestellungView['lieferungen'][number]

const lastTry = ({ versuche }: Pick<Bag, 'versuche'>): Instant | null => versuche.at(-1)?.am ?? null

/** On the road, or settled on this day: what came back on another day lies in the pharmacy again. */
function isOfRound(bag: Bag, now: Instant): boolean {
  const today = (am: Instant | null) => am !== null && berlinDate(am) === berlinDate(now)
  if (bag.status === 'ZUGESTELLT') return today(bag.uebergebenAm)
  return bag.status === 'UNTERWEGS' || (bag.status === 'NICHT_ZUGESTELLT' && today(lastTry(bag)))
}

function tueteOf(view: BestellungView, bag: Bag): Tuete | null {
  const { status } = bag
  if (status === 'STORNIERT') return null
  const inside = bag.positionen.flatMap((row) => {
    const position = view.positionen.find(({ id }) => id === row.positionId)
    return position === undefined ? [] : [{ row, position }]
  })
  if (inside.length === 0) return null
  const shut = inside.map(({ position }) => position.uebergaenge['zustellen']).find((open) => typeof open === 'string')
  const { klient } = view
  return {
    lieferungId: bag.id,
    bestellungId: view.id,
    nummer: view.nummer,
    lfdNr: bag.lfdNr,
    version: view.version,
    status,
    klient: klient && `${klient.nachname}, ${klient.vorname}`,
    positionen: inside.map(({ row, position }) => ({
      bezeichnung: (position.austausch?.produkt ?? position.rezept?.produkt ?? position.produkt).bezeichnung,
      menge: row.menge,
      mengeneinheit: einheitOf(position),
    })),
    kuehl: bag.kuehlkette ? findCoolRange(bag) : null,
    btm: bag.btm || inside.some(({ position }) => position.btm),
    verordnet: inside.some(({ position }) => position.rezeptart !== 'OHNE'),
    zuzahlung: inside.some(({ position }) => position.kostenhinweis === 'ZUZAHLUNG'),
    zuzahlungCent: zuzahlungOfBag(
      bag,
      inside.map(({ position }) => position),
    ),
    kassiert: bag.kassiert?.art ?? null,
    bote: bag.bote,
    versuche: bag.versuche.map(({ am, grund }) => ({ am, grund })),
    uebergeben: bag.uebergebenAm === null ? null : { am: bag.uebergebenAm, an: bag.nachweis?.empfaengerName ?? '' },
    gesperrt: status === 'UNTERWEGS' ? (shut ?? null) : null,
  }
}

type Place = Omit<RundeStopp, 'tueten'>

/** Who takes it in decides where it goes; bags for several Klienten go to one nursing service. */
function placeOf({ view, pflegedienstAdresse }: RundeBestellung): Place {
  const { lieferart, klient, pflegedienst, lieferzeitfenster: fenster, bedarfBis, bedarfUhrzeit } = view
  const when = { lieferart, fenster, bedarfBis, bedarfUhrzeit }
  if (klient === null || lieferart === 'LIEFERUNG_PFLEGEDIENST' || lieferart === 'ABHOLUNG_PFLEGE') {
    const { id, name, telefon } = pflegedienst
    return { ...when, id: `haus ${id}`, empfaenger: name, adresse: pflegedienstAdresse, telefon }
  }
  const adresse = lieferart === 'LIEFERUNG_ANDERE_ADRESSE' ? view.lieferadresse : klient.adresse
  const street = adresse === null ? '' : `${adresse.plz} ${adresse.strasse} ${adresse.hausnummer} ${adresse.zusatz ?? ''}`
  const empfaenger = `${klient.nachname}, ${klient.vorname}`
  return { ...when, id: `klient ${klient.id} ${street}`.trim(), empfaenger, adresse, telefon: klient.telefon }
}

const dayTime = /(\d{1,2})(?:[:.](\d{2}))?/

/** A window is free text: by the first time that it names; what names none comes last. */
function minuteOf({ fenster, bedarfUhrzeit }: Pick<Place, 'fenster' | 'bedarfUhrzeit'>): number {
  const found = dayTime.exec(fenster ?? bedarfUhrzeit ?? '')
  return found === null ? 24 * 60 : Number(found[1]) * 60 + Number(found[2] ?? 0)
}

const streetOf = ({ adresse }: Pick<Place, 'adresse'>): string =>
  adresse === null ? '' : `${adresse.plz} ${adresse.strasse} ${adresse.hausnummer.padStart(5, '0')}`

const isEarlier = (a: Place, b: Place): number =>
  a.bedarfBis.localeCompare(b.bedarfBis) || minuteOf(a) - minuteOf(b) || streetOf(a).localeCompare(streetOf(b), 'de')

/** By day and window, then by street. A stop of several orders is as early as the earliest of them. */
export function listRundeStopps(bestellungen: readonly RundeBestellung[], now: Instant): RundeStopp[] {
  const stops = new Map<string, RundeStopp>()
  const placed = bestellungen.map((one) => ({ one, place: placeOf(one) })).toSorted((a, b) => isEarlier(a.place, b.place))
  for (const { one, place } of placed) {
    const tueten = one.view.lieferungen.filter((bag) => isOfRound(bag, now)).flatMap((bag) => tueteOf(one.view, bag) ?? [])
    if (tueten.length === 0) continue
    const known = stops.get(place.id)
    stops.set(place.id, known === undefined ? { ...place, tueten } : { ...known, tueten: [...known.tueten, ...tueten] })
  }
  return [...stops.values()]
}

/** Something of it is still to be handed over. */
export const isOpenStopp = ({ tueten }: RundeStopp): boolean => tueten.some(({ status }) => status === 'UNTERWEGS')
