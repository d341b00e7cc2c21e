import { lanrOf } from '../shared/rechte.ts'
import { berlinDate } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import { readPrescribedFormular } from './btmFormular.ts'
import { needsBtmNummer } from './btmNummer.ts'
import { medizinischeGruende } from './bestellung.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type DecisionContext, isArzt } from './handelnder.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import { decideFrist, fristAngaben } from './frist.decider.ts'
import { inForce, findPrescribedDosierung } from './inForce.ts'
import { folgenOfRefusal, folgenOfVoid, settledBy } from './folgen.decider.ts'
import { type Folge, addFolgen } from './folgen.ts'
import type { AngabenOf, Auftrag } from './handlungen.contract.ts'
import type { Anforderung, Position } from './position.document.ts'
import { type Rezept, freshRezept } from './rezept.document.ts'
import { type RezeptUmstand, allowedRezeptarten, isOddIssue, validUntil } from './rezept.ts'
import { checkPlaceOfRezeptblatt } from './rezeptblatt.decider.ts'
import { endOfTeil } from './mvo.ts'
import { decideMvo } from './mvo.decider.ts'
import { ortOfKlient, listReportableOrte } from './rezeptOrt.ts'
import { decideBtm } from './stoffEntscheid.ts'
import type { Produkt } from '../arzneimittel/produkt.ts'
import { stoffOf } from '../arzneimittel/stoff.ts'

/** A refusal that belongs to one field of the form. */
export const atField = (path: string, code = 'pflicht') => ({ felder: [{ path, code, message: code }] })

export function closeAnforderung(position: Position, art: Anforderung['art'], status: Anforderung['status']): Anforderung[] {
  return position.anforderungen.map((anforderung) =>
    anforderung.art === art && anforderung.status === 'active' ? { ...anforderung, status } : anforderung,
  )
}

export function openAnforderung(anforderungen: readonly Anforderung[], art: Anforderung['art'], requestId: string): Anforderung[] {
  const runde = 1 + anforderungen.filter((anforderung) => anforderung.art === art).length
  return [...anforderungen, { art, runde, requestId, status: 'active' }]
}

/** @throws bestellung.rezept_ort_unmoeglich for a place that this side cannot know, or that does not exist for the kind */
function checkOrt(art: Rezept['art'], ort: Rezept['ort'], { handelnder, einloesung }: DecisionContext & Weg): void {
  if (handelnder === 'UHR') throw bestellungErrors.refuse('bestellung.nicht_deine_rolle')
  if (!listReportableOrte(art, { seite: handelnder.seite, einloesung }).includes(ort)) {
    throw bestellungErrors.refuse('bestellung.rezept_ort_unmoeglich', atField('ort'))
  }
}

type Weg = Pick<Bestellung, 'einloesung'>

/** `rezeptblattId`: the sheet of paper that it shares. */
type VerordnenContext = DecisionContext & Weg & Pick<Rezept, 'rezeptblattId'>

/**
 * A practice discharges nobody. Whether § 3b AMVV shortens the prescription of an oral retinoid only the doctor can say.
 * @throws bestellung.gebaerfaehig_fehlt when it is not said
 */
function umstandOfVerordnung(produkt: Produkt, { gebaerfaehig }: AngabenOf<'verordnen'>): RezeptUmstand {
  if (!stoffOf(produkt).retinoid) return { entlassung: false, gebaerfaehig: null }
  if (gebaerfaehig === undefined) throw bestellungErrors.refuse('bestellung.gebaerfaehig_fehlt', atField('gebaerfaehig'))
  return { entlassung: false, gebaerfaehig }
}

