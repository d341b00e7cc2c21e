/** The decider refuses by it, answers carry its reasons, and screens draw buttons from nothing else. */
import { verordnungSperre } from '../shared/rechte.ts'
import { type IsoDate, daysBetween, berlinDate } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { BestellungCode } from './bestellung.errors.ts'
import { reklamationsfristDays } from './bestellung.ts'
import { openFolgenBei } from './folgen.ts'
import type { Handelnder, Person } from './handelnder.ts'
import { isAbholung, isOnTheRoad, openBagWith } from './lieferung.ts'
import { isNotYetOpen } from './mvo.ts'
import { hasOpenNachschub } from './nachschub.ts'
import { isKuehlungOpen } from './packen.ts'
import type { Position } from './position.document.ts'
import { btmRezepte, isExpired } from './rezept.ts'
import { isServed, findOnSameRezeptblatt } from './rezeptblatt.ts'
import { rest } from './stand.ts'
import { checkForm, isWithoutRezept } from './stoffEntscheid.ts'
import { isVorgelegt } from './vorlage.ts'
import { type Handlung, type Wer, personenHandlungen, transitions } from './transitions.ts'
import { findBagToName, findUnpaidBag } from './zuzahlungStand.ts'

const isOneOf = (who: Wer, person: Person): boolean => {
  switch (who) {
    case 'PFLEGE':
      return person.seite === 'PFLEGE'
    case 'PRAXIS':
      return person.seite === 'ARZT'
    case 'ARZT':
      return person.seite === 'ARZT' && verordnungSperre(person) === null
    case 'APOTHEKE':
      return person.seite === 'APOTHEKE'
    case 'PHARMAZEUTISCH':
      return person.seite === 'APOTHEKE' && person.istPharmazeutisch
    case 'UHR':
      return false
  }
}

/** First gate, the function: null when the role may take this step at all. */
export function rollenSperre(handlung: Handlung, handelnder: Handelnder): BestellungCode | null {
  const who: readonly Wer[] = transitions[handlung].wer
  if (handelnder === 'UHR') return who.includes('UHR') ? null : 'bestellung.nicht_deine_rolle'
  if (who.some((one) => isOneOf(one, handelnder))) return null
  if (who.includes('ARZT') && handelnder.seite === 'ARZT') return `bestellung.${verordnungSperre(handelnder) ?? 'nur_arzt'}`
  if (who.includes('PHARMAZEUTISCH') && handelnder.seite === 'APOTHEKE') return 'bestellung.nur_pharmazeutisch'
  return 'bestellung.nicht_deine_rolle'
}

/** Second gate, the relation: null when the position exists for this side. */
function viewSperre(position: Position, handlung: Handlung, handelnder: Handelnder): BestellungCode | null {
  if (handelnder === 'UHR' || handelnder.seite === 'PFLEGE') return null
  if (handelnder.seite === 'ARZT') return position.sichtPraxis ? null : 'bestellung.position_unbekannt'
  if (position.sichtApotheke === 'KEINE') return 'bestellung.position_unbekannt'
  // A prescription may reach the pharmacy on the client's card before anyone has said so here (E6).
  return position.sichtApotheke === 'VOLL' || handlung === 'anApothekeGeben' ? null : 'bestellung.nur_vorschau'
}

interface Lage {
  bestellung: Bestellung
  position: Position
  handelnder: Handelnder
  heute: IsoDate
  /** Nothing is handed over any more to somebody who has died; left out where it is not asked. */
  verstorben?: boolean
}
type Waechter = (lage: Lage) => BestellungCode | null

const openLieferung: Waechter = ({ bestellung, position }) =>
  openBagWith(bestellung, position) === null ? 'bestellung.keine_lieferung' : null

const presented: Waechter = ({ position }) => (isVorgelegt(position) ? null : 'bestellung.rezept_liegt_nicht_vor')

/** Whoever hands something out looks at the prescription once more, and there is somebody to receive it. */
const handsOut: Waechter = (lage) => (lage.verstorben === true ? 'bestellung.klient_verstorben' : (openLieferung(lage) ?? presented(lage)))

const kuehlungSperre: Waechter = ({ bestellung, position }) => {
  const bag = openBagWith(bestellung, position)
  return bag !== null && isKuehlungOpen(bag) ? 'bestellung.kuehlkette_offen' : null
}

/** What another practice issued is no business of this one, also when the order came to it. */
const ownRezept: Waechter = ({ position: { rezept }, handelnder }) => {
  if (rezept === null || rezept.verordnetVon === null) return 'bestellung.kein_eigenes_rezept'
  const fremd = rezept.praxisId !== null && handelnder !== 'UHR' && handelnder.organisationId !== rezept.praxisId
  return fremd ? 'bestellung.kein_eigenes_rezept' : null
}

