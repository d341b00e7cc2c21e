/** E1: a draft is made, changed, copied; and E2/E3: it is sent, with all faults named at once. */
import { copyOf, unsaidOf } from '../shared/document.ts'
import type { FeldFehler } from '../shared/fehler.ts'
import { plusGezaehlteTage, istArbeitstag, type Datum } from '../shared/zeit.ts'
import type { Entwurf } from './angaben.contract.ts'
import { type Bestellung, kopfDocument } from './bestellung.document.ts'
import { type Position, positionDocument, positionStand } from './position.document.ts'
import type { Quelle } from './bestellung.ts'
import { type Ereignis, positionEreignis, zeileVon } from './ereignis.ts'
import { ortDerVorlage } from './rezept.ts'
import { bestellungFehler } from './bestellung.errors.ts'
import { pruefeVersand } from './versand.ts'
import type { Umstaende } from './umstaende.ts'

type Werkzeug = Pick<Umstaende, 'jetzt' | 'neueId'>

function positionenAus(entwurf: Entwurf, bekannte: readonly Position[], { jetzt, neueId }: Werkzeug): Position[] {
  return entwurf.positionen.map(({ id, ...angaben }, index) => ({
    ...unsaidOf(positionStand),
    ...angaben,
    id: bekannte.some((position) => position.id === id) && id !== undefined ? id : neueId(),
    lfdNr: index + 1,
    seit: jetzt,
  }))
}

/** The doctor is asked, and sees it. */
const beimArzt = ({ id }: Pick<Position, 'id'>): Pick<Position, 'status' | 'sichtPraxis' | 'anforderungen'> => ({
  status: 'BEIM_ARZT',
  sichtPraxis: true,
  anforderungen: [{ art: 'VERORDNUNG', runde: 1, requestId: id, status: 'active' }],
})

/** A new order, usually a nursing service's draft; the caller supplies `nummer`. */
export function anlegen(
  entwurf: Entwurf,
  {
    pflegedienstId,
    personId,
    nummer,
    quelle,
    vorgaengerId,
    werkzeug,
    beginn = null,
  }: {
    pflegedienstId: string
    personId: string
    nummer: string
    quelle: Quelle
    vorgaengerId: string | null
    werkzeug: Werkzeug
    /** Null: it is a draft. A doctor who prescribes unasked begins where he would have been asked. */
    beginn?: 'BEIM_ARZT' | null
  },
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
    erstelltAm: werkzeug.jetzt,
    gesendetAm: beginn === null ? null : werkzeug.jetzt,
    notfallUnbestaetigt: false,
    positionen: positionenAus(entwurf, [], werkzeug).map((position) =>
      beginn === null ? position : { ...position, ...beimArzt(position) },
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
export function aendern(bestellung: Bestellung, entwurf: Entwurf, werkzeug: Werkzeug): Ereignis[] {
  if (bestellung.gesendetAm !== null || bestellung.positionen.some(({ status }) => status !== 'ENTWURF')) {
    throw bestellungFehler.ablehnen('bestellung.nur_entwurf')
  }
  const { positionen: _positionen, ...neu } = entwurf
  const alt = Object.fromEntries(Object.keys(neu).map((feld) => [feld, bestellung[feld as keyof Bestellung]]))
  const positionen = positionenAus(entwurf, bestellung.positionen, werkzeug)
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

/** The content of an order as a new draft: reorder in one click. */
export function kopie(bestellung: Bestellung, heute: Datum): Entwurf {
  return {
    ...copyOf(kopfDocument, bestellung),
    bedarfBis: plusGezaehlteTage(heute, 3, istArbeitstag),
    positionen: bestellung.positionen.map((position) => ({
      ...copyOf(positionDocument, position),
      rezeptVorlage: position.rezeptart === 'OHNE' ? 'OHNE' : 'ANFORDERN',
      vorherigeRezeptId: position.rezept?.rezeptId ?? position.vorherigeRezeptId,
    })),
  }
}

/** E2 and E3: positions that ask for a prescription go to the doctor, the others to the pharmacy. @throws bestellung.unvollstaendig with all fields */
export function senden(bestellung: Bestellung, umstaende: Umstaende): Ereignis[] {
  const fehler: FeldFehler[] = pruefeVersand(bestellung, umstaende).filter(({ schwere }) => schwere === 'FEHLER')
  if (fehler.length > 0)
    throw bestellungFehler.ablehnen('bestellung.unvollstaendig', {
      felder: fehler.map(({ path, code, message }) => ({ path, code, message })),
    })
  return versandEreignisse(bestellung, umstaende)
}

/** What sending does, without checking permission: also used to preview what the other sides will see. */
export function versandEreignisse(bestellung: Bestellung, umstaende: Umstaende): Ereignis[] {
  const vorschau = umstaende.klient?.einwilligungen.includes('VORABINFO') === true && bestellung.apothekeId !== null
  const kopf: Ereignis = {
    art: 'senden',
    zeile: zeileVon('senden'),
    positionId: null,
    aenderung: { ziel: 'kopf', alt: { gesendetAm: null }, neu: { gesendetAm: umstaende.jetzt } },
    angaben: {},
    sichtbarFuer: [],
  }
  return [kopf, ...bestellung.positionen.map((position) => positionEreignis('senden', position, versand(position, vorschau, umstaende)))]
}

function versand(position: Position, vorschau: boolean, { jetzt, neueId }: Umstaende): { neu: Partial<Position>; jetzt: string } {
  if (position.rezeptVorlage === 'ANFORDERN') {
    return {
      jetzt,
      neu: { ...beimArzt(position), sichtApotheke: vorschau ? 'VORSCHAU' : 'KEINE' },
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
          ort: ortDerVorlage(position.rezeptVorlage, position.rezeptart),
          ortSeit: jetzt,
          produkt: position.produkt,
          menge: position.menge,
          geaendert: false,
          aenderungGrund: null,
          dosierungText: null,
          autIdem: false,
          verordnetVon: null,
        }
  return { jetzt, neu: { status: 'BEI_APOTHEKE', sichtApotheke: 'VOLL', rezept, anforderungen: [abgabe] } }
}