function newRezept(position: Position, angaben: AngabenOf<'verordnen'>, context: VerordnenContext): Rezept {
  const { now, heute, bundesland, handelnder, neueId } = context
  const { aenderung } = angaben
  const produkt = aenderung?.produkt ?? position.produkt
  const btm = decideBtm(position, produkt, angaben.btm)
  if (angaben.rezeptart === 'OHNE' || !allowedRezeptarten(produkt, btm).includes(angaben.rezeptart)) {
    throw bestellungErrors.refuse('bestellung.rezeptart_unzulaessig', atField('rezeptart', 'falsch'))
  }
  checkOrt(angaben.rezeptart, angaben.ort, context)
  if (angaben.ausgestelltAm > heute) throw bestellungErrors.refuse('bestellung.ausstellung_zukunft')
  const { datumBestaetigt = false } = angaben
  const issue = { art: angaben.rezeptart, ausgestelltAm: angaben.ausgestelltAm, bundesland, ...umstandOfVerordnung(produkt, angaben) }
  const id = neueId()
  const mvo = decideMvo(angaben.mvo, { ...issue, id, rezeptId: angaben.rezeptId })
  const [first] = mvo?.teile ?? []
  const gueltigBis = first === undefined ? validUntil(issue) : endOfTeil(first, issue.ausgestelltAm)
  const frist = decideFrist({ ...issue, gueltigBis, andereFrist: null }, angaben.andereFrist, context)
  if (!datumBestaetigt && isOddIssue({ ...issue, ...frist, gefragtAm: berlinDate(position.seit), heute })) {
    throw bestellungErrors.refuse('bestellung.ausstellung_ungewoehnlich', atField('ausgestelltAm', 'falsch'))
  }
  if (handelnder === 'UHR') throw bestellungErrors.refuse('bestellung.nicht_deine_rolle')
  return {
    ...freshRezept,
    id,
    art: angaben.rezeptart,
    ausgestelltAm: angaben.ausgestelltAm,
    ...frist,
    mvo,
    gebaerfaehig: issue.gebaerfaehig,
    rezeptId: first?.rezeptId ?? angaben.rezeptId,
    ort: angaben.ort,
    ortSeit: now,
    produkt,
    menge: aenderung?.menge ?? position.menge,
    geaendert: aenderung !== null,
    aenderungGrund: aenderung?.grund ?? null,
    dosierungText: null,
    dosierung: aenderung?.dosierung ?? null,
    autIdem: angaben.autIdem,
    verordnetVon: { personId: handelnder.personId, name: handelnder.name },
    lanr: lanrOf(handelnder),
    ...readPrescribedFormular(angaben.rezeptart, angaben),
    rezeptblattId: context.rezeptblattId,
    praxisId: handelnder.organisationId,
  }
}

/** What the prescribed product is, whatever was asked for. */
const prescribedFacts = (
  position: Position,
  { produkt }: Rezept,
  { btm }: AngabenOf<'verordnen'>,
): Pick<Position, 'btm' | 'kuehlpflichtig'> => ({
  btm: decideBtm(position, produkt, btm),
  kuehlpflichtig: position.kuehlpflichtig || stoffOf(produkt).kuehlpflichtig,
})

/** § 8 Abs. 6 BtMVV: the form marked "N" follows without delay, to the pharmacy that has served the paper. */
const withNRezept = (folgen: readonly Folge[], { art }: Rezept, { now }: DecisionContext): Folge[] =>
  art === 'BTM_NOTFALL' ? addFolgen({ folgen }, ['N_REZEPT_NACHREICHEN'], now) : [...folgen]

/** What the other sides read of a prescription: never a token, and the change in words. */
function rezeptAngaben(position: Position, rezept: Rezept): Record<string, unknown> {
  const { art, ort, gueltigBis: frist, geaendert, aenderungGrund, mvo, rezeptblattId } = rezept
  const angaben = {
    rezeptart: art,
    ort,
    gueltigBis: frist,
    ...fristAngaben(rezept),
    geaendert,
    ...(mvo === null ? {} : { teile: mvo.teile.length }),
    ...(rezeptblattId === null ? {} : { rezeptblatt: 'EINES' }),
  }
  if (!geaendert) return angaben
  const { mengeneinheit } = position
  return {
    ...angaben,
    aenderungGrund,
    angefordert: { bezeichnung: position.produkt.bezeichnung, menge: position.menge, mengeneinheit, dosierung: position.dosierung },
    // Said again or left as it was: two equal lines would hide that the dose alone was changed.
    verordnet: {
      bezeichnung: rezept.produkt.bezeichnung,
      menge: rezept.menge,
      mengeneinheit,
      dosierung: findPrescribedDosierung(position, rezept),
    },
  }
}

