import { describe, expect, it } from 'vitest'
import { allErrors } from './errors.ts'
import { fieldSentences } from './shared/fields.errors.ts'

/** Refusals without a next step, each with its reason. A new one needs a reason as good. */
const withoutNextStep: Readonly<Record<string, string>> = {
  'chat.nicht_gefunden': 'the specification quotes this sentence to the letter',
  'bestellung.schon_btm': 'says itself that there is nothing to do',
  'bestellung.keine_folge': 'says itself that there is nothing to do',
}

const asksInGerman = /\bbitte\b/i
const asksInEnglish = /\bplease\b/i
const isSentence = /[.!]$/

const all = [...Object.entries(allErrors), ...Object.entries(fieldSentences).map(([code, pair]) => [`field ${code}`, pair] as const)]

describe('every refusal says what to do now', () => {
  it('in both languages, with a request to the person who reads it', () => {
    const silent = all.filter(([code, { de, en }]) => !(code in withoutNextStep) && (!asksInGerman.test(de) || !asksInEnglish.test(en)))
    expect(silent.map(([code, { de, en }]) => `${code}: ${de} | ${en}`)).toEqual([])
  })

  it('and the exceptions exist and would fail without their reason', () => {
    for (const code of Object.keys(withoutNextStep)) {
      const { de, en } = allErrors[code] ?? { de: 'bitte', en: 'please' }
      expect(asksInGerman.test(de) && asksInEnglish.test(en), code).toBe(false)
    }
  })
})

describe('every refusal is a sentence', () => {
  it('that begins with a capital and ends with a full stop', () => {
    const open = all.filter(([, { de, en }]) => [de, en].some((text) => !isSentence.test(text) || /^[a-zäöü]/.test(text)))
    expect(open.map(([code]) => code)).toEqual([])
  })
})
