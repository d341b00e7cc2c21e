import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import type { Eintrag } from '@dreiklang/domain/unterwegs/eintrag.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

const c = unterwegsContract

export const holeTag = (datum: Datum) => call(c.day, { query: { datum } })
/** Nobody waits for it. */
export const sendeEintraege = async (eintraege: Eintrag[]) => (await call(c.send, { body: { eintraege }, background: true })).antworten

export const nachgereichtQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: ['hausbesuch', 'nachgereicht', hausbesuchId],
    queryFn: async ({ signal }) => (await call(c.late, { params: { hausbesuchId }, signal })).eintraege,
  })
