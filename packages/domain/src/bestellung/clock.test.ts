import { describe, expect, it } from 'vitest'
import { apotheke, arzt, bring, entwurf, pflege, verordnung, welt, withoutRezept, type Welt } from './bestellung.fixtures.ts'
import { nextFrist } from './clock.decider.ts'
import { type Laender, noLaender } from './handelnder.ts'
import { overlaysOf } from './stand.ts'
import { viewOf } from './view.ts'

// Wednesday, 18 November 2026, ten o’clock in Berlin.
const after = (hours: number, from = '2026-11-18T09:00:00.000Z') => new Date(Date.parse(from) + hours * 3_600_000).toISOString()
const stufe = (w: Welt) => w.bestellung.positionen[0]?.eskalation.stufe
const notfall = (w: Welt) =>
  w.bestellung.positionen
    .flatMap((p) => overlaysOf(w.bestellung, p, { now: w.now, klientPruefen: false, seite: 'PFLEGE' }))
    .includes('NOTFALL_UNBESTAETIGT')

function sent(rest: Parameters<typeof entwurf>[0]): Welt {
  const w = welt(entwurf(rest))
  w.run(pflege, 'senden', {})
  return w
}

describe('who does not answer is reminded', () => {
  it.each([
    ['NORMAL', 23, 0],
    ['NORMAL', 24, 1],
    ['DRINGEND', 3, 0],
    ['DRINGEND', 4, 1],
    ['DRINGEND', 8, 2],
    ['DRINGEND', 24, 3],
    ['NOTFALL', 1, 1],
  ] as const)('%s after %i hours of work: step %i', (prioritaet, hours, expected) => {
    const w = sent({ prioritaet, bedarfBis: '2026-11-19' })
    w.wait(after(hours))
    expect(stufe(w)).toBe(expected)
  })

  it('also the pharmacy, and the practice hears nothing of it', () => {
    const w = sent({ positionen: [withoutRezept()] })
    w.wait(after(24))
    expect([w.bestellung.positionen[0]?.status, stufe(w)]).toEqual(['BEI_APOTHEKE', 1])
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    expect(stufe(w)).toBe(0)
  })

  it('not while a question of the pharmacy waits for the nursing service', () => {
    const w = sent({ positionen: [withoutRezept()] })
    w.run(apotheke, 'rueckfrageStellen', { positionIds: w.ids, an: 'PFLEGE', text: 'Welche Größe?', privat: false })
    w.wait(after(72))
    expect(stufe(w)).toBe(0)
  })

  it('anew after it was forwarded: the practice that gets it has its whole time', () => {
    const w = sent({})
    w.wait(after(47))
    expect(stufe(w)).toBe(1)
    w.umstaende.ziel = { organisationId: 'org-praxis-2', vertretung: true }
    w.run(pflege, 'anPraxisWeiterleiten', { positionIds: w.ids, praxisId: 'org-praxis-2', grund: 'Urlaub' })
    expect(w.bestellung.positionen[0]).toMatchObject({ seit: after(47), eskalation: { stufe: 0, pausiertMs: 0, pauseSeit: null } })
    w.wait(after(49))
    expect(stufe(w)).toBe(0)
  })

  it('anew at another pharmacy', () => {
    const w = sent({ positionen: [withoutRezept()] })
    w.wait(after(47))
    w.umstaende.ziel = { organisationId: 'org-apotheke-2', vertretung: false }
    const abweichung = { art: 'WUNSCH_DES_KLIENTEN', erklaertVon: 'Emma Köhler', erklaertRolle: 'KLIENT', erklaertAm: '2026-11-18' }
    const angaben = { apothekeId: 'org-apotheke-2', grund: 'Umzug', abweichung, abweichungGrund: null }
    w.run(pflege, 'anApothekeWeiterleiten', { positionIds: w.ids, ...angaben })
    w.wait(after(49))
    expect(stufe(w)).toBe(0)
  })
})

