import { type FolgeAnswer, folgeContract as c } from '@dreiklang/domain/dokumentation/folge.contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { BesuchDefault } from '../hausbesuch/components/anbauten.ts'
import { call } from '../shared/apiClient.ts'

/** Under the room of visits: what changes a visit is heard there, and follow-ups with it. */
const raum = ['hausbesuch', 'folgen'] as const

export const folgenQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, hausbesuchId],
    queryFn: async ({ signal }): Promise<FolgeAnswer[]> =>
      (await call(c.list, { params: { hausbesuchId }, signal, background: true })).folgen,
  })

export const reloadFolgen = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: raum })

export const settle = ({ folgeId, ...rest }: { folgeId: string; body: z.input<typeof c.done.body>; idempotencyKey: string }) =>
  call(c.done, { params: { folgeId }, ...rest })

export async function folgeDefault({ hausbesuchId, folgeId }: { hausbesuchId: string; folgeId: string }): Promise<BesuchDefault> {
  const { folgen } = await call(c.list, { params: { hausbesuchId } })
  const folge = folgen.find(({ id }) => id === folgeId)
  return {
    klientId: folge?.aus.klientId ?? null,
    typ: folge?.aus.typ ?? null,
    anlassCode: null,
    anlass: folge?.text ?? '',
    praxis: null,
  }
}
