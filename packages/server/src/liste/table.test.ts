import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportAnswer, type ExportColumn } from './export.ts'
import { readTable } from './table.ts'
import { openZip } from './zip.ts'

interface Zeile {
  name: string | null
  tag: string | null
  am: string | null
  nummer: string
  menge: number
}
const spalten: readonly ExportColumn<Zeile>[] = [
  { titel: { de: 'Name', en: 'Name' }, wert: ({ name }) => name },
  { titel: { de: 'Tag', en: 'Day' }, wert: ({ tag }) => tag, art: 'datum' },
  { titel: { de: 'Wann', en: 'When' }, wert: ({ am }) => am, art: 'zeit' },
  { titel: { de: 'Nummer', en: 'Number' }, wert: ({ nummer }) => nummer },
  { titel: { de: 'Menge', en: 'Amount' }, wert: ({ menge }) => menge, art: 'zahl' },
]
const row = (mehr: Partial<Zeile> = {}): Zeile => ({
  name: 'Müller, Änne',
  tag: '1938-02-28',
  am: '2026-07-01T22:30:00.000Z',
  nummer: '00471',
  menge: 2.5,
  ...mehr,
})

async function* seitenFrom(...seiten: Zeile[][]) {
  yield* seiten
}

async function datei(format: 'csv' | 'xlsx', ...seiten: Zeile[][]): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await exportAnswer(seitenFrom(...seiten), {
    format,
    spalten,
    sprache: 'de',
    dateiname: 'liste',
    blatt: 'Bestellungen',
    kopf: { titel: 'Angaben', angaben: [['Exportiert von', 'Petra Baum']] },
  })
  return new Uint8Array(await answer.arrayBuffer())
}

const kopf = ['Name', 'Tag', 'Wann', 'Nummer', 'Menge']
const bytes = (text: string) => new TextEncoder().encode(text)

const mappe = async (parts: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
const withBlatt = (blatt: string, mehr: Record<string, string> = {}) =>
  mappe({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': blatt,
    ...mehr,
  })
const blattWith = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const code = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'gelesen',
    (error: { code: string }) => error.code,
  )

describe('a workbook that we write', () => {
  it('is read back: days as days, times as wall time in Berlin, identifiers with their zeros', async () => {
    expect(await readTable(await datei('xlsx', [row()], [row({ name: null, tag: null })]))).toEqual([
      kopf,
      ['Müller, Änne', '1938-02-28', '2026-07-02T00:30', '00471', '2.5'],
      ['', '', '2026-07-02T00:30', '00471', '2.5'],
    ])
  })

  it('holds no formula, whatever somebody wrote, and none of the characters that XML cannot hold', async () => {
    const boese = [
      '=1+1',
      '+49 89',
      '-1',
      '@SUM(A1)',
      '<t>&amp;"\'',
      'a\u0000b\u0007c\ud83d',
      '_x0041_',
      ' vorn und hinten ',
      'zwei\nZeilen',
    ]
    const seen = await readTable(
      await datei(
        'xlsx',
        boese.map((name) => row({ name })),
      ),
    )
    expect(seen.slice(1).map(([name]) => name)).toEqual([...boese.slice(0, 5), 'abc', ...boese.slice(6)])
  })

  it('is the same to the byte when it is made of the same lines', async () => {
    const [one, others] = [await datei('xlsx', [row()], [row()]), await datei('xlsx', [row()], [row()])]
    expect(one).toEqual(others)
  })

  it('leaves days as texts that Excel cannot count', async () => {
    const seen = await readTable(await datei('xlsx', [row({ tag: '1899-12-31' }), row({ tag: 'unbekannt' })]))
    expect(seen.slice(1).map(([, tag]) => tag)).toEqual(['1899-12-31', 'unbekannt'])
  })

  it('refuses more lines than anybody reads', async () => {
    const tausend = Array.from({ length: 1000 }, () => row())
    expect(await code(datei('xlsx', ...Array.from({ length: 51 }, () => tausend)))).toBe('liste.zu_viele_zeilen')
  })
})

