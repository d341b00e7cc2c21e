/** Replaying the rows in sequence rebuilds the order. */
import type { Seite } from '../shared/akteur.ts'
import type { Instant } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Lieferung } from './lieferung.document.ts'
import type { Position } from './position.document.ts'
import type { Rueckfrage } from './rueckfrage.document.ts'
import { type Handlung, isHandlung, transitions } from './transitions.ts'

export const klientEreignisArten = [
  'klientAbwesend',
  'klientZurueck',
  'klientBeendet',
  'klientVerstorben',
  'vorabinfoEnde',
  'nachschubEnde',
] as const
type KlientEreignisArt = (typeof klientEreignisArten)[number]

/** An order goes to another pharmacy than the Klient's: why, and by whose word. */
export const abweichungEreignis = 'andereApotheke'

export type EreignisArt = Handlung | KlientEreignisArt | typeof abweichungEreignis | 'anlegen' | 'aendern'

export type Kopf = Omit<Bestellung, 'id' | 'version' | 'positionen' | 'rueckfragen' | 'lieferungen'>

export type Change =
  | { ziel: 'kopf'; alt: Partial<Kopf>; neu: Partial<Kopf> }
  | { ziel: 'positionen'; alt: Position[]; neu: Position[] }
  | { ziel: 'position'; id: string; alt: Partial<Position>; neu: Partial<Position> }
  | { ziel: 'rueckfrage'; alt: Rueckfrage | null; neu: Rueckfrage }
  | { ziel: 'lieferung'; alt: Lieferung | null; neu: Lieferung }
  | { ziel: 'nichts' }

export interface Ereignis {
  art: EreignisArt
  zeile: string
  positionId: string | null
  aenderung: Change
  /** What the timeline shows to everyone in `sichtbarFuer`: reasons, amounts, places; nothing that one of them may not know. */
  angaben: Record<string, unknown>
  sichtbarFuer: Seite[]
}

export function rowOf(art: EreignisArt): string {
  if (art === 'anlegen' || art === 'aendern') return 'E1'
  if (art === abweichungEreignis) return 'E21'
  return isHandlung(art) ? transitions[art].zeile : '3.6'
}

type Way = 'alt' | 'neu'
type Turn<T> = { alt: T | null; neu: T }

/** Null: before the change it was not there. */
function put<T extends { id: string }>(list: readonly T[], turn: Turn<T>, way: Way): T[] {
  const one = turn[way]
  if (one === null) return list.filter(({ id }) => id !== turn.neu.id)
  return list.some(({ id }) => id === one.id) ? list.map((other) => (other.id === one.id ? one : other)) : [...list, one]
}

function change(bestellung: Bestellung, aenderung: Ereignis['aenderung'], way: Way): Bestellung {
  switch (aenderung.ziel) {
    case 'kopf':
      return { ...bestellung, ...aenderung[way] }
    case 'positionen':
      return { ...bestellung, positionen: aenderung[way] }
    case 'position':
      return { ...bestellung, positionen: bestellung.positionen.map((p) => (p.id === aenderung.id ? { ...p, ...aenderung[way] } : p)) }
    case 'rueckfrage':
      return { ...bestellung, rueckfragen: put(bestellung.rueckfragen, aenderung, way) }
    case 'lieferung':
      return { ...bestellung, lieferungen: put(bestellung.lieferungen, aenderung, way) }
    case 'nichts':
      return bestellung
    default:
      return aenderung satisfies never
  }
}

export const evolve = (bestellung: Bestellung, { aenderung }: Pick<Ereignis, 'aenderung'>): Bestellung =>
  change(bestellung, aenderung, 'neu')

export function seitenOfPosition(position: Pick<Position, 'sichtPraxis' | 'sichtApotheke'>): Seite[] {
  const visible: Seite[] = ['PFLEGE']
  if (position.sichtPraxis) visible.push('ARZT')
  if (position.sichtApotheke === 'VOLL') visible.push('APOTHEKE')
  return visible
}

/** Proposals are open only in statuses in which they can be answered; afterwards they would stay open forever. */
function settledVorschlaege({ stornoAnfrage, restEntfaellt }: Position, status: Position['status'] | undefined): Partial<Position> {
  const bleibtStorno = stornoAnfrage === null || status === 'IN_BEARBEITUNG' || status === 'BEREIT'
  return { ...(bleibtStorno ? {} : { stornoAnfrage: null }), ...(restEntfaellt === null ? {} : { restEntfaellt: null }) }
}

export function positionEreignis(
  art: EreignisArt,
  position: Position,
  { neu, angaben = {}, now }: { neu: Partial<Position>; angaben?: Record<string, unknown>; now: Instant },
): Ereignis {
  // Whom the last prescription was said to expire for knows nothing of the new one, nor does the Krankenkasse.
  const frei = neu.rezept !== undefined && neu.rezept?.id !== position.rezept?.id ? { fristGewarnt: null, kostentraeger: null } : {}
  const wechselt = neu.status !== undefined && neu.status !== position.status
  const ganz: Partial<Position> = wechselt
    ? {
        ...frei,
        seit: now,
        eskalation: { stufe: 0, pausiertMs: 0, pauseSeit: null },
        notfallGemeldet: false,
        ...settledVorschlaege(position, neu.status),
        ...neu,
      }
    : { ...frei, ...neu }
  const alt = Object.fromEntries(Object.entries(position).filter(([field]) => field in ganz))
  return {
    art,
    zeile: rowOf(art),
    positionId: position.id,
    aenderung: { ziel: 'position', id: position.id, alt, neu: ganz },
    angaben: wechselt ? { ...angaben, von: position.status, nach: neu.status } : angaben,
    sichtbarFuer: seitenOfPosition({ ...position, ...ganz }),
  }
}

/** For the nursing service alone: the practice knows of no pharmacy, and a pharmacy not of another one. */
export const recordAbweichung = ({ abweichung, abweichungGrund }: Pick<Kopf, 'abweichung' | 'abweichungGrund'>): Ereignis => ({
  art: abweichungEreignis,
  zeile: rowOf(abweichungEreignis),
  positionId: null,
  aenderung: { ziel: 'nichts' },
  angaben: { abweichung, text: abweichungGrund },
  sichtbarFuer: ['PFLEGE'],
})

/** What the order was before. */
export const devolve = (bestellung: Bestellung, { aenderung }: Pick<Ereignis, 'aenderung'>): Bestellung =>
  change(bestellung, aenderung, 'alt')
