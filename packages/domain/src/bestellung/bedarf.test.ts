import { describe, expect, it } from 'vitest'
import { isUeberfaellig, tooLateFrom, ueberfaelligFrom } from './bedarf.ts'
import { apotheke, arzt, codeOf, entwurf, firstPosition, pflege, verordnung, welt, withoutRezept } from './bestellung.fixtures.ts'
import { rowsOf } from './listRow.ts'
import type { Position } from './position.document.ts'
import { overlaysOf } from './stand.ts'

describe('an order comes too late', () => {
  it.each([
    ['without an hour at midnight in Berlin', '2026-11-18', null, '2026-11-18T23:00:00.000Z'],
    ['by its hour on that day', '2026-11-18', '14:30', '2026-11-18T13:30:00.000Z'],
    ['by its hour in summer', '2026-07-18', '14:30', '2026-07-18T12:30:00.000Z'],
    ['by midnight as the day begins', '2026-11-18', '00:00', '2026-11-17T23:00:00.000Z'],
    ['by the last minute of its day', '2026-11-18', '23:59', '2026-11-18T22:59:00.000Z'],
    ['by the hour that March leaves out when the clocks have gone forward', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['by the hour that October has twice when it comes first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after a day of 23 hours', '2027-03-28', null, '2027-03-28T22:00:00.000Z'],
    ['after a day of 25 hours', '2026-10-25', null, '2026-10-25T23:00:00.000Z'],
    ['after the last day that can be named', '9999-12-31', null, '9999-12-31T23:00:00.000Z'],
  ])('%s', (_when, bedarfBis, bedarfUhrzeit, from) => {
    expect(tooLateFrom({ bedarfBis, bedarfUhrzeit })).toBe(from)
  })
})

describe('an emergency that is needed today at two', () => {
  const sent = () => {
    const w = welt(entwurf({ prioritaet: 'NOTFALL', bedarfBis: '2026-11-18', bedarfUhrzeit: '14:00', positionen: [withoutRezept()] }))
    w.run(pflege, 'senden', {})
    return w
  }
  const two = '2026-11-18T13:00:00.000Z'
  const before = '2026-11-18T12:59:59.999Z'

  it('is overdue from two on, on the sheet and in the list of each side', () => {
    const w = sent()
    for (const seite of ['PFLEGE', 'APOTHEKE'] as const) {
      const seen = (now: string) => overlaysOf(w.bestellung, firstPosition(w), { now, klientPruefen: false, seite })
      expect([seen(before).includes('UEBERFAELLIG'), seen(two).includes('UEBERFAELLIG')]).toEqual([false, true])
    }
    const rows = rowsOf(w.bestellung)
    expect(rows.map(({ seite, ueberfaelligAb }) => [seite, ueberfaelligAb])).toEqual([
      ['PFLEGE', two],
      ['APOTHEKE', two],
    ])
    expect(rows.map(({ ueberfaelligAb }) => isUeberfaellig(ueberfaelligAb, before))).toEqual([false, false])
    expect(rows.map(({ ueberfaelligAb }) => isUeberfaellig(ueberfaelligAb, two))).toEqual([true, true])
  })

  it('is overdue no more when it was refused', () => {
    const w = sent()
    w.run(apotheke, 'apothekeAblehnen', { positionIds: w.ids, grund: 'NICHT_LIEFERBAR', text: 'Fehlt beim Großhandel' })
    expect(ueberfaelligFrom(w.bestellung, w.bestellung.positionen)).toBeNull()
    expect(rowsOf(w.bestellung).map(({ ueberfaelligAb }) => ueberfaelligAb)).toEqual([null, null])
  })

  it('cannot be sent when it is two', () => {
    const draft = welt(entwurf({ prioritaet: 'NOTFALL', bedarfBis: '2026-11-18', bedarfUhrzeit: '14:00', positionen: [withoutRezept()] }))
    draft.now = two
    expect(codeOf(() => draft.run(pflege, 'senden', {}))).toBe('bestellung.unvollstaendig')
    draft.now = before
    draft.run(pflege, 'senden', {})
    expect(draft.bestellung.gesendetAm).toBe(before)
  })
})

it('nothing is overdue that is a draft still, that was delivered, or that the Krankenkasse has', () => {
  const w = welt(entwurf({ bedarfBis: '2026-11-19' }))
  expect(ueberfaelligFrom(w.bestellung, w.bestellung.positionen)).toBeNull()
  w.run(pflege, 'senden', {})
  w.run(arzt, 'verordnen', verordnung(w.ids))
  expect(ueberfaelligFrom(w.bestellung, w.bestellung.positionen)).toBe('2026-11-19T23:00:00.000Z')
  const durch = { personId: 'person-PFLEGE', name: 'Jonas Meyer' }
  const am = '2026-11-18'
  const inhalt = { von: am, bis: am, verordnungsart: null, leistungen: [], massnahmen: 'Insulin', haeufigkeit: 'täglich' }
  const hkpWeg = { geholt: { am, durch }, papier: { ...inhalt, ausgestelltAm: am, arzt: null }, unterschrieben: null, entschieden: null }
  const until = (position: Partial<Position>) => ueberfaelligFrom(w.bestellung, [{ ...firstPosition(w), ...position }])
  expect(until({ hkpWeg: { ...hkpWeg, eingereicht: null } })).toBe('2026-11-19T23:00:00.000Z')
  expect(until({ hkpWeg: { ...hkpWeg, eingereicht: { am, durch } } })).toBeNull()
  expect(until({ status: 'GELIEFERT' })).toBeNull()
})
