import { type ImportKlient, maxPerTeil, klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../shared/apiClient.ts'
import { useKlientChanged } from './klient.queries.ts'

export const maxBytes = klientImportContract.read.upload?.mostBytes ?? 0

/** The cells of a file; the server reads CSV and Excel alike. */
export async function readTable(file: File): Promise<{ kopf: string[]; zeilen: string[][] }> {
  return call(klientImportContract.read, { file: { bytes: await file.arrayBuffer(), type: 'text/csv' } })
}

/** @param importId with `stand` identifies the query: people's names belong in no key */
export function existingQuery({ importId, stand, klienten }: { importId: string; stand: string; klienten: readonly ImportKlient[] }) {
  return queryOptions({
    // Not keyed under clients: what an import has added must not count as having existed.
    queryKey: ['klientImport', importId, stand],
    queryFn: ({ signal }) =>
      call(klientImportContract.check, {
        body: { klienten: klienten.map(({ vorname, nachname, geburtsdatum, kvnr }) => ({ vorname, nachname, geburtsdatum, kvnr })) },
        signal,
      }),
    gcTime: 0,
  })
}

export interface ImportResult {
  klient: ImportKlient
  /** Null: taken in. */
  code: string | null
}

/** Imports part by part; a part that was already sent is not imported twice. */
export function useAdmitImport(importId: string) {
  const changed = useKlientChanged()
  const [fertig, setFertig] = useState(0)
  const mutation = useMutation({
    mutationFn: async (klienten: readonly ImportKlient[]): Promise<ImportResult[]> => {
      const results: ImportResult[] = []
      for (let ab = 0; ab < klienten.length; ab += maxPerTeil) {
        const part = klienten.slice(ab, ab + maxPerTeil)
        const answer = await call(klientImportContract.run, {
          body: { importId, klienten: part },
          idempotencyKey: `${importId}-${ab}`,
        })
        results.push(...part.map((klient, nr) => ({ klient, code: answer.ergebnisse[nr]?.code ?? null })))
        setFertig(results.length)
      }
      return results
    },
    onSettled: changed,
  })
  return { ...mutation, fertig }
}

export function useTakeBackImport() {
  const changed = useKlientChanged()
  return useMutation({
    mutationFn: (importId: string) => call(klientImportContract.undo, { params: { importId } }),
    onSuccess: changed,
  })
}
