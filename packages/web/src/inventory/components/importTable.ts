/** A table of products as other programs write it, and as the export does: which column means what, and what a line says. */
import { importRow, type ImportRow } from '@dreiklang/domain/inventory/recall.contract'

export const importFields = [
  'name',
  'sku',
  'barcode',
  'stock',
  'minimum',
  'cost',
  'basePrice',
  'taxPercent',
  'weight',
  'description',
] as const
export type ImportField = (typeof importFields)[number]

/** What the words of a heading mean; the first that fits counts. */
const headings: readonly (readonly [ImportField, RegExp])[] = [
  ['sku', /artikel.?(nummer|nr)|item ?(number|no)|sku/i],
  ['barcode', /pzn|ean|gtin|barcode|strichcode/i],
  ['minimum', /mindest|minimum/i],
  ['stock', /^bestand|^stock|menge|quantity/i],
  ['cost', /einkauf|^cost|\bek\b/i],
  ['basePrice', /netto|net price|base ?price/i],
  ['taxPercent', /steuer|mwst|tax|vat/i],
  ['weight', /gewicht|weight/i],
  ['description', /beschreibung|description/i],
  ['name', /^name|bezeichnung|produkt|product|artikel$|item$/i],
]

/** Null for a column that is left out. */
export function interpretHeadings(row: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return row.map((word) => {
    const field = headings.find(([one, pattern]) => !taken.has(one) && pattern.test(word.trim()))?.[0] ?? null
    if (field !== null) taken.add(field)
    return field
  })
}

/** „1.234,50“ and “1,234.50”: the last of both signs parts the cents. Undefined for what is no number. */
function numberFrom(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s€%]/g, '')
  if (bare === '') return null
  const decimal = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
  const value = Number(bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.'))
  return Number.isFinite(value) ? value : undefined
}

/** Programs that write tables put an apostrophe before what would be run as a formula. */
const withoutGuard = (value: string): string => (/^'[=+\-@\t\r|%]/.test(value) ? value.slice(1) : value)

const empty: ImportRow = {
  name: '',
  sku: '',
  barcode: '',
  stock: null,
  minimum: null,
  cost: null,
  basePrice: null,
  taxPercent: null,
  weight: null,
  description: '',
}
const texts: readonly ImportField[] = ['name', 'sku', 'barcode', 'description']

/** Null for a line that cannot be taken in: it has no name, or a number that is none. */
export function rowFrom(values: readonly string[], meanings: readonly (ImportField | null)[]): ImportRow | null {
  const said = meanings.flatMap((field, column): [ImportField, unknown][] => {
    const value = withoutGuard(values[column] ?? '').trim()
    if (field === null) return []
    return [[field, texts.includes(field) ? value : numberFrom(value)]]
  })
  const row = importRow.safeParse({ ...empty, ...Object.fromEntries(said) })
  return row.success ? row.data : null
}

export interface ImportTable {
  head: readonly string[]
  lines: readonly (readonly string[])[]
}

/** Null when there is nothing in it. */
export async function readTable(file: File): Promise<ImportTable | null> {
  const bytes = await file.arrayBuffer()
  const { parse } = await import('papaparse')
  const [head, ...lines] = parse<string[]>(decode(bytes).replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data
  return head === undefined || lines.length === 0 ? null : { head, lines }
}

/** UTF-8, otherwise the Windows code page that German office programs still write. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
