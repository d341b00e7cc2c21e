/** One line of the list, kept per side when the order changes, so that a page of the list is one read of one table. */
import { type Seite, seiten } from '../shared/akteur.ts'
import type { Instant, IsoDate } from '../shared/time.ts'
import { ueberfaelligFrom } from './bedarf.ts'
import type { Bestellung } from './bestellung.document.ts'
import { rollenSperre } from './bestellung.policy.ts'
import { type BestellungArt, type Mengeneinheit, type Prioritaet, type PositionStatus, type WartetAuf, isEnd } from './bestellung.ts'
import type { OpenFolge } from './folgen.ts'
import type { Person } from './handelnder.ts'
import { inForce } from './inForce.ts'
import type { Position } from './position.document.ts'
import type { RezeptOrt } from './rezept.ts'
import {
  type Ueberlagerung,
  gesamtStatus,
  isPartial,
  leftFor,
  organisationAuf,
  visiblePositionen,
  overlaysOf,
  turnFor,
  hasLeft,
} from './stand.ts'
import { type Handlung, personenHandlungen, transitions } from './transitions.ts'

export interface Zeile {
  organisationId: string
  seite: Seite
  status: PositionStatus
  wartetAuf: WartetAuf
  prioritaet: Prioritaet
  bedarfBis: IsoDate
  /** Told at each reading, because it becomes so by itself. */
  ueberfaelligAb: Instant | null
  offen: boolean
  inhalt: {
    art: BestellungArt
    teilweise: boolean
    positionen: {
      id: string
      bezeichnung: string
      menge: number
      mengeneinheit: Mengeneinheit
      status: PositionStatus
      hkpBis: IsoDate | null
    }[]
    rezeptOrte: RezeptOrt[]
    ueberlagerungen: Ueberlagerung[]
    folgen: OpenFolge[]
    gesendetAm: string | null
    bedarfUhrzeit: string | null
  }
}

/** Before anything is overdue or has expired. */
const longAgo = new Date(0).toISOString()

const zeitlos = (ueberlagerung: Ueberlagerung): boolean => ueberlagerung !== 'UEBERFAELLIG' && ueberlagerung !== 'REZEPT_ABGELAUFEN'

/** Last day of a Muster 12: as it stands on the paper, which the practice does not see again, else as it is asked for. */
const hkpBis = ({ hkp, hkpWeg }: Position, seite: Seite): IsoDate | null =>
  (seite === 'PFLEGE' ? hkpWeg?.papier : hkp)?.bis ?? hkp?.bis ?? null

/** Once the doctor has changed it, the wish is nothing to work by; a pharmacy that has only a preview knows no prescription. */
function shortPosition(position: Position, seite: Seite): Zeile['inhalt']['positionen'][number] {
  const { produkt, menge } = seite === 'APOTHEKE' && position.sichtApotheke === 'VORSCHAU' ? position : inForce(position)
  const { id, mengeneinheit, status } = position
  return {
    id,
    bezeichnung: produkt.bezeichnung,
    menge,
    mengeneinheit,
    status,
    hkpBis: seite === 'APOTHEKE' ? null : hkpBis(position, seite),
  }
}

interface Share {
  seite: Seite
  organisationId: string
  positionen: Position[]
}

/** The sides that may see at least one position, with those; the requester is always one of them. */
function sharesOf(bestellung: Bestellung): Share[] {
  return seiten.flatMap((seite): Share[] => {
    const organisationId = organisationAuf(bestellung, seite)
    const positionen = visiblePositionen(bestellung, seite)
    if (organisationId === null || (seite !== 'PFLEGE' && positionen.length === 0)) return []
    return [{ seite, organisationId, positionen }]
  })
}

export function rowsOf(bestellung: Bestellung): Zeile[] {
  return sharesOf(bestellung).map(({ seite, organisationId, positionen }): Zeile => {
    const status = gesamtStatus(positionen)
    const ueberlagert = positionen.flatMap((p) => overlaysOf(bestellung, p, { now: longAgo, klientPruefen: false, seite }))
    return {
      organisationId,
      seite,
      status,
      wartetAuf: turnFor(seite, bestellung, positionen),
      prioritaet: bestellung.prioritaet,
      bedarfBis: bestellung.bedarfBis,
      ueberfaelligAb: ueberfaelligFrom(bestellung, positionen),
      offen: !isEnd(status) || hasLeft(positionen, seite),
      inhalt: {
        art: bestellung.art,
        teilweise: isPartial(positionen),
        positionen: positionen.map((position) => shortPosition(position, seite)),
        rezeptOrte: [...new Set(positionen.flatMap(({ rezept, status: stand }) => (rezept === null || isEnd(stand) ? [] : [rezept.ort])))],
        ueberlagerungen: [...new Set(ueberlagert.filter(zeitlos))],
        folgen: leftFor(seite, bestellung, positionen),
        gesendetAm: bestellung.gesendetAm,
        bedarfUhrzeit: bestellung.bedarfUhrzeit,
      },
    }
  })
}

export function possibleHandlungen(status: readonly PositionStatus[], person: Person): Handlung[] {
  return personenHandlungen.filter((handlung) => {
    const { von }: { von: readonly string[] } = transitions[handlung]
    return status.some((one) => von.includes(one)) && rollenSperre(handlung, person) === null
  })
}

/** Whose lists have a line of it, without making the lines: a step asks this several times. */
export function visibleTo(bestellung: Bestellung): string[] {
  return sharesOf(bestellung).map(({ organisationId }) => organisationId)
}
