import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { ZielbereichAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Messung, VitalArt } from '@dreiklang/domain/dokumentation/vitalwerte'
import { beforeAll, describe, expect, it } from 'vitest'
import { initI18n } from '../../shared/i18n.ts'
import { targetOf } from './anzeige.ts'
import { lastOf, chooseArten } from './shownValues.ts'

const tag = '2026-11-18'
const measured = (art: VitalArt, wert: number, am: string): Messung => ({ art, wert, wert2: null, am: `${am}T08:00:00.000Z` })
const target = (art: VitalArt, rest: Partial<ZielbereichAnswer>): ZielbereichAnswer => ({
  id: crypto.randomUUID(),
  art,
  von: null,
  bis: null,
  von2: null,
  bis2: null,
  gueltigAb: '2026-11-01',
  gueltigBis: null,
  gesetztAm: '2026-11-01T08:00:00.000Z',
  person: 'Dr. Weber',
  ...rest,
})
const shown = (fruehere: Messung[], ziele: ZielbereichAnswer[] = []) =>
  chooseArten({ blatt: emptyBlatt(0), antwort: { ziele, fruehere }, tag })

// Numbers stand as in the language that is set.
beforeAll(() => initI18n('de', []))

describe('The values of a sheet that have a line', () => {
  it('are the usual ones where nobody has measured anything', () => {
    expect(shown([])).toEqual(['BLUTDRUCK', 'PULS', 'TEMPERATUR', 'BLUTZUCKER'])
  })

  it('are those that are measured at this client', () => {
    const before = [measured('GEWICHT', 64, '2026-11-12'), measured('SPO2', 97, '2026-11-16')]
    expect(shown(before)).toEqual(['BLUTDRUCK', 'PULS', 'SPO2', 'GEWICHT'])
  })

  it('are all for which a doctor has set a range, and no range that is over', () => {
    const five = (['SCHMERZ', 'GEWICHT', 'SPO2', 'PULS', 'BLUTDRUCK'] as const).map((art) => target(art, { bis: 3 }))
    expect(shown([measured('TEMPERATUR', 37, '2026-11-12')], five)).toEqual(['BLUTDRUCK', 'PULS', 'SPO2', 'GEWICHT', 'SCHMERZ'])
    expect(shown([], [target('SCHMERZ', { bis: 3, gueltigBis: '2026-11-17' })])).not.toContain('SCHMERZ')
  })

  it('stand beside what was measured last', () => {
    const before = [measured('PULS', 76, '2026-11-12'), measured('PULS', 80, '2026-11-16'), measured('PULS', 90, '2026-11-14')]
    expect(lastOf('PULS', { fruehere: before })?.wert).toBe(80)
    expect(lastOf('GEWICHT', { fruehere: before })).toBeNull()
  })
})

describe('What a value is held against', () => {
  it('is the range of the doctor before the usual one, open where he has left it open', () => {
    const ziele = [target('BLUTDRUCK', { bis: 150, bis2: 85 })]
    expect(targetOf('BLUTDRUCK', { ziele, tag })).toEqual({ words: ['≤ 150', '≤ 85'], fromArzt: true })
    expect(targetOf('BLUTDRUCK', { ziele: [], tag })).toEqual({ words: ['90–140', '60–90'], fromArzt: false })
    expect(targetOf('SPO2', { ziele: [], tag })).toEqual({ words: ['≥ 95'], fromArzt: false })
    expect(targetOf('BLUTZUCKER', { ziele: [], tag, inMmol: true })).toEqual({ words: ['3,9–10'], fromArzt: false })
  })

  it('is nothing where no number holds for everybody', () => {
    expect(targetOf('GEWICHT', { ziele: [], tag })).toBeNull()
  })
})
