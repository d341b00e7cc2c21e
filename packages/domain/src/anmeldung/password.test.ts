import { describe, expect, it } from 'vitest'
import { haeufigePasswords } from './commonPasswords.ts'
import { schwaecheOf } from './password.ts'

const sabine = ['sabine.krueger@sonnenhof.example', 'Dr. Sabine Krüger', 'Pflegedienst Sonnenhof']

describe('A password', () => {
  it.each([
    'korrekt pferd batterie klammer',
    'grüne-tassen-im-regal-7',
    'x7#Lq9vT2m',
    'Mein Hund heißt anders als deiner',
    '蓮の花が静かに咲いている',
  ])('will do: %s', (password) => expect(schwaecheOf(password, sabine)).toBeNull())

  it.each([
    '1234567890',
    'Qwertzuiop',
    'passwort123',
    'P@ssw0rt2026!',
    'Sommer2026!!',
    '!!!Willkommen1!!!',
    'passwortpasswort',
    'ILoveYou2026',
  ])('is refused because everybody has it: %s', (password) => expect(schwaecheOf(password, sabine)).toBe('passwort.haeufig'))

  it.each(['aaaaaaaaaaaa', 'abababababab', 'abc1abc1abc1', '112112211221'])('is refused because it is next to nothing: %s', (password) =>
    expect(schwaecheOf(password, sabine)).toBe('passwort.haeufig'),
  )

  it.each(['Dreiklang-im-Ohr', 'die-krueger-war-da', 'KRÜGER-7-x-9-y', 'mein Sonnenhof 77', 'sabine-und-der-rest'])(
    'is refused because it is what somebody who knows the person tries first: %s',
    (password) => expect(schwaecheOf(password, sabine)).toBe('passwort.persoenlich'),
  )

  it('is not refused for a short piece of a name, or because it has the provider of the mail in it', () => {
    expect(schwaecheOf('die-alte-eva-kocht', ['eva.ott@example.org', 'Eva Ott'])).toBeNull()
    expect(schwaecheOf('ein example ohne organisation', ['x@example.org'])).toBeNull()
  })

  it('is compared with a list of two hundred or more, all in small letters', () => {
    expect(haeufigePasswords.size).toBeGreaterThanOrEqual(200)
    for (const each of haeufigePasswords) expect(each).toBe(each.toLowerCase())
  })
})
