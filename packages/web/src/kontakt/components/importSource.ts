import { type FieldChange, changes } from '@dreiklang/domain/kontakt/abgleich'
import { type CsvField, interpretKopf, kontaktFromCsv } from '@dreiklang/domain/kontakt/csv'
import { type Vorhanden, existingSearch } from '@dreiklang/domain/kontakt/duplicates'
import type { ImportAuftrag, Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { readVcards } from '@dreiklang/domain/kontakt/readVcard'
import { type Geprueft, type RohKontakt, checkRoh } from '@dreiklang/domain/kontakt/roh'

export type Source =
  | { art: 'vcard'; kontakte: readonly RohKontakt[] }
  | { art: 'csv'; kopf: readonly string[]; zeilen: readonly (readonly string[])[]; zuordnung: readonly (CsvField | null)[] }

/** Null when there is nothing in it. */
export async function readSource(text: string): Promise<Source | null> {
  if (/^BEGIN:VCARD\s*$/im.test(text)) {
    const kontakte = readVcards(text)
    return kontakte.length === 0 ? null : { art: 'vcard', kontakte }
  }
  const { parse } = await import('papaparse')
  const [kopf, ...zeilen] = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data
  if (kopf === undefined || zeilen.length === 0) return null
  return { art: 'csv', kopf, zeilen, zuordnung: interpretKopf(kopf) }
}

export interface ImportLinie {
  nr: number
  roh: RohKontakt
  geprueft: Geprueft
  vorhanden: Vorhanden | null
  aenderungen: readonly FieldChange[]
}

export const importWahlen = ['aktualisieren', 'neu', 'auslassen'] as const
export type ImportWahl = (typeof importWahlen)[number]

/** Possible outcomes of a line; the first one is the default. */
export function moeglichkeiten({ geprueft, vorhanden, aenderungen: neues }: ImportLinie): readonly ImportWahl[] {
  if (!geprueft.gut) return []
  if (vorhanden === null) return ['neu', 'auslassen']
  return neues.length > 0 ? ['aktualisieren', 'neu', 'auslassen'] : ['auslassen', 'neu']
}

/** Null for a line that is left out. */
export function auftragFrom({ geprueft, vorhanden }: ImportLinie, choice: ImportWahl): ImportAuftrag | null {
  if (!geprueft.gut || choice === 'auslassen') return null
  const kontakt = choice === 'aktualisieren' ? (vorhanden?.kontakt ?? null) : null
  return { ...geprueft.zeile, ziel: kontakt && { id: kontakt.id, version: kontakt.version } }
}

export interface Bestand {
  kontakte: readonly Kontakt[]
  tags: readonly KontaktTag[]
}

export function linienOf(source: Source, zuordnung: readonly (CsvField | null)[], { kontakte, tags }: Bestand): ImportLinie[] {
  const titel = new Map(tags.map(({ id, title }) => [id, title]))
  const search = existingSearch(kontakte)
  const rohe = source.art === 'vcard' ? source.kontakte : source.zeilen.map((values) => kontaktFromCsv(values, zuordnung))
  return rohe.map((roh, i) => {
    const [geprueft, vorhanden] = [checkRoh(roh), search(roh)]
    const kontakt = vorhanden?.kontakt ?? null
    const neues =
      geprueft.gut && kontakt !== null
        ? changes(
            kontakt,
            geprueft.zeile,
            kontakt.tags.map((id) => titel.get(id) ?? ''),
          )
        : []
    return { nr: i + 1, roh, geprueft, vorhanden, aenderungen: neues }
  })
}

/** UTF-8, otherwise the Windows code page that German office programs still write. */
export async function readDatei(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // A byte that is invalid in UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