describe('a table that somebody sends', () => {
  it('is read as what we exported, with the time of the clock in Berlin', async () => {
    expect(await readTable(await datei('csv', [row({ name: 'Mai; "quer"\nzweite' })]))).toEqual([
      kopf,
      ['Mai; "quer"\nzweite', '1938-02-28', '2026-07-02 00:30', '00471', '2.5'],
    ])
  })

  it.each([
    [
      'Name;Ort\r\nMüller;Köln\r\n',
      [
        ['Name', 'Ort'],
        ['Müller', 'Köln'],
      ],
    ],
    [
      'Name,Ort\nMüller,"Köln, Mitte"',
      [
        ['Name', 'Ort'],
        ['Müller', 'Köln, Mitte'],
      ],
    ],
    ['Name\tOrt\n\n;;\nA\tB', [['Name', 'Ort'], [';;'], ['A', 'B']]],
    ['', []],
  ])('as CSV with the separator of its first line: %j', async (text, erwartet) => {
    expect(await readTable(bytes(text))).toEqual(erwartet)
  })

  it('reads the letters of an older Excel', async () => {
    expect(await readTable(Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x80]))).toEqual([['Müller €']])
  })

  it('reads shared texts in pieces, booleans, results of formulas, gaps and dates of another calendar', async () => {
    const blatt = blattWith(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="str"><f>1+1</f><v>zwei</v></c><c r="E1" t="e"><v>#REF!</v></c></row>' +
        '<row r="2"><c r="A2" s="1"><v>0</v></c><c r="B2" s="1"><v>45000.5</v></c><c r="C2" s="0"><v>45000</v></c><c/></row>',
    )
    const seen = await readTable(
      await withBlatt(blatt, {
        'xl/sharedStrings.xml':
          '<sst><si><r><t>Mül</t></r><r><t xml:space="preserve">ler &#x26; &lt;Sohn&gt;</t></r><rPh><t>laut</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;am&quot; dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      }),
    )
    expect(seen).toEqual([
      ['Müller & <Sohn>', '', 'TRUE', 'zwei', ''],
      ['0', '2023-03-15T12:00', '45000', ''],
    ])
  })

  it.each([
    ['no file at all', () => Promise.resolve(Uint8Array.from([0x50, 0x4b]))],
    ['a picture', () => Promise.resolve(Uint8Array.from([0x89, 0x50, 0, 1]))],
    ['a zip that is no workbook', () => mappe({ 'a.txt': 'x' })],
    ['a cut workbook', async () => (await datei('xlsx', [row()])).slice(0, 900)],
    ['a document with entities', () => withBlatt('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet/>')],
    ['XML that is never closed', () => withBlatt(blattWith('<row><c>'))],
  ])('is refused: %s', async (_was, send) => {
    expect(await code(readTable(await send()))).toBe('liste.tabelle_unlesbar')
  })

  it('is refused when it is broken anywhere, and never breaks the reader', async () => {
    const gut = await datei('xlsx', [row()])
    for (let i = 0; i < gut.length; i += 7) {
      const kaputt = gut.slice()
      kaputt[i] = (kaputt[i] ?? 0) ^ 0xff
      expect(['gelesen', 'liste.tabelle_unlesbar', 'liste.tabelle_zu_gross']).toContain(await code(readTable(kaputt)))
    }
  })

  it('is refused when little unpacks to very much, whatever it says about its size', async () => {
    const bombe = await withBlatt(' '.repeat(1_000_000))
    const kleinGeredet = bombe.slice()
    // The size that the directory gives for the unpacked sheet, which is its last entry.
    const place = new TextDecoder('latin1').decode(bombe).lastIndexOf('PK\u0001\u0002')
    new DataView(kleinGeredet.buffer).setUint32(place + 24, 10, true)
    for (const one of [bombe, kleinGeredet]) {
      const lies = openZip(one, { teile: 10, bytes: 1000 }).readStore('xl/worksheets/sheet1.xml')
      await expect(lies).rejects.toMatchObject({ name: 'ZipUnlesbar', zuGross: true })
    }
    expect(() => openZip(bombe, { teile: 2, bytes: 1000 })).toThrow('Too many parts')
  })

  it('is refused with too many lines or columns', async () => {
    expect(await code(readTable(bytes('a\n'.repeat(50_001))))).toBe('liste.tabelle_zu_gross')
    expect(await code(readTable(bytes(`${'a;'.repeat(200)}a`)))).toBe('liste.tabelle_zu_gross')
    expect(await code(readTable(await withBlatt(blattWith('<row><c r="ZZ1"><v>1</v></c></row>'))))).toBe('liste.tabelle_zu_gross')
  })

  // A reader that looks for the end of each of them would be at it for hours.
  it('is read also when its tags never end', async () => {
    expect(await readTable(await withBlatt(blattWith('<c '.repeat(2_000_000))))).toEqual([])
  })
})