describe('the holidays of the house that is asked', () => {
  const sentAt = (at: string, laender: Partial<Laender>, rest: Parameters<typeof entwurf>[0] = {}): Welt => {
    const w = welt(entwurf({ bedarfBis: '2028-12-01', ...rest }))
    w.now = at
    w.umstaende.laender = { ...noLaender, ...laender }
    w.run(pflege, 'senden', {})
    return w
  }
  const remindedAt = (w: Welt) => nextFrist(w.bestellung, w.umstaende.laender ?? noLaender)

  it.each([
    ['BY', '2027-01-05T09:00:00.000Z', '2027-01-07T09:00:00.000Z'],
    ['BE', '2027-01-05T09:00:00.000Z', '2027-01-06T09:00:00.000Z'],
    [null, '2027-01-05T09:00:00.000Z', '2027-01-06T09:00:00.000Z'],
    ['BY', '2027-03-05T09:00:00.000Z', '2027-03-08T09:00:00.000Z'],
    ['BE', '2027-03-05T09:00:00.000Z', '2027-03-09T09:00:00.000Z'],
    ['BY', '2027-05-26T09:00:00.000Z', '2027-05-28T09:00:00.000Z'],
    ['BE', '2027-05-26T09:00:00.000Z', '2027-05-27T09:00:00.000Z'],
    ['BE', '2028-10-30T09:00:00.000Z', '2028-10-31T09:00:00.000Z'],
    ['NI', '2028-10-30T09:00:00.000Z', '2028-11-01T09:00:00.000Z'],
  ] as const)('a practice in %s that is asked at %s is reminded at %s', (ARZT, at, due) => {
    // Where the others are does not count.
    const w = sentAt(at, { ARZT, PFLEGE: 'SN', APOTHEKE: 'TH' })
    expect(remindedAt(w)).toBe(due)
    w.wait(new Date(Date.parse(due) - 1).toISOString())
    expect(stufe(w)).toBe(0)
    w.wait(due)
    expect(stufe(w)).toBe(1)
  })

  it('are those of the pharmacy while it is its turn', () => {
    const w = sentAt('2027-01-05T09:00:00.000Z', { APOTHEKE: 'ST', PFLEGE: 'BE' }, { positionen: [withoutRezept()] })
    expect(remindedAt(w)).toBe('2027-01-07T09:00:00.000Z')
  })

  it('count no more in a question than in the waiting for its answer', () => {
    const w = sentAt('2027-01-05T09:00:00.000Z', { ARZT: 'BY' })
    w.now = '2027-01-05T11:00:00.000Z'
    w.run(arzt, 'rueckfrageStellen', { positionIds: w.ids, an: 'PFLEGE', text: 'Welche Größe?', privat: false })
    w.now = '2027-01-07T11:00:00.000Z'
    w.run(pflege, 'rueckfrageAntworten', { rueckfrageId: w.bestellung.rueckfragen[0]?.id, text: 'M' })
    // Two hours before the question, and twenty-two after the answer.
    expect(remindedAt(w)).toBe('2027-01-08T09:00:00.000Z')
  })

  it('without the Länder the next look comes early, never late', () => {
    const w = sentAt('2027-01-05T09:00:00.000Z', { ARZT: 'BY' })
    expect(nextFrist(w.bestellung)).toBe('2027-01-06T09:00:00.000Z')
  })

  it('are those of the nursing service while the Klient may still complain', () => {
    const w = sentAt('2027-01-04T09:00:00.000Z', { PFLEGE: 'BY' }, { lieferart: 'LIEFERUNG_KLIENT', positionen: [withoutRezept()] })
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    const positionen = w.ids.map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null }))
    w.run(apotheke, 'bereitstellen', { positionen, geplantAm: null, kontrolliertVon: 'person-kontrolle' })
    bring(w)
    // The 5th, 7th and 8th of January; the 6th is a holiday.
    expect(remindedAt(w)).toBe('2027-01-08T23:00:00.000Z')
  })
})

describe('an emergency', () => {
  it('that the practice answered late alarms again half an hour after it came to the pharmacy, and not before', () => {
    const w = sent({ prioritaet: 'NOTFALL', bedarfBis: '2026-11-19' })
    w.wait(after(0.5))
    expect(notfall(w)).toBe(true)
    w.run(arzt, 'verordnen', verordnung(w.ids))
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    expect(notfall(w)).toBe(false)
    w.wait(after(0.9))
    expect(notfall(w)).toBe(false)
    w.wait(after(1))
    expect(notfall(w)).toBe(true)
  })

  it('does not say that nobody has answered when the practice has asked back', () => {
    const w = sent({ prioritaet: 'NOTFALL', bedarfBis: '2026-11-19' })
    w.run(arzt, 'rueckfrageStellen', { positionIds: w.ids, an: 'PFLEGE', text: 'Seit wann?', privat: false })
    w.wait(after(0.5))
    expect(notfall(w)).toBe(false)
  })

  it('says so of one position while another one has long been answered', () => {
    const w = sent({ prioritaet: 'NOTFALL', bedarfBis: '2026-11-19', positionen: [withoutRezept(), withoutRezept()] })
    w.run(apotheke, 'annehmen', { positionIds: w.ids.slice(0, 1), termin: null })
    w.wait(after(0.5))
    expect(w.bestellung.positionen.map(({ notfallGemeldet }) => notfallGemeldet)).toEqual([false, true])
    const namen = { klient: null, pflegedienst: { id: 'p', name: 'P', telefon: null }, praxis: null, apotheke: null }
    expect(viewOf(w.bestellung, { namen, person: pflege, now: w.now }).notfallUnbestaetigt).toBe(true)
  })
})
