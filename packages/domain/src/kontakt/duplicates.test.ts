import { describe, expect, it } from 'vitest'
import { findDuplicate, mergeKontakte, wahlVorschlag } from './duplicates.ts'
import type { Kontakt } from './kontakt.contract.ts'
import { buchstabeOf, fold, notizFromText, textFromNotiz } from './kontakt.ts'
import { laender } from './laender.ts'
import { e164, landOfNumber, readableNumber, dialable } from './rufnummer.ts'

let nr = 0
const one = (angaben: Partial<Kontakt>): Kontakt => ({
  id: `00000000-0000-4000-8000-${String((nr += 1)).padStart(12, '0')}`,
  avatar: null,
  background: null,
  name: 'Eva Meyer',
  emails: [],
  phoneNumbers: [],
  title: null,
  company: null,
  birthday: null,
  address: null,
  notes: null,
  tags: [],
  version: 1,
  ...angaben,
})
const telefon = (phoneNumber: string, country = 'DE') => ({ phoneNumbers: [{ country, phoneNumber, label: null }] })
const mail = (email: string) => ({ emails: [{ email, label: null }] })

describe('contacts are suspected to be one', () => {
  it.each([
    ['by a number, however it is written', telefon('089 123456'), telefon('+49 (89) 12 34-56', 'AT'), ['telefon']],
    ['by an e-mail address in other letters', mail('Eva@Example.org'), mail('eva@example.org'), ['mail']],
    [
      'by name and birthday, in any order of the words',
      { name: 'Müller, Eva', birthday: '1980-05-01T12:00:00.000Z' },
      { name: 'Eva Mueller', birthday: '1980-05-01T12:00:00.000Z' },
      ['name'],
    ],
  ])('%s', (_sentence, a, b, gruende) => {
    const kontakte = [one(a), one(b)] as const
    expect(findDuplicate([...kontakte, one({ name: 'Jemand' })])).toEqual([{ kontakte, gruende }])
  })

  it.each([
    ['by the name alone', {}, {}],
    ['by the birthday alone', { name: 'A', birthday: '1980-05-01T12:00:00.000Z' }, { name: 'B', birthday: '1980-05-01T12:00:00.000Z' }],
    ['by the same digits in two countries', telefon('01 5123456', 'AT'), telefon('01 5123456', 'FR')],
    ['by numbers that are none', telefon('110'.slice(0, 1)), telefon('1')],
  ])('but not %s', (_sentence, a, b) => {
    expect(findDuplicate([one(a), one(b)])).toEqual([])
  })

  it('not by the exchange that a whole house shares', () => {
    expect(findDuplicate(Array.from({ length: 5 }, (_, i) => one({ name: `Person ${i}`, ...telefon('089 123456') })))).toEqual([])
  })

  it('once, with all reasons, the surest first', () => {
    const sicher = [one({ ...telefon('089 1234567'), ...mail('a@b.example') }), one({ ...telefon('089 1234567'), ...mail('a@b.example') })]
    const vage = [one(mail('x@y.example')), one(mail('x@y.example'))]
    expect(findDuplicate([...vage, ...sicher]).map(({ gruende }) => gruende)).toEqual([['telefon', 'mail'], ['mail']])
  })
})

describe('what is left of two', () => {
  it('has the chosen fields of each and all numbers, addresses and tags of both, none twice', () => {
    const a = one({ name: 'A', company: 'Firma', ...telefon('089 123456'), tags: ['t1'] })
    const b = one({
      name: 'B',
      title: 'Chef',
      phoneNumbers: [...telefon('+4989123456').phoneNumbers, ...telefon('030 1234567').phoneNumbers],
      tags: ['t1', 't2'],
    })
    const vorschlag = wahlVorschlag([a, b])
    expect(vorschlag).toMatchObject({ name: 0, title: 1, company: 0 })
    expect(mergeKontakte([a, b], { ...vorschlag, name: 1 })).toMatchObject({
      name: 'B',
      title: 'Chef',
      company: 'Firma',
      phoneNumbers: [{ phoneNumber: '089 123456' }, { phoneNumber: '030 1234567' }],
      tags: ['t1', 't2'],
    })
  })
})

describe('names, numbers and notes', () => {
  it('fold as people search and sort', () => {
    expect(['Müller', 'MUELLER', 'muller'].map(fold)).toEqual(['muller', 'muller', 'muller'])
    expect(['Öz', 'zz', 'Łukasz', '4711', '🙂', ''].map(buchstabeOf)).toEqual(['O', 'Z', 'L', '#', '#', '#'])
  })

  it('are dialled in one form and read in another', () => {
    expect([e164('0171 1234567', 'DE'), e164('abc', 'DE'), e164('+48 22 123 45 67', 'DE')]).toEqual(['+491711234567', null, '+48221234567'])
    expect([readableNumber('01711234567', 'DE'), readableNumber('x', 'DE')]).toEqual(['+49 171 1234567', 'x'])
    // The medical on-call service has no area code and no country.
    expect([readableNumber('116 117', 'DE'), dialable('116117', 'DE'), dialable('+49112', 'DE')]).toEqual(['116117', '116117', '112'])
    expect([dialable('089 123456', 'DE'), dialable('*21#', 'DE')]).toEqual(['+4989123456', '*21#'])
    expect([landOfNumber('+43 1 5123456', 'DE'), landOfNumber('089 1', 'DE')]).toEqual(['AT', 'DE'])
  })

  it('of countries are complete in both languages, each with a place of its own for the flag', () => {
    const [deutsch, englisch] = [laender('de'), laender('en')]
    expect(deutsch.length).toBe(englisch.length)
    expect(deutsch.every(({ name, code }) => name.length > 2 && /^\+\d{1,3}$/.test(code))).toBe(true)
    expect(new Set(deutsch.map(({ flagImagePos }) => flagImagePos)).size).toBe(deutsch.length)
  })

  it('go from words to HTML and back without becoming markup', () => {
    const words = 'a < b & c\n<b>nicht fett</b>'
    expect(notizFromText(words)).toBe('a &lt; b &amp; c<br />&lt;b&gt;nicht fett&lt;/b&gt;')
    expect(textFromNotiz(notizFromText(words))).toBe(words)
  })
})
