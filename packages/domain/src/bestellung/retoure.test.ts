import { describe, expect, it } from 'vitest'
import { apotheke, bis, entwurf, pflege, positionInput, welt } from './bestellung.fixtures.ts'

const delivered = (btm: boolean) => {
  const w = bis('GELIEFERT')
  w.bestellung = { ...w.bestellung, positionen: w.bestellung.positionen.map((position) => ({ ...position, btm })) }
  return w
}
const said = (positionIds: string[], rest: object = {}) => ({
  positionIds,
  art: 'VERNICHTUNG',
  menge: 12,
  einheit: 'STUECK',
  grund: 'Klient verstorben',
  zeugen: ['Petra Lange', 'Ali Kaya'],
  ...rest,
})

describe('What is left of a controlled drug', () => {
  it('is destroyed before two witnesses, and the order keeps the record', () => {
    const w = delivered(true)
    w.run(pflege, 'retoureFesthalten', said(w.ids))
    expect(w.bestellung.positionen[0]).toMatchObject({
      status: 'GELIEFERT',
      retouren: [{ art: 'VERNICHTUNG', menge: 12, zeugen: ['Petra Lange', 'Ali Kaya'], durch: { name: 'Jonas Meyer' } }],
    })
  })
  it.each([[['Petra Lange']], [['Petra Lange', ' petra  lange']], [['Petra Lange', 'Jonas Meyer']]])('not before %j', (zeugen) => {
    const w = delivered(true)
    expect(() => w.run(pflege, 'retoureFesthalten', said(w.ids, { zeugen }))).toThrow('bestellung.zeugen_fehlen')
  })
  it('may be given back to the pharmacy, also long after it was received', () => {
    const w = delivered(true)
    w.run(pflege, 'eingangBestaetigen', { positionIds: w.ids, gescannt: [] })
    w.run(apotheke, 'retoureFesthalten', said(w.ids, { art: 'RUECKGABE', zeugen: [] }))
    expect(w.bestellung.positionen[0]).toMatchObject({ status: 'ABGESCHLOSSEN', retouren: [{ art: 'RUECKGABE' }] })
  })
})

it('of another medicine needs no witness, and of what nobody received there is nothing to record', () => {
  const w = delivered(false)
  w.run(pflege, 'retoureFesthalten', said(w.ids, { zeugen: [] }))
  expect(w.bestellung.positionen[0]?.retouren).toHaveLength(1)
  const draft = welt(entwurf({ positionen: [positionInput()] }))
  expect(() => draft.run(pflege, 'retoureFesthalten', said(draft.ids))).toThrow('bestellung.falscher_status')
})