/** The whole order moves: with it would go what the first practice has prescribed. */
const nothingPrescribed: Waechter = ({ bestellung }) => {
  const movable = ['BEIM_ARZT', 'ABGELEHNT', 'STORNIERT']
  const prescribed = bestellung.positionen.some((p) => p.sichtPraxis && (p.rezept !== null || !movable.includes(p.status)))
  return prescribed ? 'bestellung.schon_verordnet' : null
}

const ownRueckfrage: Waechter = ({ bestellung, position, handelnder }) =>
  handelnder !== 'UHR' &&
  bestellung.rueckfragen.some(
    (r) => r.erledigtAm === null && r.positionIds.includes(position.id) && (r.von === handelnder.seite || r.an === handelnder.seite),
  )
    ? null
    : 'bestellung.keine_rueckfrage'

const ownFolge: Waechter = ({ position, handelnder }) =>
  handelnder !== 'UHR' && openFolgenBei(position, handelnder.seite).length > 0 ? null : 'bestellung.keine_folge'

const openNachschub: Waechter = ({ position }) => (hasOpenNachschub(position) ? null : 'bestellung.kein_nachschub')

const stage = ({ hkpWeg }: Position): number =>
  [hkpWeg, hkpWeg?.unterschrieben ?? null, hkpWeg?.eingereicht ?? null].filter((one) => one !== null).length

/** One after the other: what is not in the house cannot be signed, and what is not signed the Krankenkasse does not take. */
const hkpStage =
  (needed: number, missing: BestellungCode): Waechter =>
  ({ position }) => {
    if (position.rezeptart !== 'MUSTER12') return 'bestellung.keine_hkp'
    if (stage(position) < needed) return missing
    return stage(position) > needed ? 'bestellung.hkp_schon' : null
  }

const hkpWaechter = {
  verordnungHolen: hkpStage(0, 'bestellung.keine_hkp'),
  verordnungUnterschreiben: hkpStage(1, 'bestellung.hkp_nicht_geholt'),
  verordnungEinreichen: hkpStage(2, 'bestellung.hkp_nicht_unterschrieben'),
  kasseEntscheiden: hkpStage(3, 'bestellung.hkp_nicht_eingereicht'),
} as const satisfies Partial<Record<Handlung, Waechter>>

/** A part of a Mehrfachverordnung is redeemed from its own day on. */
const openTeil = ({ rezept }: Position, heute: IsoDate): BestellungCode | null =>
  rezept !== null && isNotYetOpen(rezept, heute) ? 'bestellung.teil_noch_nicht' : null

