import { describe, expect, it } from 'vitest'
import { apotheke, arzt, entwurf, pflege, verordnung, welt, withoutRezept, type Welt } from './bestellung.fixtures.ts'
import { overlaysOf } from './stand.ts'
import { viewOf } from './view.ts'

// Wednesday, 18 November 2026, ten o’clock in Berlin.
const after = (hours: number, from = '2026-11-18T09:00:00.000Z') => new Date(Date.parse(from) + hours * 3_600_000).toISOString()
const stufe = (w: Welt) => w.bestellung.positionen[0]?.eskalation.stufe
const notfall = (w: Welt) =>
  w.bestellung.positionen
    .flatMap((p) => overlaysOf(w.bestellung, p, { heute: '2026-11-18', klientPruefen: false }))
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
    expect(viewOf(w.bestellung, { namen, person: pflege, heute: '2026-11-18' }).notfallUnbestaetigt).toBe(true)
  })
})
