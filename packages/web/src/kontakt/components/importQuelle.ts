/** A file that somebody wants to take in, as contacts or as a table whose columns still want a meaning. */
import { type CsvFeld, deuteKopf, kontaktAusCsv } from '@dreiklang/domain/kontakt/csv'
import { vorhandenSuche } from '@dreiklang/domain/kontakt/doppelte'
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { type Geprueft, type RohKontakt, pruefeRoh } from '@dreiklang/domain/kontakt/roh'
import { liesVcards } from '@dreiklang/domain/kontakt/vcardLesen'

export type Quelle =
  | { art: 'vcard'; kontakte: readonly RohKontakt[] }
  | { art: 'csv'; kopf: readonly string[]; zeilen: readonly (readonly string[])[]; zuordnung: readonly (CsvFeld | null)[] }

/** Null when there is nothing in it. */
export async function liesQuelle(text: string): Promise<Quelle | null> {
  if (/^BEGIN:VCARD\s*$/im.test(text)) {
    const kontakte = liesVcards(text)
    return kontakte.length === 0 ? null : { art: 'vcard', kontakte }
  }
  const { parse } = await import('papaparse')
  const [kopf, ...zeilen] = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data
  if (kopf === undefined || zeilen.length === 0) return null
  return { art: 'csv', kopf, zeilen, zuordnung: deuteKopf(kopf) }
}

export interface ImportLinie {
  nr: number
  roh: RohKontakt
  geprueft: Geprueft
  /** The name of the one that is there already. */
  vorhanden: string | null
}

export function linienVon(quelle: Quelle, zuordnung: readonly (CsvFeld | null)[], kontakte: readonly Kontakt[]): ImportLinie[] {
  const suche = vorhandenSuche(kontakte)
  const rohe = quelle.art === 'vcard' ? quelle.kontakte : quelle.zeilen.map((werte) => kontaktAusCsv(werte, zuordnung))
  return rohe.map((roh, i) => ({ nr: i + 1, roh, geprueft: pruefeRoh(roh), vorhanden: suche(roh) }))
}