/** Third gate, the purpose: what law and process require before a step, as far as it does not depend on the input. */
const waechter: Partial<Record<Handlung, Waechter>> = {
  rezeptKorrigieren: ownRezept,
  rezeptZurueckziehen: ownRezept,
  anPraxisWeiterleiten: nothingPrescribed,
  anApothekeWeiterleiten: ({ position }) => (position.rezeptart === 'MUSTER12' ? 'bestellung.hkp_an_kasse' : null),
  anApothekeGeben: ({ bestellung, position, handelnder, heute }) => {
    if (handelnder !== 'UHR' && handelnder.seite === 'ARZT' && bestellung.einloesung !== 'DIREKT_APOTHEKE')
      return 'bestellung.zuweisungsverbot'
    if (position.rezeptart === 'MUSTER12') return 'bestellung.hkp_an_kasse'
    if (bestellung.einloesung === 'DURCH_KLIENT') return 'bestellung.klient_loest_ein'
    if (bestellung.apothekeId === null) return 'bestellung.apotheke_fehlt'
    return (
      (position.rezept !== null && isExpired(position.rezept, heute) ? 'bestellung.rezept_abgelaufen' : null) ?? openTeil(position, heute)
    )
  },
  selbstEinloesen: ({ bestellung, position, heute }) => {
    if (position.rezeptart === 'MUSTER12') return 'bestellung.hkp_an_kasse'
    return bestellung.einloesung === 'DURCH_KLIENT' ? openTeil(position, heute) : 'bestellung.nicht_durch_klient'
  },
  ...hkpWaechter,
  neuAnfordern: ({ bestellung, position, heute }) => {
    if (position.rezept === null) return 'bestellung.ohne_rezept'
    if (position.rezeptart === 'MUSTER12') return 'bestellung.hkp_laeuft_nicht_ab'
    if (!isExpired(position.rezept, heute)) return 'bestellung.rezept_noch_gueltig'
    return bestellung.praxisId === null ? 'bestellung.praxis_fehlt' : null
  },
  annehmen: ({ position, heute }) => {
    if (isWithoutRezept(position)) return 'bestellung.rezept_noetig'
    return position.rezept !== null && isExpired(position.rezept, heute) ? 'bestellung.rezept_abgelaufen' : null
  },
  rezeptVorlegen: ({ position, heute }) => {
    const { rezept } = position
    if (rezept === null) return 'bestellung.ohne_rezept'
    return rezept.vorgelegtAm === null ? openTeil(position, heute) : 'bestellung.rezept_vorgelegt'
  },
  recordKostenvoranschlag: (lage) => {
    if (lage.position.rezept?.art !== 'HILFSMITTEL_M16') return 'bestellung.nur_hilfsmittel'
    return lage.position.kostentraeger?.antwort ? 'bestellung.schon_genehmigt' : presented(lage)
  },
  recordGenehmigung: ({ position: { rezept, kostentraeger } }) => {
    if (rezept?.art !== 'HILFSMITTEL_M16') return 'bestellung.nur_hilfsmittel'
    if (kostentraeger === null) return 'bestellung.kein_kostenvoranschlag'
    return kostentraeger.antwort === null ? null : 'bestellung.schon_genehmigt'
  },
  apothekeAblehnen: ({ position }) => (position.mengeGeliefert + position.mengeBereit > 0 ? 'bestellung.schon_teilgeliefert' : null),
  austauschen: ({ position }) => {
    if (position.produkt.produktart !== 'ARZNEIMITTEL') return 'bestellung.kein_arzneimittel'
    return position.rezept?.autIdem ? 'bestellung.aut_idem' : null
  },
  btmFeststellen: ({ position }) => (position.btm ? 'bestellung.schon_btm' : null),
  neuesRezeptAnfordern: ({ bestellung, position }) => {
    if (position.rezeptart === 'OHNE') return 'bestellung.ohne_rezept'
    // A new prescription would reset the quantity, and what was already handed out would count against it.
    if (position.mengeGeliefert > 0) return 'bestellung.schon_teilgeliefert'
    return bestellung.praxisId === null ? 'bestellung.praxis_fehlt' : null
  },
  bereitstellen: (lage) => (rest(lage.position) > 0 ? (checkForm(lage.position) ?? presented(lage)) : 'bestellung.menge_zu_gross'),
  ausliefern: (lage) => {
    if (lage.position.zurueckgerufen !== null) return 'bestellung.zurueckgerufen'
    return kuehlungSperre(lage) ?? handsOut(lage) ?? (isOnTheRoad(lage.bestellung, lage.position) ? 'bestellung.schon_unterwegs' : null)
  },
  // Who brings something must have left with it; what is fetched is handed over the counter.
  zustellen: (lage) =>
    handsOut(lage) ?? (isAbholung(lage.bestellung) || isOnTheRoad(lage.bestellung, lage.position) ? null : 'bestellung.nicht_unterwegs'),
  zustellungGescheitert: openLieferung,
  kuehlketteFreigeben: (lage) => openLieferung(lage) ?? (kuehlungSperre(lage) === null ? 'bestellung.kuehlkette_heil' : null),
  zuruecknehmen: openLieferung,
  abholungBestaetigen: (lage) => {
    if (lage.bestellung.lieferart !== 'ABHOLUNG_PFLEGE') return 'bestellung.keine_abholung'
    return handsOut(lage) ?? (isOnTheRoad(lage.bestellung, lage.position) ? 'bestellung.wird_gebracht' : null)
  },
  setZuzahlung: ({ bestellung, position }) => (findBagToName(bestellung, position) === null ? 'bestellung.zuzahlung_steht' : null),
  recordZuzahlung: ({ bestellung, position }) => (findUnpaidBag(bestellung, position) === null ? 'bestellung.keine_zuzahlung_offen' : null),
  restErlassen: ({ position }) => {
    if (position.restEntfaellt !== null) return 'bestellung.schon_vorgeschlagen'
    return position.mengeGeliefert > 0 ? null : 'bestellung.nichts_geliefert'
  },
  restErlassBeantworten: ({ position, handelnder }) =>
    position.restEntfaellt !== null && handelnder !== 'UHR' && position.restEntfaellt.durch !== handelnder.seite
      ? null
      : 'bestellung.kein_vorschlag',
  reklamieren: ({ position: { geliefertAm }, heute }) => {
    if (geliefertAm === null) return 'bestellung.nichts_zu_reklamieren'
    return daysBetween(berlinDate(geliefertAm), heute) <= reklamationsfristDays ? null : 'bestellung.reklamationsfrist'
  },
  stornoAnfragen: ({ position }) => {
    if (position.zurueckgerufen !== null) return 'bestellung.zurueckgerufen'
    return position.stornoAnfrage === null ? null : 'bestellung.schon_vorgeschlagen'
  },
  stornoBeantworten: ({ position }) => (position.stornoAnfrage === null ? 'bestellung.kein_storno' : null),
  rueckfrageAntworten: ownRueckfrage,
  rueckfrageErledigen: ownRueckfrage,
  proposeNachschub: ({ position }) => {
    if (position.mengeGeliefert === 0) return 'bestellung.nachschub_nicht_abgegeben'
    return hasOpenNachschub(position) ? 'bestellung.nachschub_offen' : null
  },
  withdrawNachschub: openNachschub,
  takeOverNachschub: openNachschub,
  declineNachschub: openNachschub,
  folgeErledigen: ownFolge,
  folgeVerzichten: ownFolge,
  rezeptOrtMelden: ({ bestellung, position, handelnder }) => {
    if (position.rezept === null) return 'bestellung.ohne_rezept'
    const others = findOnSameRezeptblatt(bestellung, position)
    if ([position, ...others].every(({ rezept }) => rezept?.vorgelegtAm === null)) return null
    // What the pharmacy has in hand only the pharmacy gives away, and not after it has worked by it.
    if (handelnder === 'UHR' || handelnder.seite !== 'APOTHEKE' || isServed(position)) return 'bestellung.rezept_vorgelegt'
    return others.some(isServed) ? 'bestellung.rezeptblatt_beliefert' : null
  },
}

