import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../shared/time.ts'
import { besuchsverordnungSperre, needsBesuch, inDerHand, reichweiteUntil, uebergabeSperre } from './besuch.ts'
import { apotheke, arzt, bis as bringeUntil, organisation, person, pflege } from './bestellung.fixtures.ts'
import type { Dosierung } from './bestellung.ts'

const to = (morgens: string, mittags: string, abends: string, nachts: string): Dosierung => ({
  schema: { morgens, mittags, abends, nachts },
  text: null,
  lautMedikationsplan: false,
})
const gezaehltAm = '2026-11-20'

describe('What was counted at a visit', () => {
  it.each([
    [10, to('1', '0', '1', '0'), '2026-11-24'],
    [11, to('1', '', '1', ''), '2026-11-24'],
    [3, to('1/3', '1/3', '1/3', '0'), '2026-11-22'],
    [2, to('0,5', '0', '0', '0'), '2026-11-23'],
    [0, to('1', '0', '0', '0'), '2026-11-19'],
  ])('%s pieces last so long', (bestand, dosierung, bis) => expect(reichweiteUntil({ bestand, dosierung, gezaehltAm })).toBe(bis))

  it.each([null, to('', '', '', ''), { schema: null, text: 'bei Bedarf', lautMedikationsplan: false }])(
    'says nothing about days when the dose is not said in numbers',
    (dosierung) => expect(reichweiteUntil({ bestand: 10, dosierung, gezaehltAm })).toBeNull(),
  )

  it('is never promised for a day on which it is not there any more', () => {
    const dosen = fc.constantFrom('', '0', '1/4', '1/3', '1/2', '1', '0,5', '2', '1,5')
    const count = (dosis: string) => {
      const [a, b = '1'] = dosis.replace(',', '.').split('/')
      return dosis === '' ? 0 : Number(a) / Number(b)
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.tuple(dosen, dosen, dosen, dosen), (bestand, [a, b, c, d]) => {
        const bis = reichweiteUntil({ bestand, dosierung: to(a, b, c, d), gezaehltAm })
        const jeTag = count(a) + count(b) + count(c) + count(d)
        expect(bis === null).toBe(jeTag === 0)
        if (bis === null) return
        let days = 0
        while (plusDays(gezaehltAm, days - 1) < bis) days += 1
        expect(days * jeTag).toBeLessThanOrEqual(bestand + 1e-6)
        expect((days + 1) * jeTag).toBeGreaterThan(bestand - 1e-6)
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})

describe('A doctor who refuses', () => {
  const position = (durch: 'ARZT' | 'APOTHEKE', grund: string, status: 'ABGELEHNT' | 'BEIM_ARZT' = 'ABGELEHNT') => ({
    status,
    ablehnung: { durch, grund, text: '' },
  })
  it('asks for a visit only when the Klient has to be seen', () => {
    const sehen = position('ARZT', 'ARZTTERMIN_NOETIG')
    expect(
      needsBesuch([
        position('ARZT', 'ZU_FRUEH'),
        sehen,
        position('APOTHEKE', 'ARZTTERMIN_NOETIG'),
        position('ARZT', 'ARZTTERMIN_NOETIG', 'BEIM_ARZT'),
        { status: 'ABGELEHNT' as const, ablehnung: null },
      ]),
    ).toEqual([sehen])
  })
})

describe('What a nurse hands over at a visit', () => {
  it('was delivered to the house, whether or not somebody has confirmed it', () => {
    const bestaetigt = bringeUntil('GELIEFERT')
    bestaetigt.run(pflege, 'eingangBestaetigen', { positionIds: bestaetigt.ids, gescannt: [] })
    for (const { bestellung } of [bringeUntil('GELIEFERT'), bestaetigt]) {
      expect(inDerHand({ ...bestellung, lieferart: 'LIEFERUNG_PFLEGEDIENST' })).toHaveLength(1)
      expect(inDerHand({ ...bestellung, lieferart: 'LIEFERUNG_KLIENT' })).toEqual([])
    }
    expect(inDerHand({ ...bringeUntil('BEREIT').bestellung, lieferart: 'ABHOLUNG_PFLEGE' })).toEqual([])
  })
})

describe('Who does something at a visit', () => {
  const zugewiesene = [pflege, arzt].map(({ personId, organisationId, name }) => ({ personId, organisationId, name }))
  const besuch = { typ: 'ARZTBESUCH', status: 'BEGONNEN', praxisId: organisation.ARZT, klientId: 'klient', zugewiesene } as const

  it('hands over when she is a nurse who is there', () => {
    expect(uebergabeSperre(besuch, pflege)).toBeNull()
    expect(uebergabeSperre(besuch, person('PFLEGE', { personId: 'andere' }))).toBe('bestellung.nicht_eingeteilt')
    expect(uebergabeSperre(besuch, arzt)).toBe('bestellung.nicht_eingeteilt')
    expect(uebergabeSperre({ ...besuch, status: 'UNTERWEGS' }, pflege)).toBe('bestellung.besuch_laeuft_nicht')
  })

  it('prescribes when he is a doctor with LANR of the practice, from the beginning of the visit on', () => {
    expect(besuchsverordnungSperre(besuch, arzt)).toBeNull()
    expect(besuchsverordnungSperre({ ...besuch, status: 'ABGESCHLOSSEN' }, arzt)).toBeNull()
    for (const status of ['GEPLANT', 'UNTERWEGS', 'NICHT_ANGETROFFEN', 'ABGESAGT'] as const)
      expect(besuchsverordnungSperre({ ...besuch, status }, arzt)).toBe('bestellung.besuch_nicht_begonnen')
    expect(besuchsverordnungSperre({ ...besuch, typ: 'WUNDVISITE' }, arzt)).toBe('bestellung.besuch_passt_nicht')
    expect(besuchsverordnungSperre(besuch, person('ARZT', { lanr: null }))).toBe('bestellung.nur_arzt')
    for (const who of [pflege, apotheke, person('ARZT', { organisationId: 'andere' })])
      expect(besuchsverordnungSperre(besuch, who)).toBe('bestellung.nicht_deine_rolle')
  })
})
