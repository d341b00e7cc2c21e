import { describe, expect, it } from 'vitest'
import { aufbewahrungUntil, dueAtEndeUntil } from './aufbewahrung.ts'
import { type LoeschStand, bestaetigbarFrom, allowLoeschung, checkLoeschung, checkVierAugen } from './loeschung.decider.ts'

const end = (pflegeende: string | null, letzteBestellung: string | null = null) =>
  ({ status: 'BEENDET', pflegeende, letzteBestellung, letzterBesuch: null }) as const

describe('the time that a record is kept', () => {
  it.each([
    ['from the end of care', end('2016-05-04'), '2026-05-04', '2019-12-31'],
    ['from the day of death', { ...end('2016-05-04'), status: 'VERSTORBEN' as const }, '2026-05-04', '2019-12-31'],
    ['from the last order, when it came later', end('2016-05-04', '2017-01-02'), '2027-01-02', '2020-12-31'],
    ['from the end of care, when the last order came before', end('2016-05-04', '2015-01-02'), '2026-05-04', '2019-12-31'],
    ['from the last visit, when it came last', { ...end('2016-05-04'), letzterBesuch: '2016-06-01' }, '2026-06-01', '2019-12-31'],
    ['also from a leap day', end('2016-02-29'), '2026-02-28', '2019-12-31'],
  ])('runs %s: ten years, consents three from the end of the year', (_name, what, dokumentation, einwilligungen) => {
    expect(aufbewahrungUntil(what)).toMatchObject({
      bis: dokumentation,
      unterlagen: [
        { unterlage: 'PFLEGEDOKUMENTATION', bis: dokumentation },
        { unterlage: 'EINWILLIGUNGEN', bis: einwilligungen },
      ],
    })
  })

  it.each([
    ['while somebody is cared for', { status: 'AKTIV', pflegeende: '2010-01-01', letzteBestellung: null, letzterBesuch: null }],
    ['while care pauses', { status: 'PAUSIERT', pflegeende: '2010-01-01', letzteBestellung: null, letzterBesuch: null }],
    ['while nobody has entered when care ended', end(null, '2010-01-01')],
  ] as const)('does not run %s', (_name, what) => {
    expect(aufbewahrungUntil(what)).toMatchObject({ ab: null, bis: null })
  })

  it.each(['2026-02-27', '2026-02-28', '2026-03-01', '2026-11-18', '2028-02-29'])(
    'is over on %s for exactly those who are looked up',
    (today) => {
      const letzter = dueAtEndeUntil(today)
      const naechster = new Date(Date.parse(`${letzter}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
      expect(checkLoeschung({ ...nichts, ...end(letzter), bestellungen: 1 }, today).anlass).toBe('FRIST')
      expect(checkLoeschung({ ...nichts, ...end(naechster), bestellungen: 1 }, today).hindernis).toBe('FRIST_LAEUFT')
    },
  )
})

const nichts: LoeschStand = {
  status: 'AKTIV',
  pflegeende: null,
  letzteBestellung: null,
  letzterBesuch: null,
  bestellungen: 0,
  offeneBestellungen: 0,
  dokumente: 0,
  einwilligungen: 0,
  besuche: 0,
  blaetter: 0,
}
const today = '2026-11-18'

describe('the erasure of a record', () => {
  it('is allowed after its time', () => {
    expect(allowLoeschung({ ...nichts, ...end('2016-11-17'), bestellungen: 3, dokumente: 2 }, today)).toBe('FRIST')
  })

  it('is allowed before it, when somebody was taken in by mistake and nothing was done', () => {
    expect(allowLoeschung(nichts, today)).toBe('VERSEHEN')
  })

  it.each([
    ['an end of care, although nothing was ordered', end('2024-01-01'), 'FRIST_LAEUFT'],
    ['an order', { bestellungen: 1 }, 'IN_VERSORGUNG'],
    ['a document', { dokumente: 1 }, 'IN_VERSORGUNG'],
    ['a consent', { einwilligungen: 1 }, 'IN_VERSORGUNG'],
    ['a visit, although nothing was ordered', { besuche: 1 }, 'IN_VERSORGUNG'],
    ['documented care', { besuche: 300, blaetter: 300 }, 'IN_VERSORGUNG'],
    ['an open order, whatever the time', { ...end('2001-01-01'), bestellungen: 1, offeneBestellungen: 1 }, 'OFFENE_BESTELLUNGEN'],
    ['no end of care', { ...end(null), bestellungen: 1 }, 'ENDE_FEHLT'],
    ['its last day', { ...end('2016-11-18'), bestellungen: 1 }, 'FRIST_LAEUFT'],
  ])('is refused with %s', (_name, anders, hindernis) => {
    expect(() => allowLoeschung({ ...nichts, ...anders }, today)).toThrow(
      expect.objectContaining({ code: 'klient.loeschung_hindernis', angaben: { hindernis } }),
    )
  })

  it('needs a second pair of eyes', () => {
    const antrag = { am: '2026-11-18T10:00:00.000Z', beantragtVon: 'a', andereLeitung: true }
    expect(() => checkVierAugen(antrag, { personId: 'a', now: '2027-11-18T10:00:00.000Z' })).toThrow(
      expect.objectContaining({ code: 'klient.loeschung_vier_augen' }),
    )
    checkVierAugen(antrag, { personId: 'b', now: antrag.am })
  })

  it('is confirmed by the only head of a house, but not within a week', () => {
    const antrag = { am: '2026-11-18T10:00:00.000Z', beantragtVon: 'a', andereLeitung: false }
    const confirm = (now: string) => checkVierAugen(antrag, { personId: 'a', now })
    expect(() => confirm('2026-11-25T09:59:59.999Z')).toThrow(expect.objectContaining({ code: 'klient.loeschung_vier_augen' }))
    confirm('2026-11-25T10:00:00.000Z')
    expect([bestaetigbarFrom(antrag, 'a'), bestaetigbarFrom(antrag, 'b')]).toEqual(['2026-11-25T10:00:00.000Z', antrag.am])
    expect(bestaetigbarFrom({ ...antrag, andereLeitung: true }, 'a')).toBeNull()
  })
})
