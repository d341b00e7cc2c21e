import { copyOf } from '../shared/document.ts'
import { type IsoDate, isWorkingDay, plusCountedDays } from '../shared/time.ts'
import { type Bestellung, kopfDocument } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { Reordering } from './entwurf.decider.ts'
import type { DecisionContext } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import { prepareReorder } from './inForce.ts'
import { type Mvo, canBeMvo, endOfTeil, lastDayOfMvo, nextTeil } from './mvo.ts'
import type { Rezept } from './rezept.document.ts'
import { type Rezeptart, type RezeptVorlage, canBeOnEgk, ortOfVorlage } from './rezept.ts'
import { positionOf } from './stand.ts'

/** @throws bestellung.mvo_nicht_moeglich, bestellung.mvo_teile with the day that does not fit */
export function decideMvo(
  teile: AngabenOf<'verordnen'>['mvo'],
  { ausgestelltAm, ...kind }: { art: Rezeptart; gebaerfaehig: boolean | null; ausgestelltAm: IsoDate },
): Mvo | null {
  if (teile === undefined || teile === null) return null
  if (!canBeMvo(kind)) throw bestellungErrors.refuse('bestellung.mvo_nicht_moeglich')
  for (const [i, teil] of teile.entries()) {
    const before = teile[i - 1]
    const isAfterBefore = before === undefined ? teil.ab >= ausgestelltAm : teil.ab > before.ab
    const bis = endOfTeil(teil, ausgestelltAm)
    if (!isAfterBefore || bis < teil.ab || bis > lastDayOfMvo(ausgestelltAm)) throw bestellungErrors.refuse('bestellung.mvo_teile')
  }
  return { nr: 1, teile: [...teile] }
}

interface Next {
  nr: number
  gueltigBis: IsoDate
  vorlage: Exclude<RezeptVorlage, 'ANFORDERN' | 'OHNE'>
}

/** What nobody has touched yet: the practice has issued all parts at once. */
const rezeptOfTeil = (rezept: Rezept, mvo: Mvo, { nr, gueltigBis, vorlage, now, neueId }: Next & Tool): Rezept => ({
  ...rezept,
  id: neueId(),
  mvo: { ...mvo, nr },
  gueltigBis,
  andereFrist: null,
  rezeptId: null,
  ort: ortOfVorlage(vorlage, rezept.art),
  ortSeit: now,
  vorgelegtAm: null,
  fernmuendlichAm: null,
  ablaufGrund: null,
})

type Tool = Pick<DecisionContext, 'now' | 'neueId'>

interface Today extends Tool {
  heute: IsoDate
  /** The Klient's own choice of today; null when nobody has been chosen. */
  apothekeId: string | null
}

/** A draft over the part that comes next: its prescription is there, and nobody is asked for it. @throws bestellung.kein_teil */
export function copyTeil(bestellung: Bestellung, positionId: string, { heute, apothekeId, ...tool }: Today): Reordering {
  const position = positionOf(bestellung, positionId)
  if (position === undefined) throw bestellungErrors.refuse('bestellung.position_unbekannt')
  const before = position.rezept
  const next = nextTeil(position, heute)
  if (next === null || before === null || before.mvo === null || before.ausgestelltAm === null) {
    throw bestellungErrors.refuse('bestellung.kein_teil')
  }
  const { nr, teil } = next
  const vorlage = canBeOnEgk(before.art) ? 'AUF_EGK' : 'LIEGT_BEI_UNS'
  const rezept = rezeptOfTeil(before, before.mvo, { nr, gueltigBis: endOfTeil(teil, before.ausgestelltAm), vorlage, ...tool })
  const { zuletzt, ...again } = prepareReorder({ bestellung, position })
  const soon = plusCountedDays(heute, 3, isWorkingDay)
  return {
    entwurf: {
      ...copyOf(kopfDocument, bestellung),
      apothekeId,
      bedarfBis: teil.ab > soon ? teil.ab : soon,
      positionen: [
        {
          ...again,
          rezeptart: rezept.art,
          rezeptVorlage: vorlage,
          ausgestelltAm: rezept.ausgestelltAm,
          entlassung: rezept.entlassung,
          gebaerfaehig: rezept.gebaerfaehig,
          mvoGewuenscht: false,
          vorherigeRezeptId: null,
        },
      ],
    },
    zuletzt: [zuletzt],
    rezepte: [rezept],
    nichtUebernommen: [],
  }
}
