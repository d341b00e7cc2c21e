/** Takes a day along, and leaves it behind. */
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { sessionStore } from '../../../shared/apiClient.ts'
import { holeTag } from '../../unterwegs.queries.ts'
import { lager } from './lager.ts'
import { behalteSeiten, vergissSeiten } from './seiten.ts'
import { geaendert } from './stand.ts'

/** Answers whether also a reload opens the day without network. @throws ApiError, KeinLager */
export async function nimmMit(datum: Datum): Promise<{ auchNachNeuladen: boolean }> {
  const session = sessionStore.state()
  if (session.kind !== 'signed-in') throw new Error('Nobody is signed in to take a day along')
  await lager.legeTag({ user: session.user, tag: await holeTag(datum) })
  await geaendert()
  return { auchNachNeuladen: await behalteSeiten() }
}

/** What is not sent yet stays. */
export async function legeAb(): Promise<void> {
  await lager.leereTag()
  await vergissSeiten()
  await geaendert()
}

/** At the sign-out: everything. */
export async function raeumeAuf(): Promise<void> {
  await lager.leere()
  await vergissSeiten()
  await geaendert()
}
