import { abweichungEreignis, klientEreignisArten } from '@dreiklang/domain/bestellung/ereignis'
import { transitions as bestellung } from '@dreiklang/domain/bestellung/transitions'
import { ereignisArten, transitions as hausbesuch } from '@dreiklang/domain/hausbesuch/transitions'
import { describe, expect, it } from 'vitest'
import { texts as besuchDe } from '../../hausbesuch/steps.texts.de.ts'
import { texts as besuchEn } from '../../hausbesuch/steps.texts.en.ts'
import { texts as german } from '../ereignisse.texts.de.ts'
import { texts as english } from '../ereignisse.texts.en.ts'

type Sentences = Readonly<Record<string, string>>
/** What a table of steps says of who takes each. */
type Table = Readonly<Record<string, { wer: readonly string[] }>>

const byNobody = (table: Table, art: string): boolean => {
  const row = table[art]
  return row !== undefined && row.wer.every((one) => one === 'UHR')
}

const told: readonly (readonly [string, Table, readonly string[], Sentences])[] = [
  [
    'an order, in German',
    bestellung,
    [...Object.keys(bestellung), 'anlegen', 'aendern', abweichungEreignis, ...klientEreignisArten],
    german.satz,
  ],
  [
    'an order, in English',
    bestellung,
    [...Object.keys(bestellung), 'anlegen', 'aendern', abweichungEreignis, ...klientEreignisArten],
    english.satz,
  ],
  ['a visit, in German', hausbesuch, ereignisArten, besuchDe.satz],
  ['a visit, in English', hausbesuch, ereignisArten, besuchEn.satz],
]

describe.each(told)('the timeline of %s', (_of, table, arten, sentences) => {
  it('has a sentence for each step of the table', () => {
    expect(arten.filter((art) => sentences[art] === undefined)).toEqual([])
    expect(Object.keys(sentences).filter((art) => !arten.includes(art))).toEqual([])
  })

  it('names who took the step, where somebody did', () => {
    const happens = (art: string) => byNobody(table, art) || klientEreignisArten.some((one) => one === art)
    expect(arten.filter((art) => !happens(art) && !sentences[art]?.startsWith('{{wer}} '))).toEqual([])
    // The system takes back what followed from a slip; it is named like a person.
    expect(arten.filter((art) => art !== 'wiederaufnehmen' && happens(art) && sentences[art]?.includes('{{wer}}'))).toEqual([])
  })

  it('tells each step from every other', () => {
    const all = arten.map((art) => sentences[art])
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
  })
})
