import { copyOf, unsaidOf } from '../shared/document.ts'
import type { FieldError } from '../shared/refusal.ts'
import { plusCountedDays, isWorkingDay, type IsoDate } from '../shared/time.ts'
import type { Entwurf } from './angaben.contract.ts'
import { needsAbweichung } from './apothekenwahl.ts'
import { type Bestellung, kopfDocument } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { DecisionContext } from './handelnder.ts'
import { type Ereignis, recordAbweichung, positionEreignis, rowOf } from './ereignis.ts'
import { type Position, type PositionAngaben, type Zuletzt, positionStand } from './position.document.ts'
import { type Mittel, lastWord, mittelOf, prepareReorder, findStop } from './inForce.ts'
import { sameProdukt } from '../arzneimittel/produkt.ts'
import { planBezugOf } from './planMatch.ts'
import { type Rezept, freshRezept } from './rezept.document.ts'
import { withRezeptId } from './mvo.ts'
import { assignSentRezeptblaetter } from './rezeptblatt.ts'
import { ortOfVorlage, validUntil } from './rezept.ts'
import { notKeptOf, wayOf } from './lieferung.ts'
import { isBtm, stoffOf } from '../arzneimittel/stoff.ts'
import { checkVersand } from './versand.ts'

type Tool = Pick<DecisionContext, 'now' | 'neueId'>

function positionenFrom(entwurf: Entwurf, bekannte: readonly Position[], { now, neueId }: Tool): Position[] {
  return entwurf.positionen.map(({ id, ...angaben }, index) => ({
    ...unsaidOf(positionStand),
    ...angaben,
    // The product says what it is; a person may only say more.
    btm: isBtm(angaben.produkt, angaben.btm),
    gebaerfaehig: stoffOf(angaben.produkt).retinoid ? angaben.gebaerfaehig : null,
    kuehlpflichtig: angaben.kuehlpflichtig || stoffOf(angaben.produkt).kuehlpflichtig,
    id: bekannte.some((position) => position.id === id) && id !== undefined ? id : neueId(),
    zuletzt: zuletztFor(
      angaben,
      bekannte.find((position) => position.id === id),
    ),
    rezept: rezeptFor(
      angaben,
      bekannte.find((position) => position.id === id),
    ),
    lfdNr: index + 1,
    seit: now,
  }))
}

/** Of a draft, the prescription of a part that comes next (mvo.decider.ts); it holds for what it says, and for nothing else. */
function rezeptFor(
  { produkt, menge, rezeptart, rezeptVorlage, ausgestelltAm }: PositionAngaben,
  bekannte: Position | undefined,
): Position['rezept'] {
  const rezept = bekannte?.rezept ?? null
  const isThere = rezeptVorlage !== 'ANFORDERN' && rezeptVorlage !== 'OHNE'
  const same = isThere && rezept?.art === rezeptart && rezept.ausgestelltAm === ausgestelltAm && rezept.menge === menge
  return same && sameProdukt(rezept.produkt, produkt) ? rezept : null
}

/** It is said of what was copied, also of the strength that was corrected; not of another product that was put in its place. */
function zuletztFor({ produkt }: Pick<Position, 'produkt'>, bekannte: Position | undefined): Zuletzt | null {
  const zuletzt = bekannte?.zuletzt ?? null
  if (zuletzt === null || bekannte === undefined) return null
  const names = [bekannte.produkt, ...(zuletzt.geaendert === null ? [] : [zuletzt.geaendert.von.produkt])]
  return names.some((name) => sameProdukt(name, produkt)) ? zuletzt : null
}

const atArzt = ({ id }: Pick<Position, 'id'>): Pick<Position, 'status' | 'sichtPraxis' | 'anforderungen'> => ({
  status: 'BEIM_ARZT',
  sichtPraxis: true,
  anforderungen: [{ art: 'VERORDNUNG', runde: 1, requestId: id, status: 'active' }],
})

interface Origin extends Pick<Bestellung, 'pflegedienstId' | 'nummer' | 'quelle' | 'vorgaengerId'> {
  personId: string
  werkzeug: Tool
  /** Where it was said before that there would be one. */
  id?: string
  /** Null: it is a draft. A doctor who prescribes unasked begins where he would have been asked. */
  beginn?: 'BEIM_ARZT' | null
  /** An order that is made again out of others. */
  wieder?: Pick<Reordering, 'zuletzt' | 'rezepte' | 'nichtUebernommen'>
}

