/** Takes a day along, and leaves it behind. */
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { sessionStore } from '../../../shared/apiClient.ts'
import { keepShell } from '../../../shared/appWorker.ts'
import { holeTag } from '../../unterwegs.queries.ts'
import { lager } from './lager.ts'
import { geaendert, personId } from './stand.ts'

/** Answers whether also a reload opens the day without network. @throws ApiError, KeinLager */
export async function nimmMit(datum: Datum): Promise<{ auchNachNeuladen: boolean }> {
  const session = sessionStore.state()
  if (session.kind !== 'signed-in') throw new Error('Nobody is signed in to take a day along')
  const tag = await holeTag(datum)
  // First the pages: a day that is shown as taken along can be worked with from this moment on.
  const auchNachNeuladen = await keepShell()
  if (personId() !== session.user.id) throw new Error('The person has gone meanwhile')
  await lager.legeTag({ user: session.user, tag })
  await geaendert()
  return { auchNachNeuladen }
}

/** The day as the organisation has it now; its end stays. Nothing when none was taken along. @throws ApiError, KeinLager */
export async function frischeAuf(): Promise<void> {
  const session = sessionStore.state()
  const altes = session.kind === 'signed-in' ? await lager.liesTag(session.user.id, Date.now()) : null
  if (altes === null) return
  const { datum, bis } = altes.tag
  await lager.erneuereTag({ user: altes.user, tag: { ...(await holeTag(datum)), bis } }, false)
  await geaendert()
}

/** What is not sent yet stays. */
export async function legeAb(): Promise<void> {
  await lager.leereTag()
  await geaendert()
}

/** At the sign-out: everything. */
export async function raeumeAuf(): Promise<void> {
  await lager.leere()
  await geaendert()
}
