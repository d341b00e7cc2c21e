import { type Stoerung, type UhrVor, stoerung, uebungWege, uebungsMail } from '@dreiklang/domain/uebung/uebung'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { send } from '../shared/apiClient.ts'
import { errorOf } from '../shared/apiError.ts'

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await send(url, init)
  if (!answer.ok) throw await errorOf(answer)
  return answer
}

const put = (url: string, body: unknown) =>
  ask(url, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

export const postQuery = queryOptions({
  queryKey: ['uebung', 'post'],
  queryFn: async ({ signal }) => z.array(uebungsMail).parse(await (await ask(uebungWege.post, { signal })).json()),
})

export const stoerungQuery = queryOptions({
  queryKey: ['uebung', 'stoerung'],
  // The next error may have been used up by now.
  gcTime: 0,
  queryFn: async ({ signal }) => stoerung.parse(await (await ask(uebungWege.stoerung, { signal })).json()),
})

export const setStoerung = mutationOptions({ mutationFn: (body: Stoerung) => put(uebungWege.stoerung, body) })

export const advanceClock = mutationOptions({ mutationFn: (body: UhrVor) => put(uebungWege.uhr, body) })

export const sichere = mutationOptions({ mutationFn: async () => (await ask(uebungWege.daten)).blob() })

/** Afterwards every tab restarts. False: the file is not one of ours. */
export const lade = mutationOptions({
  mutationFn: async (file: Blob) => {
    const answer = await send(uebungWege.daten, { method: 'PUT', body: file })
    if (!answer.ok && answer.status !== 422) throw await errorOf(answer)
    return answer.ok
  },
})

export const beginAgain = mutationOptions({ mutationFn: () => ask(uebungWege.daten, { method: 'DELETE' }) })
