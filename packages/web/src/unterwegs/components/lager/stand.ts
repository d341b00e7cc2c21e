import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { WaitingPerson } from '@dreiklang/domain/unterwegs/schlange'
import { useSyncExternalStore } from 'react'
import { sessionStore } from '../../../shared/apiClient.ts'
import { keepShell } from '../../../shared/appWorker.ts'
import { fetchTag } from '../../unterwegs.queries.ts'
import { type Gepaeck, lager } from './lager.ts'

export interface Stand {
  gelesen: boolean
  gepaeck: Gepaeck | null
  schlange: readonly WaitingPerson[]
  veraltet: boolean
  fehler: unknown
}

const empty: Stand = { gelesen: false, gepaeck: null, schlange: [], veraltet: false, fehler: null }
let stand = empty
let ablauf: ReturnType<typeof setTimeout> | undefined
const hoerer = new Set<() => void>()
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dreiklang.unterwegs') : null
if (channel !== null) channel.onmessage = () => void load()

function set(neu: Stand): void {
  stand = neu
  for (const say of hoerer) say()
}

/** The signed-in person; null when it is nobody. */
export function personId(): string | null {
  const session = sessionStore.state()
  return session.kind === 'signed-in' ? session.user.id : null
}

/** At the end of the shift what was taken along goes by itself, also from a screen that stays open. */
function beachteEnde(gepaeck: Gepaeck | null): void {
  clearTimeout(ablauf)
  if (gepaeck !== null) ablauf = setTimeout(() => void notifyChanged(), Math.max(0, Date.parse(gepaeck.tag.bis) - Date.now()) + 1000)
}

/** Never throws: that nothing can be kept is shown. */
export async function load(): Promise<Stand> {
  const person = personId()
  if (person === null) {
    set(empty)
    return empty
  }
  try {
    const gepaeck = await lager.readTag(person, Date.now())
    set({ gelesen: true, gepaeck, schlange: await lager.readSchlange(person), veraltet: await lager.isStale(), fehler: null })
    beachteEnde(gepaeck)
  } catch (fehler) {
    set({ ...empty, gelesen: true, fehler })
  }
  return stand
}

export async function notifyChanged(): Promise<void> {
  await load()
  channel?.postMessage('geaendert')
}

function listen(say: () => void): () => void {
  hoerer.add(say)
  return () => hoerer.delete(say)
}

export const useStand = (): Stand => useSyncExternalStore(listen, () => stand)

export const waitingOf = (schlange: readonly WaitingPerson[]): WaitingPerson[] => schlange.filter(({ antwort }) => antwort === null)
export const beantworteteOf = (schlange: readonly WaitingPerson[]): WaitingPerson[] => schlange.filter(({ antwort }) => antwort !== null)

/** Answers whether also a reload opens the day without network. @throws ApiError, NoLager */
export async function takeAlong(date: IsoDate): Promise<{ auchNachNeuladen: boolean }> {
  const session = sessionStore.state()
  if (session.kind !== 'signed-in') throw new Error('Nobody is signed in to take a day along')
  const tag = await fetchTag(date)
  // First the pages: a day that is shown as taken along can be worked with from this moment on.
  const auchNachNeuladen = await keepShell()
  if (personId() !== session.user.id) throw new Error('The person has gone meanwhile')
  await lager.putTag({ user: session.user, tag })
  await notifyChanged()
  return { auchNachNeuladen }
}

/** The day as the organisation has it now; its end stays. Nothing when none was taken along. @throws ApiError, NoLager */
export async function refresh(): Promise<void> {
  const session = sessionStore.state()
  const altes = session.kind === 'signed-in' ? await lager.readTag(session.user.id, Date.now()) : null
  if (altes === null) return
  const { datum, bis } = altes.tag
  await lager.renewTag({ user: altes.user, tag: { ...(await fetchTag(datum)), bis } }, false)
  await notifyChanged()
}

export async function store(): Promise<void> {
  await lager.emptyTag()
  await notifyChanged()
}

export async function cleanUp(): Promise<void> {
  await lager.leere()
  await notifyChanged()
}
