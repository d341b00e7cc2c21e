import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './queryClient.ts'

/** A reader of `place`, whose answers wait until somebody lets them go. */
function readerOf(place: { says: string }) {
  const client = createQueryClient()
  const waiting: (() => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['place'],
    queryFn: () => {
      const seen = place.says
      return new Promise<string>((resolve) => waiting.push(() => resolve(seen)))
    },
  })
  const stop = observer.subscribe(() => undefined)
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  return { client, observer, answer, stop }
}

it('what changes while it is read for the first time is read again', async () => {
  const place = { says: 'before' }
  const { client, observer, answer, stop } = readerOf(place)
  place.says = 'after'
  const told = client.invalidateQueries({ queryKey: ['place'] })
  await answer()
  await answer()
  await told
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})

it('what changes while nothing is read is read once', async () => {
  const place = { says: 'before' }
  const { client, observer, answer, stop } = readerOf(place)
  await answer()
  await expect.poll(() => observer.getCurrentResult().data).toBe('before')
  place.says = 'after'
  const told = client.invalidateQueries({ queryKey: ['place'] })
  await answer()
  await told
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' })
  stop()
})
