import { describe, expect, it } from 'vitest'
import { namedPeople } from './namedPeople.ts'
import { contactOf, hostPattern, isKimAddress, sendPauseAfter, syncPauseAfter, writeOutside } from './post.ts'

describe('an address', () => {
  it.each(['praxis@sommer.kim.telematik', 'X@Y.KIM.TELEMATIK'])('%s is one of KIM', (address) => {
    expect(isKimAddress(address)).toBe(true)
  })
  it.each(['praxis@kim.telematik.example', 'praxis@sommerkim.telematik', 'x.kim.telematik@example.org', 'kim.telematik'])(
    '%s only looks like one',
    (address) => {
      expect(isKimAddress(address)).toBe(false)
    },
  )

  it('stands behind its name, or alone for both', () => {
    expect(contactOf({ name: 'Praxis Sommer', address: 'a@b.example' })).toBe('Praxis Sommer <a@b.example>')
    expect(contactOf({ name: '', address: 'a@b.example' })).toBe('a@b.example <a@b.example>')
  })

  it.each(['mail.example.org', 'localhost', '127.0.0.1', '[::1]'])('of a server is %s', (host) => {
    expect(hostPattern.test(host)).toBe(true)
  })
  it.each(['https://mail.example.org', 'mail.example.org:993', 'user@mail.example.org', 'mail .org', '-a.org', ''])(
    'of a server is not %j',
    (host) => {
      expect(hostPattern.test(host)).toBe(false)
    },
  )
})

it('what fails is tried less and less often: an account for ever, a mail until it is given up', () => {
  expect([1, 2, 3, 4, 9].map(syncPauseAfter)).toEqual([120_000, 300_000, 900_000, 3_600_000, 3_600_000])
  expect([1, 5, 6].map(sendPauseAfter)).toEqual([60_000, 14_400_000, null])
})

describe('an answer to outside', () => {
  const [sender, me] = [
    { name: 'Praxis', address: 'praxis@sommer.example' },
    { name: 'Ich', address: 'ich@sonnenhof.example' },
  ]
  const to = { kind: 'to', ...me } as const
  const cc = { kind: 'cc', name: 'Labor', address: 'labor@sommer.example' } as const
  const bcc = { kind: 'bcc', name: '', address: 'heimlich@sommer.example' } as const
  const mine = 'Ich@sonnenhof.example'
  const received = { direction: 'in', isMine: false, sender, outside: [to, cc] } as const
  const sent = { direction: 'out', isMine: true, sender: me, outside: [{ ...to, ...sender }, cc, bcc] } as const

  it('goes to who has written, and to all but oneself', () => {
    expect(writeOutside(received, { kind: 'reply', mine })).toEqual([{ kind: 'to', ...sender }])
    expect(writeOutside(received, { kind: 'all', mine })).toEqual([{ kind: 'to', ...sender }, cc])
    expect(writeOutside(received, { kind: 'forward', mine })).toEqual([])
  })

  it('to one’s own mail goes to those whom it went to, and never tells a hidden one', () => {
    expect(writeOutside(sent, { kind: 'reply', mine })).toEqual([{ kind: 'to', ...sender }])
    expect(writeOutside(sent, { kind: 'all', mine })).toEqual([{ kind: 'to', ...sender }, cc])
  })

  it('to the mail of a colleague goes to the colleague alone, unless all are answered', () => {
    expect(writeOutside({ ...sent, isMine: false }, { kind: 'reply', mine })).toEqual([])
    expect(writeOutside({ ...sent, isMine: false }, { kind: 'all', mine })).toEqual([{ kind: 'to', ...sender }, cc])
  })
})

describe('whom a text names', () => {
  const people = [
    { vorname: 'Ayşe', nachname: 'Yıldız' },
    { vorname: 'Hans Peter', nachname: 'von der Heide' },
    { vorname: 'Karl', nachname: 'Sommer' },
  ]
  const named = (text: string) => namedPeople(text, people).map(({ nachname }) => nachname)
  it.each([
    ['Bei Ayşe Yıldız fehlt etwas.', 'Yıldız'],
    ['Yıldız, Ayşe: Blutdruck', 'Yıldız'],
    ['Frau Yıldız hat angerufen', 'Yıldız'],
    ['Herrn von der Heide besuchen', 'von der Heide'],
    ['HANS VON DER HEIDE', 'von der Heide'],
  ])('"%s" names %s', (text, name) => {
    expect(named(text)).toEqual([name])
  })
  it.each(['Im Sommer kommt niemand', 'Karl kommt', 'Frau Sommerfeld', 'an der Heide', ''])('"%s" names nobody', (text) => {
    expect(named(text)).toEqual([])
  })
})
