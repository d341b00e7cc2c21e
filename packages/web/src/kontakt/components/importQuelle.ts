/** A file that someone wants to take in, as contacts or as a table whose columns still want a meaning. */
import { type CsvFeld, deuteKopf, kontaktAusCsv } from '@dreiklang/domain/kontakt/csv'
import { type FeldAenderung, aenderungen } from '@dreiklang/domain/kontakt/abgleich'
import { type Vorhanden, vorhandenSuche } from '@dreiklang/domain/kontakt/doppelte'
import type { ImportAuftrag, Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
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
  vorhanden: Vorhanden | null
  /** What the contact that is there would get; empty when there is none, or nothing new. */
  aenderungen: readonly FeldAenderung[]
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
export function auftragAus({ geprueft, vorhanden }: ImportLinie, wahl: ImportWahl): ImportAuftrag | null {
  if (!geprueft.gut || wahl === 'auslassen') return null
  const kontakt = wahl === 'aktualisieren' ? (vorhanden?.kontakt ?? null) : null
  return { ...geprueft.zeile, ziel: kontakt && { id: kontakt.id, version: kontakt.version } }
}

/** What is in the address book, to compare with. */
export interface Bestand {
  kontakte: readonly Kontakt[]
  tags: readonly KontaktTag[]
}

export function linienVon(quelle: Quelle, zuordnung: readonly (CsvFeld | null)[], { kontakte, tags }: Bestand): ImportLinie[] {
  const titel = new Map(tags.map(({ id, title }) => [id, title]))
  const suche = vorhandenSuche(kontakte)
  const rohe = quelle.art === 'vcard' ? quelle.kontakte : quelle.zeilen.map((werte) => kontaktAusCsv(werte, zuordnung))
  return rohe.map((roh, i) => {
    const [geprueft, vorhanden] = [pruefeRoh(roh), suche(roh)]
    const kontakt = vorhanden?.kontakt ?? null
    const neues =
      geprueft.gut && kontakt !== null
        ? aenderungen(
            kontakt,
            geprueft.zeile,
            kontakt.tags.map((id) => titel.get(id) ?? ''),
          )
        : []
    return { nr: i + 1, roh, geprueft, vorhanden, aenderungen: neues }
  })
}