/** E4; the amount to deliver follows what was prescribed. */
export function verordnen(position: Position, angaben: AngabenOf<'verordnen'>, context: VerordnenContext): Ereignis {
  const rezept = newRezept(position, angaben, context)
  return positionEreignis('verordnen', position, {
    now: context.now,
    angaben: rezeptAngaben(position, rezept),
    neu: {
      status: 'VERORDNET',
      rezept,
      ...prescribedFacts(position, rezept, angaben),
      folgen: withNRezept(position.folgen, rezept, context),
      lieferproblem: null,
      anforderungen: closeAnforderung(position, 'VERORDNUNG', 'completed'),
    },
  })
}

/** E4b: another prescription takes the place of the one before; the pharmacy gives the old one back. */
export function rezeptKorrigieren(position: Position, angaben: AngabenOf<'rezeptKorrigieren'>, context: VerordnenContext): Ereignis {
  const rezept = newRezept(position, angaben, context)
  return positionEreignis('rezeptKorrigieren', position, {
    now: context.now,
    angaben: { ...rezeptAngaben(position, rezept), grund: angaben.grund },
    neu: {
      status: 'VERORDNET',
      rezept,
      // Another paper begins its way anew.
      hkpWeg: null,
      ...prescribedFacts(position, rezept, angaben),
      fruehereRezepte: earlierRezepte(position),
      folgen: withNRezept(
        folgenOfVoid({ ...position, folgen: settledBy(position, ['NEU_ANFRAGEN'], context) }, [], context.now),
        rezept,
        context,
      ),
      anforderungen: closeAnforderung(position, 'ABGABE', 'entered-in-error'),
    },
  })
}

export function rezeptZurueckziehen(position: Position, { grund }: AngabenOf<'rezeptZurueckziehen'>, { now }: DecisionContext): Ereignis {
  return positionEreignis('rezeptZurueckziehen', position, {
    now,
    angaben: { grund },
    neu: {
      status: 'ABGELEHNT',
      ablehnung: { durch: 'ARZT', grund: 'REZEPT_ZURUECKGEZOGEN', text: grund },
      rezept: null,
      fruehereRezepte: earlierRezepte(position),
      folgen: folgenOfVoid(position, ['KLIENT_INFORMIEREN'], now),
      anforderungen: position.anforderungen.map((a) => (a.status === 'active' ? { ...a, status: 'revoked' } : a)),
    },
  })
}

const isMedical = (grund: string): boolean => medizinischeGruende.some((one) => one === grund)

type Ablehnung = Extract<Auftrag, { handlung: 'arztAblehnen' | 'apothekeAblehnen' }>

/** The practice declines to prescribe, the pharmacy to supply; what is none of the usual reasons needs words. */
export function refusePosition(position: Position, ablehnung: Ablehnung, { now, handelnder }: DecisionContext): Ereignis {
  const { handlung } = ablehnung
  const { grund, text } = ablehnung.angaben
  if (grund === 'SONSTIGES' && text === null) throw bestellungErrors.refuse('bestellung.text_fehlt', atField('text'))
  const arzt = handlung === 'arztAblehnen'
  // Whether it is indicated, or is due, is a judgement of medicine (domain.md, decision 8).
  if (isMedical(grund) && !isArzt(handelnder)) throw bestellungErrors.refuse('bestellung.grund_nur_arzt', atField('grund', 'nur_arzt'))
  return positionEreignis(handlung, position, {
    now,
    angaben: { grund, text },
    neu: {
      status: 'ABGELEHNT',
      ablehnung: { durch: arzt ? 'ARZT' : 'APOTHEKE', grund, text: text ?? '' },
      folgen: folgenOfRefusal(position, ablehnung, now),
      anforderungen: closeAnforderung(position, arzt ? 'VERORDNUNG' : 'ABGABE', 'revoked'),
    },
  })
}

