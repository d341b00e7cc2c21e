import { type ImportKlient, hoechstensJeTeil, klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../shared/apiClient.ts'
import { useKlientGeaendert } from './klient.queries.ts'

export const hoechsteBytes = klientImportContract.read.upload?.mostBytes ?? 0

/** The cells of a file; the server reads CSV and Excel alike. */
export async function liesTabelle(datei: File): Promise<{ kopf: string[]; zeilen: string[][] }> {
  return call(klientImportContract.read, { file: { bytes: await datei.arrayBuffer(), type: 'text/csv' } })
}

/** @param importId with `stand` identifies the query: people's names belong in no key */
export function vorhandeneQuery({ importId, stand, klienten }: { importId: string; stand: string; klienten: readonly ImportKlient[] }) {
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

export interface ImportErgebnis {
  klient: ImportKlient
  /** Null: taken in. */
  code: string | null
}

/** Imports part by part; a part that was already sent is not imported twice. */
export function useNimmImportAuf(importId: string) {
  const geaendert = useKlientGeaendert()
  const [fertig, setFertig] = useState(0)
  const mutation = useMutation({
    mutationFn: async (klienten: readonly ImportKlient[]): Promise<ImportErgebnis[]> => {
      const ergebnisse: ImportErgebnis[] = []
      for (let ab = 0; ab < klienten.length; ab += hoechstensJeTeil) {
        const teil = klienten.slice(ab, ab + hoechstensJeTeil)
        const antwort = await call(klientImportContract.run, {
          body: { importId, klienten: teil },
          idempotencyKey: `${importId}-${ab}`,
        })
        ergebnisse.push(...teil.map((klient, nr) => ({ klient, code: antwort.ergebnisse[nr]?.code ?? null })))
        setFertig(ergebnisse.length)
      }
      return ergebnisse
    },
    onSettled: geaendert,
  })
  return { ...mutation, fertig }
}

export function useNimmImportZurueck() {
  const geaendert = useKlientGeaendert()
  return useMutation({
    mutationFn: (importId: string) => call(klientImportContract.undo, { params: { importId } }),
    onSuccess: geaendert,
  })
}
