/** What lies on this device, as the screens of all tabs see it. */
import type { Wartender } from '@dreiklang/domain/unterwegs/schlange'
import { useSyncExternalStore } from 'react'
import { sessionStore } from '../../../shared/apiClient.ts'
import { type Gepaeck, lager } from './lager.ts'

export interface Stand {
  /** False until it was looked. */
  gelesen: boolean
  gepaeck: Gepaeck | null
  schlange: readonly Wartender[]
  /** The visits of the organisation are not as they lie here any more. */
  veraltet: boolean
  /** Why this device keeps nothing. */
  fehler: unknown
}

const leer: Stand = { gelesen: false, gepaeck: null, schlange: [], veraltet: false, fehler: null }
let stand = leer
let ablauf: ReturnType<typeof setTimeout> | undefined
const hoerer = new Set<() => void>()
const kanal = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dreiklang.unterwegs') : null
if (kanal !== null) kanal.onmessage = () => void lade()

function setze(neu: Stand): void {
  stand = neu
  for (const sage of hoerer) sage()
}

/** The signed-in person; null when it is nobody. */
export function personId(): string | null {
  const session = sessionStore.state()
  return session.kind === 'signed-in' ? session.user.id : null
}

/** At the end of the shift what was taken along goes by itself, also from a screen that stays open. */
function beachteEnde(gepaeck: Gepaeck | null): void {
  clearTimeout(ablauf)
  if (gepaeck !== null) ablauf = setTimeout(() => void geaendert(), Math.max(0, Date.parse(gepaeck.tag.bis) - Date.now()) + 1000)
}

/** Reads the device again. Never throws: that nothing can be kept is shown. */
export async function lade(): Promise<Stand> {
  const person = personId()
  if (person === null) {
    setze(leer)
    return leer
  }
  try {
    const gepaeck = await lager.liesTag(person, Date.now())
    setze({ gelesen: true, gepaeck, schlange: await lager.liesSchlange(person), veraltet: await lager.istVeraltet(), fehler: null })
    beachteEnde(gepaeck)
  } catch (fehler) {
    setze({ ...leer, gelesen: true, fehler })
  }
  return stand
}

/** After a write: this tab and all others look again. */
export async function geaendert(): Promise<void> {
  await lade()
  kanal?.postMessage('geaendert')
}

function hoere(sage: () => void): () => void {
  hoerer.add(sage)
  return () => hoerer.delete(sage)
}

export const useStand = (): Stand => useSyncExternalStore(hoere, () => stand)

export const wartendeVon = (schlange: readonly Wartender[]): Wartender[] => schlange.filter(({ antwort }) => antwort === null)
/** What someone has to look at. */
export const beantworteteVon = (schlange: readonly Wartender[]): Wartender[] => schlange.filter(({ antwort }) => antwort !== null)
