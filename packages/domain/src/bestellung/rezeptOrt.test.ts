import { describe, expect, it } from 'vitest'
import { apotheke, arzt, bis, entwurf, pflege, positionInput, verordnung, welt, codeOf } from './bestellung.fixtures.ts'
import { ortOfKlient, listReportableOrte } from './rezeptOrt.ts'

const unmoeglich = 'bestellung.rezept_ort_unmoeglich'

describe('a practice never says that a prescription is in a pharmacy', () => {
  it('when it prescribes', () => {
    const w = bis('BEIM_ARZT')
    expect(codeOf(() => w.run(arzt, 'verordnen', verordnung(w.ids, { ort: 'APOTHEKE' })))).toBe(unmoeglich)
  })
  it('when it corrects', () => {
    const w = bis('VERORDNET')
    expect(codeOf(() => w.run(arzt, 'rezeptKorrigieren', { ...verordnung(w.ids, { ort: 'APOTHEKE' }), grund: 'Dosis' }))).toBe(unmoeglich)
  })
  it('when it tells the place', () => {
    const w = bis('VERORDNET')
    expect(codeOf(() => w.run(arzt, 'rezeptOrtMelden', { positionIds: w.ids, ort: 'APOTHEKE' }))).toBe(unmoeglich)
    expect(codeOf(() => w.run(pflege, 'rezeptOrtMelden', { positionIds: w.ids, ort: 'APOTHEKE' }))).toBe('angenommen')
  })
  it('but on the way that § 12a ApoG allows', () => {
    expect(listReportableOrte('EREZEPT_GKV', { seite: 'ARZT', einloesung: 'DIREKT_APOTHEKE' })).toContain('APOTHEKE')
  })
})

it('a pharmacy does not know what lies in a practice', () => {
  const w = bis('BEI_APOTHEKE')
  expect(codeOf(() => w.run(apotheke, 'rezeptOrtMelden', { positionIds: w.ids, ort: 'AUSDRUCK_PRAXIS' }))).toBe(unmoeglich)
})

describe('a Klient who redeems a prescription', () => {
  it('carries the yellow form as paper, not as a printout', () => {
    const btm = positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 10 })
    const w = bis('VERORDNET', welt(entwurf({ einloesung: 'DURCH_KLIENT', positionen: [btm] })))
    w.run(pflege, 'selbstEinloesen', { positionIds: w.ids })
    expect(w.bestellung.positionen[0]?.rezept?.ort).toBe('PAPIER_KLIENT')
  })
  it('has the E-Rezept on the card', () => {
    const w = bis('VERORDNET', welt(entwurf({ einloesung: 'DURCH_KLIENT' })))
    w.run(pflege, 'selbstEinloesen', { positionIds: w.ids })
    expect(w.bestellung.positionen[0]?.rezept?.ort).toBe('FACHDIENST_EGK')
  })
  it('takes the printout along', () => expect(ortOfKlient({ art: 'EREZEPT_GKV', ort: 'AUSDRUCK_PRAXIS' })).toBe('AUSDRUCK_KLIENT'))
})

it('a corrected prescription is warned of anew, also when the one before had expired', () => {
  const w = bis('VERORDNET')
  w.wait('2026-12-17T09:00:00.000Z')
  expect(w.bestellung.positionen[0]?.fristGewarnt).toBe(-1)
  w.run(arzt, 'rezeptKorrigieren', { ...verordnung(w.ids, { ausgestelltAm: '2026-12-17' }), grund: 'abgelaufen' })
  expect(w.bestellung.positionen[0]?.fristGewarnt).toBeNull()
  w.wait('2027-01-13T09:00:00.000Z')
  expect(w.bestellung.positionen[0]?.fristGewarnt).toBe(1)
})
