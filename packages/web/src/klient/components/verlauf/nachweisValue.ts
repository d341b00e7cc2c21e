import type { DokumentArt } from '@dreiklang/domain/klient/dokument.contract'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { useStoreDokument } from '../../verlauf.queries.ts'

export const nachweisArten = ['UNTERSCHRIFT', 'DATEI', 'OHNE'] as const
export type NachweisArt = (typeof nachweisArten)[number]

export interface NachweisValue {
  art: NachweisArt
  unterschrift: string | null
  datei: File | null
  papier: string
}

export const noNachweis: NachweisValue = { art: 'OHNE', unterschrift: null, datei: null, papier: '' }

/** As the contract's body; missing evidence becomes an empty text, so that the schema reports its field. */
export function nachweisAbbild({ art, unterschrift, datei }: NachweisValue): { unterschrift: string | null; nachweisId: string | null } {
  return {
    unterschrift: art === 'UNTERSCHRIFT' ? (unterschrift ?? '') : null,
    nachweisId: art === 'DATEI' && datei === null ? '' : null,
  }
}

/** Pressing again after a lost connection stores the file only once. Answers the document's id, or null without a file. */
export function useNachweisDatei(klientId: string, art: DokumentArt): (value: NachweisValue) => Promise<string | null> {
  const ablegen = useStoreDokument(klientId)
  const deedKey = useDeedKey()
  return async ({ art: weg, datei }) => {
    if (weg !== 'DATEI' || datei === null) return null
    const { name, size, lastModified } = datei
    const { id } = await ablegen.mutateAsync({ angaben: { art, datei }, schluessel: deedKey({ name, size, lastModified }) })
    return id
  }
}
