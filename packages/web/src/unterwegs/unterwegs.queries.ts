import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import type { Entry } from '@dreiklang/domain/unterwegs/entry.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

const c = unterwegsContract

export const fetchTag = (datum: IsoDate) => call(c.day, { query: { datum } })
/** Nobody waits for it. */
export const sendEntries = async (eintraege: Entry[]) => (await call(c.send, { body: { eintraege }, background: true })).antworten

export const nachgereichtQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: ['hausbesuch', 'nachgereicht', hausbesuchId],
    queryFn: async ({ signal }) => (await call(c.late, { params: { hausbesuchId }, signal })).eintraege,
  })