/** E6: the platform only records the route; a Rezept-ID opens nothing. The pharmacy that has read the card holds the prescription. */
export function anApothekeGeben(position: Position, angaben: AngabenOf<'anApothekeGeben'>, context: DecisionContext & Weg): Ereignis {
  const { now, heute, handelnder, neueId } = context
  const beiApotheke = handelnder !== 'UHR' && handelnder.seite === 'APOTHEKE'
  const ort = beiApotheke ? 'APOTHEKE' : angaben.ort
  if (ort !== null && position.rezept !== null) {
    checkOrt(position.rezept.art, ort, context)
    checkPlaceOfRezeptblatt(position.rezept, ort)
  }
  // Presented is what pharmaceutical staff has looked at; a courier may have put it down. Of a BtM form they say the number, too.
  const looks = handelnder !== 'UHR' && handelnder.istPharmazeutisch && position.rezept !== null && !needsBtmNummer(position.rezept)
  const seen = looks ? { vorgelegtAm: heute } : {}
  const rezept = position.rezept === null || ort === null ? position.rezept : { ...position.rezept, ...seen, ort, ortSeit: now }
  return positionEreignis('anApothekeGeben', position, {
    now,
    angaben: { ort: rezept?.ort ?? null },
    neu: {
      status: 'BEI_APOTHEKE',
      sichtApotheke: 'VOLL',
      rezept,
      anforderungen: openAnforderung(position.anforderungen, 'ABGABE', neueId()),
    },
  })
}

export function selbstEinloesen(position: Position, { now }: DecisionContext): Ereignis {
  const rezept = position.rezept === null ? null : { ...position.rezept, ort: ortOfKlient(position.rezept), ortSeit: now }
  return positionEreignis('selbstEinloesen', position, { now, neu: { status: 'ABGESCHLOSSEN', rezept } })
}

export function neuAnfordern(position: Position, { now, handelnder, neueId }: DecisionContext): Ereignis {
  return positionEreignis('neuAnfordern', position, {
    now,
    angaben: { altesRezept: position.rezept?.rezeptId ?? null, gueltigBis: position.rezept?.gueltigBis ?? null },
    neu: {
      status: 'BEIM_ARZT',
      // Asked for anew is what was prescribed, not the wish that the doctor once corrected.
      ...inForce(position),
      sichtPraxis: true,
      rezept: null,
      hkpWeg: null,
      fruehereRezepte: earlierRezepte(position),
      folgen: settledBy(position, ['NEU_ANFRAGEN'], { handelnder, now }),
      anforderungen: openAnforderung(closeAnforderung(position, 'ABGABE', 'revoked'), 'VERORDNUNG', neueId()),
    },
  })
}

export function rezeptOrtMelden(
  position: Position,
  { ort, rezeptblatt }: AngabenOf<'rezeptOrtMelden'>,
  context: VerordnenContext,
): Ereignis {
  const { now, rezeptblattId } = context
  if (position.rezept === null) throw bestellungErrors.refuse('bestellung.ohne_rezept')
  checkOrt(position.rezept.art, ort, context)
  checkPlaceOfRezeptblatt({ rezeptblattId }, ort)
  return positionEreignis('rezeptOrtMelden', position, {
    now,
    angaben: { vonOrt: position.rezept.ort, nachOrt: ort, ...(rezeptblatt === undefined ? {} : { rezeptblatt }) },
    // Given away by the pharmacy it has to be presented again.
    neu: { rezept: { ...position.rezept, rezeptblattId, ort, ortSeit: now, vorgelegtAm: null } },
  })
}

export function earlierRezepte(position: Position): Rezept[] {
  return position.rezept === null ? position.fruehereRezepte : [...position.fruehereRezepte, position.rezept]
}
