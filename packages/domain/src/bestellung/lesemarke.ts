/** How far each side has read a question (E20). Reading is not a step: it raises no version and stands in no timeline. */
import { type Seite, seiten } from '../shared/akteur.ts'
import type { Instant } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { seitenOfPosition } from './ereignis.ts'
import type { Rueckfrage } from './rueckfrage.document.ts'
import { organisationAuf, visiblePositionen } from './stand.ts'

/** What the others see: the side, never the person. A practice must not learn the names of a pharmacy's people. */
export interface Gelesen {
  seite: Seite
  am: Instant
  nachrichtId: string
}

export interface Lesemarke extends Gelesen {
  rueckfrageId: string
  organisationId: string
}

/** The queries a side may read. A side with only a preview of an item does not see what the others write about it. */
export function rueckfragenFor(bestellung: Bestellung, seite: Seite): Rueckfrage[] {
  const positionen = visiblePositionen(bestellung, seite).filter((position) => seitenOfPosition(position).includes(seite))
  const visible = new Set(positionen.map(({ id }) => id))
  return bestellung.rueckfragen.filter((r) => (r.privat ? r.von === seite || r.an === seite : r.positionIds.some((id) => visible.has(id))))
}

export function readOf(bestellung: Bestellung, rueckfrageId: string, marken: readonly Lesemarke[]): Gelesen[] {
  return marken
    .filter((marke) => marke.rueckfrageId === rueckfrageId && marke.organisationId === organisationAuf(bestellung, marke.seite))
    .map(({ seite, am, nachrichtId }) => ({ seite, am, nachrichtId }))
    .toSorted((a, b) => seiten.indexOf(a.seite) - seiten.indexOf(b.seite))
}

/** Counted from 1. @throws bestellung.rueckfrage_unbekannt also for a question that this side may not read */
export function readingPlaceOf(
  bestellung: Bestellung,
  { rueckfrageId, nachrichtId, seite }: { rueckfrageId: string; nachrichtId: string; seite: Seite },
): { nachrichtNr: number; organisationIds: string[] } {
  const reads = (one: Seite) => rueckfragenFor(bestellung, one).find(({ id }) => id === rueckfrageId)
  const nachrichtNr = 1 + (reads(seite)?.nachrichten.findIndex(({ id }) => id === nachrichtId) ?? -1)
  if (nachrichtNr === 0) throw bestellungErrors.refuse('bestellung.rueckfrage_unbekannt')
  const reader = seiten.filter((one) => reads(one) !== undefined)
  return { nachrichtNr, organisationIds: reader.map((one) => organisationAuf(bestellung, one)).filter((id) => id !== null) }
}
