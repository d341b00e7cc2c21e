import { describe, expect, it } from 'vitest'
import { writeLetter, momentInMail, nameInMail } from './letter.ts'

const brief = {
  an: 'nadia@example.org',
  sprache: 'de',
  betreff: 'neues Passwort',
  name: 'Nadia Öztürk',
  absaetze: ['Für Ihr Konto wurde ein neues Passwort angefordert.'],
  fakten: [['Gerät', 'Firefox, Windows']],
  aktion: {
    label: 'Neues Passwort setzen',
    link: 'https://dreiklang.example/reset-password?token=abc&x=1',
    danach: 'Der Link gilt 30 Minuten.',
  },
  schluss: ['Wenn Sie das nicht waren, brauchen Sie nichts zu tun.'],
} as const

describe('A letter', () => {
  it('says the same in text and in HTML: who is addressed, what it is about, what to do and until when', () => {
    const { an, betreff, text, html } = writeLetter(brief)
    expect([an, betreff]).toEqual(['nadia@example.org', 'Dreiklang: neues Passwort'])
    expect(text).toBe(
      [
        'Guten Tag Nadia Öztürk,',
        'Für Ihr Konto wurde ein neues Passwort angefordert.',
        'Gerät: Firefox, Windows',
        'Neues Passwort setzen:\nhttps://dreiklang.example/reset-password?token=abc&x=1',
        'Der Link gilt 30 Minuten.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
        'Ihr Dreiklang',
        '-- \nDiese Nachricht wurde automatisch verschickt. Bitte antworten Sie nicht darauf.',
      ].join('\n\n'),
    )
    for (const word of ['Nadia Öztürk', 'Firefox, Windows', 'Neues Passwort setzen', 'Der Link gilt 30 Minuten.', 'lang="de"'])
      expect(html).toContain(word)
    expect(html).toContain('href="https://dreiklang.example/reset-password?token=abc&amp;x=1"')
  })

  it('fetches nothing and runs nothing: the only address in it is that of its link', () => {
    const { html } = writeLetter(brief)
    expect(html).not.toMatch(/<(img|link|script|style|iframe|form)|url\(|@import|\son\w+=/i)
    expect([...html.matchAll(/https?:[^"<\s]+/g)].every(([address]) => address.startsWith('https://dreiklang.example/'))).toBe(true)
  })

  it('addresses in English, and nobody by name where nobody is known', () => {
    expect(writeLetter({ ...brief, sprache: 'en', name: null }).text).toMatch(/^Hello,\n\n/)
  })

  it('shows what somebody typed as words, never as a part of the page', () => {
    const { html } = writeLetter({ ...brief, name: '<b onclick="x">Nadia</b>' })
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;')
    expect(html).not.toContain('<b onclick')
  })
})

describe('A name in a mail', () => {
  it.each([
    ['Dr. Weber', 'Dr. Weber'],
    ['Gewinn https://boese.example/x', 'Gewinn https boese. example/x'],
    ['Hallo\r\nBcc: x@boese.example', 'Hallo Bcc: x boese. example'],
  ])('%j is no link and no line of its own', (typed, shown) => expect(nameInMail(typed)).toBe(shown))
})

it('A moment is told in the time of Berlin', () => {
  expect(momentInMail('2026-11-18T09:00:00.000Z', 'de')).toMatch(/^18\. November 2026.*10:00/)
  expect(momentInMail('2026-07-18T09:00:00.000Z', 'en')).toMatch(/^18 July 2026.*11:00/)
})
