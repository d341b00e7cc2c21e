import { abschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from './fields.ts'
import { contentFrom, readSpannen, valuesFrom } from './values.ts'

describe('A section in the fields of its form', () => {
  it.each(abschnittStand.options.map(({ shape }) => [shape.abschnitt.value, Object.keys(shape.inhalt.shape)] as const))(
    '%s has a field for everything that it holds',
    (abschnitt, names) => expect(fieldsOf[abschnitt].map(({ name }) => name).toSorted()).toEqual([...names].toSorted()),
  )

  it('comes back as it was', () => {
    const content = {
      bundesland: 'BY',
      woche: { mo: [{ von: '08:00', bis: '12:00' }], di: [], mi: [], do: [], fr: [], sa: [], so: [{ von: '10:00', bis: '24:00' }] },
      ausnahmen: [{ datum: '2026-12-24', spannen: [{ von: '08:00', bis: '12:00' }], hinweis: null }],
    }
    expect(contentFrom('OEFFNUNG', valuesFrom(fieldsOf.OEFFNUNG, content))).toEqual(content)
  })

  it('never saved, is empty and passes where nothing is demanded', () => {
    const empty = (abschnitt: 'KONTAKTWEGE' | 'BESTELLREGELN' | 'OEFFNUNG') => ({
      abschnitt,
      version: 0,
      inhalt: contentFrom(abschnitt, valuesFrom(fieldsOf[abschnitt], null)),
    })
    for (const abschnitt of ['KONTAKTWEGE', 'BESTELLREGELN', 'OEFFNUNG'] as const)
      expect(abschnittStand.safeParse(empty(abschnitt)).success, abschnitt).toBe(true)
  })

  it.each([
    ['8-12', [{ von: '08:00', bis: '12:00' }]],
    [
      '08:00–12:30, 14 bis 18:30',
      [
        { von: '08:00', bis: '12:30' },
        { von: '14:00', bis: '18:30' },
      ],
    ],
    ['', []],
    ['immer', [{ von: 'immer', bis: '' }]],
  ])('times typed as %j are read', (text, spannen) => expect(readSpannen(text)).toEqual(spannen))
})
