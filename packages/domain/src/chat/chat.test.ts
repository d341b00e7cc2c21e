import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeWindowMs, changeableUntil, isResolved, mayRemove, findMention, splitMentions, mentionsIn, textParts } from './chat.ts'

const links = (value: string) => textParts(value).flatMap((part) => (part.kind === 'link' ? [part.href] : []))

describe('an address in a message', () => {
  it('is found between words, without the marks of the sentence', () => {
    expect(textParts('Siehe https://www.example.org/a?b=1, danke.')).toEqual([
      { kind: 'text', text: 'Siehe ' },
      { kind: 'link', text: 'https://www.example.org/a?b=1', href: 'https://www.example.org/a?b=1' },
      { kind: 'text', text: ', danke.' },
    ])
    expect(links('(http://a.example) und HTTPS://B.example!')).toEqual(['http://a.example', 'HTTPS://B.example'])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//http',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    '//a.example',
    'www.example.org',
    'https://',
    'https://bank.example@evil.example/',
    'https://user:pass@evil.example/',
    'https://-evil.example',
    'http://[::1]/',
  ])('that could do harm stays words: %s', (value) => {
    expect(textParts(value)).toEqual([{ kind: 'text', text: value }])
  })

  it('takes nothing away and adds nothing, whatever is written', () => {
    const words = fc.constantFrom('https://a.example/x', 'http://', 'javascript:alert(1)', '<b>', '"', ' ', ')', '.', '@', '\n', 'Übung')
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (pieces) => {
        const value = pieces.join('')
        const parts = textParts(value)
        expect(parts.map(({ text }) => text).join('')).toBe(value)
        for (const part of parts) if (part.kind === 'link') expect(part.href).toMatch(/^https?:\/\/[^/@]+(\/|$|\?|#)/i)
      }),
    )
  })
})

describe('changing a message', () => {
  const createdAt = '2026-11-18T09:00:00.000Z'
  const until = '2026-11-18T09:15:00.000Z'
  const own = { isMine: true, withdrawn: false, nr: 3, createdAt }
  const unread = { readByOthers: 2, now: createdAt }
  const last = new Date(Date.parse(createdAt) + changeWindowMs - 1).toISOString()

  it('is for its writer, for fifteen minutes', () => {
    expect(changeableUntil(own, unread)).toBe(until)
    expect(changeableUntil(own, { ...unread, now: last })).toBe(until)
    expect(changeableUntil(own, { ...unread, now: until })).toBeNull()
    expect(changeableUntil({ ...own, isMine: false }, unread)).toBeNull()
  })

  it('ends when somebody else has read it, and when it was withdrawn', () => {
    expect(changeableUntil(own, { ...unread, readByOthers: 3 })).toBeNull()
    expect(changeableUntil({ ...own, withdrawn: true }, unread)).toBeNull()
  })
})

describe('the talk about an order', () => {
  const [before, step, after] = ['2026-11-18T08:00:00.000Z', '2026-11-18T09:00:00.000Z', '2026-11-18T10:00:00.000Z']

  it('needs nobody once the order is closed and nothing was said since', () => {
    expect(isResolved({ closed: true, lastStepAt: step, lastMessageAt: before })).toBe(true)
    expect(isResolved({ closed: false, lastStepAt: step, lastMessageAt: before })).toBe(false)
    expect(isResolved({ closed: true, lastStepAt: step, lastMessageAt: after })).toBe(false)
    expect(isResolved({ closed: true, lastStepAt: null, lastMessageAt: before })).toBe(false)
  })
})

describe('a name after an @', () => {
  const members = [
    { id: 'a', name: 'Anna Meier' },
    { id: 'b', name: 'Anna Meier-Schmidt' },
    { id: 'c', name: 'Anna Meier' },
  ]

  it('means who is called exactly so, both of two of one name, and of two that begin alike the longer one', () => {
    expect(mentionsIn('Kannst du, @Anna Meier?', members)).toEqual(['a', 'c'])
    expect(mentionsIn('@Anna Meier-Schmidt bitte', members)).toEqual(['b'])
    expect(mentionsIn('an @Anna Meiers Auto, mail@Anna Meier, @Anna', members)).toEqual([])
  })

  it('splits the words without taking anything away', () => {
    expect(splitMentions('Du @Anna Meier!', members)).toEqual([
      { text: 'Du ', personId: null },
      { text: '@Anna Meier', personId: 'a' },
      { text: '!', personId: null },
    ])
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('@', 'Anna Meier', '-Schmidt', ' '), fc.string())), (pieces) => {
        const value = pieces.join('')
        const parts = splitMentions(value, members)
        expect(parts.map(({ text }) => text).join('')).toBe(value)
      }),
    )
  })

  it('is begun by the @ of a word of its own', () => {
    expect(['Hallo @An', '@', 'mail@An', 'Hallo', '@An\nna', 'a @ b'].map(findMention)).toEqual(['An', '', null, null, null, null])
  })
})

describe('somebody of a group', () => {
  it('is taken out by whoever is responsible for it, and by a head of the own house', () => {
    const member = { organisationId: 'praxis' }
    const by = (isOwner: boolean, isHead: boolean, organisationId: string) => mayRemove(member, { isOwner, isHead, organisationId })
    expect([by(true, false, 'pflege'), by(false, true, 'praxis'), by(false, true, 'pflege'), by(false, false, 'praxis')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
