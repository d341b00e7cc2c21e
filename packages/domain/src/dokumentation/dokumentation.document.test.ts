import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Fields, labelledLines, namesOfSealed, shapeOf, tellLines } from '../shared/document.ts'
import { textsIn } from '../shared/words.ts'
import { anordnungDocument } from './anordnung.document.ts'
import { type Blatt, befundDocument, blattDocument, blattSchema, emptyBlatt, fassungDocument } from './blatt.document.ts'
import { folgeDocument } from './folge.document.ts'
import { mitgabeDocument } from './mitgabe.document.ts'
import { zielRowDocument } from './zielbereich.document.ts'

const samples = import.meta.glob('./samples/*.json', { eager: true, import: 'default' })
const of = (child: string) => Object.entries(samples).filter(([file]) => file.startsWith(`./samples/${child}.`))

/** What lies sealed whole, and how it is read again. */
const whole: [string, { inhalt: { schema: z.ZodType; read?: (stored: unknown) => unknown } }][] = [
  ['blatt', fassungDocument],
  ['anordnung', anordnungDocument],
  ['zielbereich', zielRowDocument],
  ['mitgabe', mitgabeDocument],
]

describe('what was written down in an older version', () => {
  it.each(whole)('is read whole, and is what could be written today: %s', (child, { inhalt }) => {
    expect(of(child)).not.toEqual([])
    for (const [, stored] of of(child)) {
      const read = inhalt.read?.(stored)
      expect(read).toMatchObject(stored as object)
      expect(inhalt.schema.parse(read)).toEqual(read)
    }
  })

  it('lacks what every version has written, and is no sheet', () => {
    const { befunde: _weg, ...rest } = emptyBlatt(0)
    expect(() => fassungDocument.inhalt.read?.(rest)).toThrow('The stored document lacks befunde')
    expect(() => fassungDocument.inhalt.read?.({ ...emptyBlatt(0), vitalwerte: [{ art: 'PULS' }] })).toThrow('lacks id')
  })

  it('stays the same word by word, so that nothing seems to have changed', () => {
    for (const [, stored] of of('blatt')) {
      const { beratung, ...rest } = blattSchema.parse(fassungDocument.inhalt.read?.(stored))
      const gaben = rest.medikation.gaben.map(({ dosis, am, ...gabe }) => {
        expect([dosis, am]).toEqual([null, null])
        return gabe
      })
      expect(JSON.stringify({ ...rest, medikation: { ...rest.medikation, gaben } })).toBe(JSON.stringify(stored))
      expect(beratung).toEqual(emptyBlatt(0).beratung)
    }
  })
})

it('an empty sheet can be kept', () => {
  expect(blattSchema.parse(emptyBlatt(2))).toEqual(emptyBlatt(2))
})

const rows: [string, Fields][] = [...whole.map(([child]) => child), 'folge'].map((child) => [
  child,
  { blatt: fassungDocument, anordnung: anordnungDocument, zielbereich: zielRowDocument, mitgabe: mitgabeDocument, folge: folgeDocument }[
    child
  ] ?? {},
])
it.each(rows)('what people write in words of their own lies sealed: %s', (_kind, fields) => {
  const open = textsIn(z.strictObject(shapeOf(fields))).filter(
    ({ kind, path }) => kind === 'words' && !namesOfSealed(fields).some((name) => name === path[0]),
  )
  expect(namesOfSealed(fields)).not.toEqual([])
  expect(open).toEqual([])
})

describe('the Klient is told', () => {
  const blatt: Blatt = { ...emptyBlatt(0), massnahmen: 'Gelagert', ergebnis: 'Wohlauf', handzeichen: 'M 1 1', wiedervorlage: '2026-11-20' }

  it('what was said, each behind its name and in the order of the sheet, and nothing of what was not said', () => {
    const lists = {
      leistungen: () => [],
      zusaetzliche: () => [],
      vitalwerte: () => [],
      befunde: () => [],
      wunden: () => [],
      medikation: () => [],
      beratung: () => [],
    }
    const rest = { anordnungen: () => [], folgen: () => [], handzeichen: () => [], klientUnterschrift: () => ['unterschrieben'] }
    expect(tellLines(blattDocument, blatt, { ...lists, ...rest, wiedervorlage: (tag) => [`am ${tag}`] })).toEqual([
      'Maßnahmen: Gelagert',
      'Ergebnis: Wohlauf',
      'Wiedervorlage: am 2026-11-20',
    ])
  })

  it('of a fall by its name', () => {
    expect(labelledLines(befundDocument, { ...emptyBlatt(0).befunde, sturz: 'Im Bad' })).toEqual(['Sturz: Im Bad'])
  })
})
