import type { ConflictField } from '@dreiklang/domain/unterwegs/entry.contract'
import { expect, it } from 'vitest'
import { oneCardPerVisit } from './oneCard.ts'

const zeit: ConflictField = {
  feld: 'zeit',
  meins: '2026-11-18 08:00',
  server: '2026-11-18 20:00',
  durch: 'Sabine',
  am: null,
  gewinnt: 'SERVER',
}
const beginn: ConflictField = { ...zeit, feld: 'beginn', meins: null, server: null, gewinnt: 'PERSON' }
const answered = (eintragId: string, hausbesuchId: string, felder: ConflictField[], nachgereicht = false) => ({
  eintrag: { eintragId, hausbesuchId },
  antwort: { eintragId, ergebnis: 'KONFLIKT' as const, felder, nachgereicht, code: null },
})

it('three entries that met the same change of the plan are one card, which says it once', () => {
  const cards = oneCardPerVisit([
    answered('losfahren', 'a', [zeit]),
    answered('beginnen', 'a', [zeit, beginn], true),
    answered('abschliessen', 'a', [zeit]),
    answered('losfahren', 'b', [zeit]),
  ])
  expect(
    cards.map(({ hausbesuchId, eintraege, felder, nachgereicht }) => [hausbesuchId, eintraege.length, felder.length, nachgereicht]),
  ).toEqual([
    ['a', 3, 2, true],
    ['b', 1, 1, false],
  ])
})