export function anlegen(
  entwurf: Entwurf,
  { pflegedienstId, personId, nummer, quelle, vorgaengerId, werkzeug, id = werkzeug.neueId(), beginn = null, wieder }: Origin,
): { bestellung: Bestellung; ereignisse: Ereignis[] } {
  const { positionen: _positionen, ...kopf } = entwurf
  const bestellung: Bestellung = {
    ...kopf,
    ...notKeptOf(entwurf),
    id,
    nummer,
    version: 1,
    pflegedienstId,
    anfordererPersonId: personId,
    quelle,
    vorgaengerId,
    erstelltAm: werkzeug.now,
    nichtUebernommen: wieder?.nichtUebernommen ?? [],
    gesendetAm: beginn === null ? null : werkzeug.now,
    notfallUnbestaetigt: false,
    positionen: positionenFrom(entwurf, [], werkzeug).map((position, i) => ({
      ...position,
      zuletzt: wieder?.zuletzt[i] ?? null,
      rezept: wieder?.rezepte?.[i] ?? null,
      ...(beginn === null ? {} : atArzt(position)),
    })),
    rueckfragen: [],
    lieferungen: [],
  }
  const { id: _id, version: _version, positionen, rueckfragen: _r, lieferungen: _l, ...neu } = bestellung
  return {
    bestellung,
    ereignisse: [
      {
        art: 'anlegen',
        zeile: 'E1',
        positionId: null,
        aenderung: { ziel: 'kopf', alt: {}, neu },
        angaben: { quelle },
        sichtbarFuer: beginn === null ? ['PFLEGE'] : ['PFLEGE', 'ARZT'],
      },
      {
        art: 'anlegen',
        zeile: 'E1',
        positionId: null,
        aenderung: { ziel: 'positionen', alt: [], neu: positionen },
        angaben: {},
        sichtbarFuer: [],
      },
    ],
  }
}

/** Replaces the words of a draft. @throws bestellung.nur_entwurf */
export function change(bestellung: Bestellung, entwurf: Entwurf, tool: Tool): Ereignis[] {
  if (bestellung.gesendetAm !== null || bestellung.positionen.some(({ status }) => status !== 'ENTWURF')) {
    throw bestellungErrors.refuse('bestellung.nur_entwurf')
  }
  const { positionen: _positionen, ...kopf } = entwurf
  const neu = { ...kopf, ...notKeptOf(entwurf) }
  const alt = Object.fromEntries(Object.entries(bestellung).filter(([field]) => field in neu))
  const positionen = positionenFrom(entwurf, bestellung.positionen, tool)
  return [
    { art: 'aendern', zeile: 'E1', positionId: null, aenderung: { ziel: 'kopf', alt, neu }, angaben: {}, sichtbarFuer: ['PFLEGE'] },
    {
      art: 'aendern',
      zeile: 'E1',
      positionId: null,
      aenderung: { ziel: 'positionen', alt: bestellung.positionen, neu: positionen },
      angaben: {},
      sichtbarFuer: [],
    },
  ]
}

export interface Reordering {
  entwurf: Entwurf
  /** Of each position of the draft, what became of it before. */
  zuletzt: readonly (Zuletzt | null)[]
  /** Of each position, the prescription that is there already: a part of a Mehrfachverordnung. */
  rezepte?: readonly Rezept[]
  nichtUebernommen: Bestellung['nichtUebernommen']
}

interface AgainToday {
  heute: IsoDate
  /** The Klient's own choice of today; null when nobody has been chosen, or there is no Klient. */
  apothekeId: string | null
  /** Orders of the Klient that were sent after this one, oldest first. */
  spaetere: readonly Bestellung[]
}

type Left = Bestellung['nichtUebernommen'][number]

function leftOut(last: Mittel, { start, wholeCancelled }: { start: Mittel; wholeCancelled: boolean }): Left | null {
  const named = { bezeichnung: last.position.produkt.bezeichnung, nummer: last.bestellung.nummer }
  const stopped = findStop(last.position)
  if (stopped !== null) return { ...named, ...stopped }
  // A whole order that was cancelled is ordered anew on purpose; a part of it was taken out of the order.
  const cancelled = last === start && start.position.status === 'STORNIERT' && !wholeCancelled
  return cancelled ? { ...named, grund: 'STORNIERT', text: null } : null
}

/** Orders again what is in force now, and says what it left out. The pharmacy of an exception is not taken along (§ 31 Abs. 1 SGB V). */
export function copyEntwurf(bestellung: Bestellung, { heute, apothekeId, spaetere }: AgainToday): Reordering {
  const wholeCancelled = bestellung.positionen.every(({ status }) => status === 'STORNIERT')
  const starts = bestellung.positionen.map((position): Mittel => ({ bestellung, position }))
  const spaetereMittel = spaetere.flatMap(mittelOf)
  const lasts = new Map(starts.map((start) => [lastWord(start, spaetereMittel), start]))
  const judged = [...lasts].map(([last, start]) => ({ last, left: leftOut(last, { start, wholeCancelled }) }))
  const taken = judged.flatMap(({ last, left }) => (left === null ? [prepareReorder(last)] : []))
  return {
    entwurf: {
      ...copyOf(kopfDocument, bestellung),
      apothekeId: bestellung.art === 'KLIENT' ? apothekeId : bestellung.apothekeId,
      bedarfBis: plusCountedDays(heute, 3, isWorkingDay),
      positionen: taken.map(({ zuletzt: _zuletzt, ...position }) => position),
    },
    zuletzt: taken.map(({ zuletzt }) => zuletzt),
    nichtUebernommen: judged.flatMap(({ left }) => left ?? []),
  }
}

