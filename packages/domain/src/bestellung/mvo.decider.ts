import { copyOf } from '../shared/document.ts'
import { wrongField } from '../shared/refusal.ts'
import { type IsoDate, isWorkingDay, plusCountedDays } from '../shared/time.ts'
import { type Bestellung, kopfDocument } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { Reordering } from './entwurf.decider.ts'
import type { DecisionContext } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import { prepareReorder } from './inForce.ts'
import { type Mvo, type Teil, canBeMvo, endOfTeil, lastDayOfMvo, mvoIdOf, nextTeil } from './mvo.ts'
import type { Rezept } from './rezept.document.ts'
import { type Rezeptart, type RezeptVorlage, canBeOnEgk, ortOfVorlage } from './rezept.ts'
import { positionOf } from './stand.ts'

interface Prescribed {
  /** Of the prescription that is its first part. */
  id: string
  /** Said of the prescription as a whole, which is then its first part. */
  rezeptId: string | null
  art: Rezeptart
  gebaerfaehig: boolean | null
  ausgestelltAm: IsoDate
}

/** @throws bestellung.mvo_rezept_id when two parts are said to have the same number, or the first one two */
function numbered(teile: NonNullable<AngabenOf<'verordnen'>['mvo']>, rezeptId: string | null): Teil[] {
  const told = teile.map((teil, i) => ({ ...teil, rezeptId: teil.rezeptId ?? (i === 0 ? rezeptId : null) }))
  const wrong = told.findIndex((teil, i) =>
    i === 0
      ? rezeptId !== null && teil.rezeptId !== rezeptId
      : teil.rezeptId !== null && told.slice(0, i).some((other) => other.rezeptId === teil.rezeptId),
  )
  if (wrong !== -1) throw bestellungErrors.refuse('bestellung.mvo_rezept_id', wrongField(`mvo.${wrong}.rezeptId`))
  return told
}

/** @throws bestellung.mvo_nicht_moeglich, bestellung.mvo_teile, bestellung.mvo_rezept_id */
export function decideMvo(teile: AngabenOf<'verordnen'>['mvo'], { id, rezeptId, ausgestelltAm, ...kind }: Prescribed): Mvo | null {
  if (teile === undefined || teile === null) return null
  if (!canBeMvo(kind)) throw bestellungErrors.refuse('bestellung.mvo_nicht_moeglich')
  for (const [i, teil] of teile.entries()) {
    const before = teile[i - 1]
    const isAfterBefore = before === undefined ? teil.ab >= ausgestelltAm : teil.ab > before.ab
    const bis = endOfTeil(teil, ausgestelltAm)
    if (!isAfterBefore || bis < teil.ab || bis > lastDayOfMvo(ausgestelltAm)) throw bestellungErrors.refuse('bestellung.mvo_teile')
  }
  return { id, nr: 1, teile: numbered(teile, rezeptId) }
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
  rezeptId: mvo.teile[nr - 1]?.rezeptId ?? null,
  gueltigBis,
  andereFrist: null,
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
  /** What was said of any part in the orders of this Mehrfachverordnung, the newest word first. */
  rezeptIds: readonly { nr: number; rezeptId: string }[]
}

/** A draft over the part that comes next: its prescription is there, and nobody is asked for it. @throws bestellung.kein_teil */
export function copyTeil(bestellung: Bestellung, positionId: string, { heute, apothekeId, rezeptIds, ...tool }: Today): Reordering {
  const position = positionOf(bestellung, positionId)
  if (position === undefined) throw bestellungErrors.refuse('bestellung.position_unbekannt')
  const before = position.rezept
  const next = nextTeil(position, heute)
  if (next === null || before === null || before.mvo === null || before.ausgestelltAm === null) {
    throw bestellungErrors.refuse('bestellung.kein_teil')
  }
  const saidOf = (nr: number) => rezeptIds.find((said) => said.nr === nr)?.rezeptId
  const teile = before.mvo.teile.map((one, i) => ({ ...one, rezeptId: saidOf(i + 1) ?? one.rezeptId }))
  const mvo = { id: mvoIdOf(before), nr: before.mvo.nr, teile }
  const { nr, teil } = next
  const vorlage = canBeOnEgk(before.art) ? 'AUF_EGK' : 'LIEGT_BEI_UNS'
  const rezept = rezeptOfTeil(before, mvo, { nr, gueltigBis: endOfTeil(teil, before.ausgestelltAm), vorlage, ...tool })
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
          vorherigeRezeptId: rezept.rezeptId,
        },
      ],
    },
    zuletzt: [zuletzt],
    rezepte: [rezept],
    nichtUebernommen: [],
  }
}