const btmOfFachkraft: readonly Handlung[] = ['senden', 'stornieren', 'stornoAnfragen', 'abholungBestaetigen', 'eingangBestaetigen']

/** A BtM is ordered, given up and received by a Fachkraft, who counts it and answers for it; no law names who, the trade does. */
function btmSperre(handlung: Handlung, { position, handelnder }: Lage): BestellungCode | null {
  if (handelnder === 'UHR' || handelnder.seite !== 'PFLEGE' || handelnder.istFachkraft || !btmOfFachkraft.includes(handlung)) return null
  return position.btm || btmRezepte.includes(position.rezeptart) ? 'bestellung.btm_nur_fachkraft' : null
}

/** Null when the step is open to the person now; otherwise the code of the first closed gate. */
export function sperre(handlung: Handlung, lage: Lage): BestellungCode | null {
  const { position, handelnder } = lage
  const gesperrt = viewSperre(position, handlung, handelnder)
  if (gesperrt === 'bestellung.position_unbekannt') return gesperrt
  const rolle = rollenSperre(handlung, handelnder)
  if (rolle !== null) return rolle
  if (gesperrt !== null) return gesperrt
  const { von }: { von: readonly string[] } = transitions[handlung]
  if (!von.includes(position.status)) return 'bestellung.falscher_status'
  return btmSperre(handlung, lage) ?? waechter[handlung]?.(lage) ?? null
}

export type Transitions = Record<string, true | BestellungCode>

/** What role and status alone determine, computed once per pair: a record is read far more often than it changes. */
const vorlagen = new Map<string, Transitions>()

function vorlage({ position, handelnder }: Lage & { handelnder: Person }): Transitions {
  const { seite, istPharmazeutisch } = handelnder
  const key = `${position.status}.${seite}.${verordnungSperre(handelnder)}.${istPharmazeutisch}`
  const known = vorlagen.get(key)
  if (known !== undefined) return known
  const neu: Transitions = {}
  for (const handlung of personenHandlungen) {
    const rolle = rollenSperre(handlung, handelnder)
    if (rolle === 'bestellung.nicht_deine_rolle') continue
    const { von }: { von: readonly string[] } = transitions[handlung]
    neu[handlung] = rolle ?? (von.includes(position.status) ? true : 'bestellung.falscher_status')
  }
  vorlagen.set(key, neu)
  return neu
}

/** `true`: open now, else why not. Steps of another role are not listed (`bestellung.nicht_deine_rolle`): half of every answer. */
export function transitionsOf(lage: Lage & { handelnder: Person }): Transitions {
  const answer = { ...vorlage(lage) }
  for (const handlung of personenHandlungen) {
    const known = answer[handlung]
    if (known === undefined) continue
    if (known === true || lage.position.sichtApotheke === 'VORSCHAU') answer[handlung] = sperre(handlung, lage) ?? true
  }
  return answer
}