/** E2 and E3: positions that ask for a prescription go to the doctor, the others to the pharmacy. @throws bestellung.unvollstaendig with all fields */
export function senden(bestellung: Bestellung, context: DecisionContext): Ereignis[] {
  const error: FieldError[] = checkVersand(bestellung, context).filter(({ schwere }) => schwere === 'FEHLER')
  if (error.length > 0)
    throw bestellungErrors.refuse('bestellung.unvollstaendig', {
      felder: error.map(({ path, code, message }) => ({ path, code, message })),
    })
  return versandEreignisse(bestellung, context)
}

export function versandEreignisse(bestellung: Bestellung, context: DecisionContext): Ereignis[] {
  // A draft of before may name a pharmacy for a Muster 12.
  const after = { ...bestellung, ...notKeptOf(bestellung) }
  const { apothekeId } = after
  const vorschau = context.klient?.einwilligungen.includes('VORABINFO') === true && apothekeId !== null
  const blattOf = assignSentRezeptblaetter(bestellung.positionen, context)
  const deviates = needsAbweichung({ apothekeId, klient: context.klient })
  const kopf: Ereignis = {
    art: 'senden',
    zeile: rowOf('senden'),
    positionId: null,
    aenderung: {
      ziel: 'kopf',
      alt: { ...wayOf(bestellung), gesendetAm: null },
      // What was said of another pharmacy, and not unsaid when the draft went back to the own one, declares nothing later on.
      neu: { ...wayOf(after), gesendetAm: context.now, ...(deviates ? {} : { abweichung: null, abweichungGrund: null }) },
    },
    angaben: {},
    sichtbarFuer: [],
  }
  return [
    kopf,
    ...(deviates ? [recordAbweichung(bestellung)] : []),
    ...bestellung.positionen.map((position) =>
      positionEreignis('senden', position, versand(position, { bestellung, vorschau, blattOf }, context)),
    ),
  ]
}

interface Sending {
  bestellung: Pick<Bestellung, 'praxisId'>
  vorschau: boolean
  blattOf: (position: Position) => string | null
}

function versand(
  position: Position,
  { bestellung, vorschau, blattOf }: Sending,
  context: DecisionContext,
): { neu: Partial<Position>; now: string } {
  const { now, neueId } = context
  const planBezug = planBezugOf(position, context.klient?.plan ?? null)
  if (position.rezeptVorlage === 'ANFORDERN') {
    return {
      now,
      // What goes to the Krankenkasse is no pharmacy's to know.
      neu: { ...atArzt(position), planBezug, sichtApotheke: vorschau && position.rezeptart !== 'MUSTER12' ? 'VORSCHAU' : 'KEINE' },
    }
  }
  const abgabe = { art: 'ABGABE', runde: 1, requestId: neueId(), status: 'active' } as const
  const rezept = existingRezept(position, blattOf(position), context)
  // The practice where it lies has to lay it out, and is asked when it is not there.
  const sichtPraxis = position.rezeptVorlage === 'LIEGT_IN_PRAXIS' && bestellung.praxisId !== null
  return { now, neu: { status: 'BEI_APOTHEKE', sichtPraxis, sichtApotheke: 'VOLL', planBezug, rezept, anforderungen: [abgabe] } }
}

/** What was there before the order: as it was said, or the part of a Mehrfachverordnung that is its turn. */
function existingRezept(position: Position, rezeptblattId: string | null, { now, neueId, bundesland }: DecisionContext): Rezept | null {
  const { rezeptVorlage, rezeptart: art, ausgestelltAm, entlassung, gebaerfaehig } = position
  if (rezeptVorlage === 'OHNE' || rezeptVorlage === 'ANFORDERN') return null
  const stelle = { ort: ortOfVorlage(rezeptVorlage, art), ortSeit: now }
  if (position.rezept !== null) return { ...withRezeptId(position.rezept, position.vorherigeRezeptId), ...stelle }
  const umstand = { entlassung, gebaerfaehig }
  return {
    ...freshRezept,
    id: neueId(),
    rezeptblattId,
    art,
    ausgestelltAm,
    gueltigBis: ausgestelltAm === null ? null : validUntil({ ...umstand, art, ausgestelltAm, bundesland }),
    ...umstand,
    rezeptId: position.vorherigeRezeptId,
    ...stelle,
    produkt: position.produkt,
    menge: position.menge,
    geaendert: false,
    aenderungGrund: null,
    dosierungText: null,
    dosierung: null,
    praxisId: null,
    autIdem: false,
    verordnetVon: null,
  }
}
