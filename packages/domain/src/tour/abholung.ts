/** The orders' own steps, so that nobody has to say it twice. */
import type { Bestellung } from '../bestellung/bestellung.document.ts'
import type { PositionStatus } from '../bestellung/bestellung.ts'
import { bestellungErrors } from '../bestellung/bestellung.errors.ts'
import type { Auftrag } from '../bestellung/handlungen.contract.ts'
import { isUnterwegsOrReady, standOfLieferung } from '../bestellung/lieferung.ts'
import type { Position } from '../bestellung/position.document.ts'
import type { RezeptOrt } from '../bestellung/rezept.ts'
import type { TourAngaben } from './handlungen.contract.ts'
import { tourErrors } from './tour.errors.ts'
import type { AbholArt, GeholtesRezept } from './tour.ts'

export interface Abholung {
  art: AbholArt
  name: string
  nachweis: TourAngaben<'abhaken'>['nachweis']
}

const zuUns = { AUSDRUCK_PRAXIS: 'AUSDRUCK_PFLEGE', PAPIER_PRAXIS: 'PAPIER_PFLEGE' } as const

const lagDort = (ort: RezeptOrt | undefined): ort is keyof typeof zuUns => ort !== undefined && ort in zuUns

/** The paper is fetched also when the pharmacy was told before that it comes. */
const isOnItsWay = (status: PositionStatus): boolean =>
  status === 'VERORDNET' || status === 'BEI_APOTHEKE' || status === 'IN_BEARBEITUNG' || status === 'BEREIT'

const weiter = ({ id, nummer }: Bestellung) =>
  bestellungErrors.refuse('bestellung.falscher_status', { angaben: { bestellungId: id, nummer } })

export function fetchedRezepte({ id, positionen }: Pick<Bestellung, 'id' | 'positionen'>): GeholtesRezept[] {
  return positionen.flatMap(({ id: positionId, status, rezept }) =>
    isOnItsWay(status) && lagDort(rezept?.ort) ? [{ bestellungId: id, positionId, vonOrt: rezept.ort, nachOrt: zuUns[rezept.ort] }] : [],
  )
}

/** One step for each place: a printout stays one, and so does paper. */
function ortSteps(geholt: readonly GeholtesRezept[], wohin: 'vonOrt' | 'nachOrt'): Auftrag[] {
  const orte = [...new Set(geholt.map((one) => one[wohin]))]
  return orte.map((ort) => {
    const positionIds = geholt.filter((one) => one[wohin] === ort).map(({ positionId }) => positionId)
    return { handlung: 'rezeptOrtMelden', angaben: { version: 1, positionIds, ort } }
  })
}

function rezeptSteps(bestellung: Bestellung): Auftrag[] {
  const geholt = fetchedRezepte(bestellung)
  const withUs = ({ rezept }: Position) => rezept?.ort === 'AUSDRUCK_PFLEGE' || rezept?.ort === 'PAPIER_PFLEGE'
  if (geholt.length === 0 && !bestellung.positionen.some(withUs)) throw weiter(bestellung)
  return ortSteps(geholt, 'nachOrt')
}

function arzneiSteps(bestellung: Bestellung, { name, nachweis }: Abholung): Auftrag[] {
  const offene = bestellung.lieferungen.filter((lieferung) => {
    const status = standOfLieferung(lieferung, bestellung.positionen)
    return isUnterwegsOrReady({ status })
  })
  if (offene.length === 0 && !bestellung.lieferungen.some(({ status }) => status === 'ABGEHOLT')) throw weiter(bestellung)
  return offene.map(({ id }) => ({
    handlung: 'abholungBestaetigen',
    angaben: {
      version: 1,
      lieferungId: id,
      nachweis: {
        art: 'UNTERSCHRIFT',
        unterschrift: nachweis?.unterschrift ?? null,
        code: null,
        empfaengerName: name,
        empfaengerRolle: 'PFLEGEKRAFT',
        temperatur: nachweis?.temperatur ?? null,
        beratung: null,
      },
    },
  }))
}

/** None when someone said so in the order already. @throws bestellung.falscher_status when there is nothing to fetch any more */
export const abholSteps = (bestellung: Bestellung, abholung: Abholung): Auftrag[] =>
  abholung.art === 'ABHOLUNG_REZEPT' ? rezeptSteps(bestellung) : arzneiSteps(bestellung, abholung)

/** @throws tour.rezept_weiter when one of them is not where it was carried to */
export function zurueckSteps({ positionen }: Bestellung, geholt: readonly GeholtesRezept[]): Auftrag[] {
  const nochDa = geholt.every(({ positionId, nachOrt }) => {
    const position = positionen.find(({ id }) => id === positionId)
    return position !== undefined && isOnItsWay(position.status) && position.rezept?.ort === nachOrt
  })
  if (!nochDa) throw tourErrors.refuse('tour.rezept_weiter')
  return ortSteps(geholt, 'vonOrt')
}
