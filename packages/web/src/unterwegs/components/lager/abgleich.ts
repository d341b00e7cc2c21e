/** Sends what waits: one tab of the browser at a time, in order, and again until it has arrived. */
import type { EntryAnswer } from '@dreiklang/domain/unterwegs/entry.contract'
import { nextPaket } from '@dreiklang/domain/unterwegs/schlange'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reload as reloadBestellungen } from '../../../bestellung/bestellung.queries.ts'
import { reloadBlaetter } from '../../../dokumentation/dokumentation.queries.ts'
import { reload } from '../../../hausbesuch/hausbesuch.queries.ts'
import { ApiError } from '../../../shared/apiError.ts'
import { sendEntries } from '../../unterwegs.queries.ts'
import { NoLager } from './database.ts'
import { lager } from './lager.ts'
import { refresh, notifyChanged, load, personId, waitingOf } from './stand.ts'

const PULS_MS = 30_000
const LANGSAMSTER_MS = 300_000

/** Web Locks are missing on plain http in a local network; that an entry happens once is the server's care in any case. */
function asEinziger(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('dreiklang.unterwegs', work)
}

/** An entry that this server cannot read must not keep the others out. @throws what else went wrong */
function unlesbare(error: unknown, ids: readonly string[]): EntryAnswer[] {
  if (!(error instanceof ApiError) || error.status !== 400) throw error
  const stellen = new Set(error.fields.map(({ path }) => /^eintraege\.(\d+)/.exec(path)?.[1]))
  const meant = ids.filter((_, i) => stellen.has(String(i)))
  if (meant.length === 0) throw error
  return meant.map((eintragId) => ({ eintragId, ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code: error.code }))
}

async function sendEverything(): Promise<void> {
  const person = personId()
  if (person === null) return
  for (;;) {
    const paket = nextPaket(await lager.readSchlange(person))
    if (paket.length === 0) break
    await lager.markSent(
      person,
      paket.map(({ eintragId }) => eintragId),
    )
    // A draft that was written again in the meantime is gone; what was not has left now.
    const sent = (await lager.readSchlange(person)).filter((one) => one.gesendet)
    const bleibendes = paket.filter(({ eintragId }) => sent.some(({ eintrag }) => eintrag.eintragId === eintragId))
    if (bleibendes.length === 0) continue
    const ids = bleibendes.map(({ eintragId }) => eintragId)
    const answers = await sendEntries(bleibendes).catch((error: unknown) => unlesbare(error, ids))
    if (!answers.some(({ eintragId }) => ids.includes(eintragId))) throw new Error('The server answered for other entries')
    // Someone else has signed in in the meantime: what is hers is booked when she is back.
    if (personId() !== person) return
    await lager.record(person, answers)
    await notifyChanged()
  }
  if (await lager.isStale()) await refresh()
}

let running: Promise<void> | null = null
let nochmal = false
let naechster: ReturnType<typeof setTimeout> | undefined
let failedAttempts = 0
let angekommen: () => void = () => {}

/** Later again while something waits; ever more slowly while it fails. */
async function planNext(): Promise<void> {
  clearTimeout(naechster)
  const { schlange, veraltet } = await load()
  if (waitingOf(schlange).length === 0 && !veraltet) return
  naechster = setTimeout(() => void sameFrom(), Math.min(PULS_MS * 2 ** failedAttempts, LANGSAMSTER_MS))
}

async function versuche(): Promise<void> {
  // What has not left the device can still be written again.
  if (!navigator.onLine) return
  try {
    await asEinziger(sendEverything)
    failedAttempts = 0
    angekommen()
  } catch (error) {
    failedAttempts += 1
    // Without network nothing comes, and that this device keeps nothing is on the screen.
    if (!(error instanceof ApiError) && !(error instanceof NoLager)) reportError(error)
  }
}

/** Sends now, and once more when someone asks in the meantime. Never throws: what has not arrived still waits, and that is on the screen. */
export function sameFrom(): Promise<void> {
  nochmal = running !== null
  running ??= (async () => {
    do {
      nochmal = false
      await versuche()
      await planNext()
    } while (nochmal)
    running = null
  })()
  return running
}

/**
 * Sends what waits, now and whenever the line or the person is back.
 * @param after what was on the screen is not the newest any more
 * @returns ends the listening
 */
function beginAbgleich(after: () => void): () => void {
  angekommen = after
  void sameFrom()
  const onceOnline = () => {
    if (document.visibilityState !== 'visible') return
    failedAttempts = 0
    void sameFrom()
  }
  window.addEventListener('online', onceOnline)
  window.addEventListener('focus', onceOnline)
  document.addEventListener('visibilitychange', onceOnline)
  return () => {
    window.removeEventListener('online', onceOnline)
    window.removeEventListener('focus', onceOnline)
    document.removeEventListener('visibilitychange', onceOnline)
  }
}

export async function forget(entryId: string): Promise<void> {
  const person = personId()
  if (person === null) return
  await lager.change(person, (schlange) => schlange.filter(({ eintrag }) => eintrag.eintragId !== entryId))
  await notifyChanged()
}

/** It was refused and not taken up: under the same number it may come again. */
export async function resend(entryId: string): Promise<void> {
  const person = personId()
  if (person === null) return
  await lager.change(person, (schlange) => schlange.map((one) => (one.eintrag.eintragId === entryId ? { ...one, antwort: null } : one)))
  await notifyChanged()
  await sameFrom()
}

export function useAbgleich(): void {
  const client = useQueryClient()
  useEffect(() => {
    void load()
    return beginAbgleich(() => void Promise.all([reload(client), reloadBlaetter(client), reloadBestellungen(client)]))
  }, [client])
}
