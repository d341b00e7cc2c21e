import { copyOf, partOf, unsaidOf } from '../shared/document.ts'
import type { FieldError } from '../shared/refusal.ts'
import { plusCountedDays, isWorkingDay, type IsoDate } from '../shared/time.ts'
import type { Entwurf } from './angaben.contract.ts'
import { type Bestellung, kopfDocument } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { DecisionContext } from './handelnder.ts'
import { type Ereignis, positionEreignis, rowOf } from './ereignis.ts'
import { type Position, positionDocument, positionStand } from './position.document.ts'
import { ortOfVorlage } from './rezept.ts'
import { checkVersand } from './versand.ts'

type Tool = Pick<DecisionContext, 'now' | 'neueId'>

function positionenFrom(entwurf: Entwurf, bekannte: readonly Position[], { now, neueId }: Tool): Position[] {
  return entwurf.positionen.map(({ id, ...angaben }, index) => ({
    ...unsaidOf(positionStand),
    ...angaben,
    id: bekannte.some((position) => position.id === id) && id !== undefined ? id : neueId(),
    lfdNr: index + 1,
    seit: now,
  }))
}

const atArzt = ({ id }: Pick<Position, 'id'>): Pick<Position, 'status' | 'sichtPraxis' | 'anforderungen'> => ({
  status: 'BEIM_ARZT',
  sichtPraxis: true,
  anforderungen: [{ art: 'VERORDNUNG', runde: 1, requestId: id, status: 'active' }],
})

interface Origin extends Pick<Bestellung, 'pflegedienstId' | 'nummer' | 'quelle' | 'vorgaengerId'> {
  personId: string
  werkzeug: Tool
  /** Null: it is a draft. A doctor who prescribes unasked begins where he would have been asked. */
  beginn?: 'BEIM_ARZT' | null
}

export function anlegen(
  entwurf: Entwurf,
  { pflegedienstId, personId, nummer, quelle, vorgaengerId, werkzeug, beginn = null }: Origin,
): { bestellung: Bestellung; ereignisse: Ereignis[] } {
  const { positionen: _positionen, ...kopf } = entwurf
  const bestellung: Bestellung = {
    ...kopf,
    id: werkzeug.neueId(),
    nummer,
    version: 1,
    pflegedienstId,
    anfordererPersonId: personId,
    quelle,
    vorgaengerId,
    erstelltAm: werkzeug.now,
    gesendetAm: beginn === null ? null : werkzeug.now,
    notfallUnbestaetigt: false,
    positionen: positionenFrom(entwurf, [], werkzeug).map((position) =>
      beginn === null ? position : { ...position, ...atArzt(position) },
    ),
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
  const { positionen: _positionen, ...neu } = entwurf
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

export function copyEntwurf(bestellung: Bestellung, today: IsoDate): Entwurf {
  return {
    ...copyOf(kopfDocument, bestellung),
    bedarfBis: plusCountedDays(today, 3, isWorkingDay),
    positionen: bestellung.positionen.map((position) => ({
      // In the order in which a position is told.
      ...partOf(positionDocument, position),
      ...copyOf(positionDocument, position),
      rezeptVorlage: position.rezeptart === 'OHNE' ? 'OHNE' : 'ANFORDERN',
      vorherigeRezeptId: position.rezept?.rezeptId ?? position.vorherigeRezeptId,
    })),
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
  const vorschau = context.klient?.einwilligungen.includes('VORABINFO') === true && bestellung.apothekeId !== null
  const kopf: Ereignis = {
    art: 'senden',
    zeile: rowOf('senden'),
    positionId: null,
    aenderung: { ziel: 'kopf', alt: { gesendetAm: null }, neu: { gesendetAm: context.now } },
    angaben: {},
    sichtbarFuer: [],
  }
  return [kopf, ...bestellung.positionen.map((position) => positionEreignis('senden', position, versand(position, vorschau, context)))]
}

function versand(position: Position, vorschau: boolean, { now, neueId }: DecisionContext): { neu: Partial<Position>; now: string } {
  if (position.rezeptVorlage === 'ANFORDERN') {
    return {
      now,
      neu: { ...atArzt(position), sichtApotheke: vorschau ? 'VORSCHAU' : 'KEINE' },
    }
  }
  const abgabe = { art: 'ABGABE', runde: 1, requestId: neueId(), status: 'active' } as const
  const rezept =
    position.rezeptVorlage === 'OHNE'
      ? null
      : {
          id: neueId(),
          art: position.rezeptart,
          ausgestelltAm: null,
          gueltigBis: null,
          rezeptId: position.vorherigeRezeptId,
          ort: ortOfVorlage(position.rezeptVorlage, position.rezeptart),
          ortSeit: now,
          produkt: position.produkt,
          menge: position.menge,
          geaendert: false,
          aenderungGrund: null,
          dosierungText: null,
          autIdem: false,
          verordnetVon: null,
        }
  return { now, neu: { status: 'BEI_APOTHEKE', sichtApotheke: 'VOLL', rezept, anforderungen: [abgabe] } }
}
