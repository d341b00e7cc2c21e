import { type FrageBody, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'

/** `gelesenMs`: when it came, on the clock of this page. */
export type OpenFormular = z.output<typeof anliegenContract.openForm.answer> & { gelesenMs: number }

export const loadFormular = async (adresse: string): Promise<OpenFormular> => {
  const formular = await call(anliegenContract.openForm, { params: { adresse } })
  return { ...formular, gelesenMs: performance.now() }
}

/** Loaded once per visit: sending uses up its task, and no other content may be sent under it. */
export const formularQuery = (adresse: string) =>
  queryOptions({
    queryKey: ['anliegenFormular', adresse],
    queryFn: () => loadFormular(adresse),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

export type PublicStatus = z.output<typeof anliegenContract.readStatus.answer>

/** A wrong number counts each time that it is asked for. */
export const statusQuery = (nummer: string) =>
  queryOptions({
    queryKey: ['anliegenStatus', nummer],
    queryFn: ({ signal }): Promise<PublicStatus> => call(anliegenContract.readStatus, { body: { nummer }, signal }),
    retry: false,
    gcTime: 0,
  })

export const send = (adresse: string, body: FrageBody) => call(anliegenContract.send, { params: { adresse }, body })
