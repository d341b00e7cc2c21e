import type { IsoDate } from '@dreiklang/domain/shared/time'
import { sessionStore } from '../../../shared/apiClient.ts'
import { keepShell } from '../../../shared/appWorker.ts'
import { fetchTag } from '../../unterwegs.queries.ts'
import { lager } from './lager.ts'
import { notifyChanged, personId } from './stand.ts'

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
