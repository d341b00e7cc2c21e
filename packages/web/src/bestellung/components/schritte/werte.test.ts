import { describe, expect, it } from 'vitest'
import { handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { bestellung, position, positionId, ramipril, rezept } from '../position.fixtures.ts'
import { leeresProdukt, produktAbbild, produktWerte } from './produktWerte.ts'
import { nachweisAbbild, nachweisVorgabe } from './uebergabeWerte.ts'
import { verordnenAbbild, verordnenVorgabe } from './verordnenWerte.ts'
import { gemeinsameRezeptarten, offeneMenge, rezeptartVorgabe, waehlbareOrte } from './vorgaben.ts'

const heute = '2026-11-18'

describe('prescribing', () => {
  it('finds filled in what was asked for', () => {
    const werte = verordnenVorgabe([position()], heute, '')
    expect(werte).toMatchObject({ rezeptart: 'EREZEPT_GKV', ausgestelltAm: heute, ort: 'FACHDIENST_EGK', anders: false })
    const body = { version: 3, ...verordnenAbbild(werte, { positionen: [position()], korrektur: false }) }
    expect(handlungSchemas.verordnen.safeParse(body).success).toBe(true)
  })

  it('takes up the first proposal of the pharmacy', () => {
    const ersatz = { ...ramipril, bezeichnung: 'Ramipril AbZ 5 mg', pzn: '00000001' }
    const mitProblem = position({ lieferproblem: { grund: 'AUT_IDEM', text: 'fehlt', vorschlaege: [ersatz] } })
    const werte = verordnenVorgabe([mitProblem], heute, 'Aut-idem-Kreuz gesetzt')
    expect(werte.anders).toBe(true)
    expect(werte.aenderung).toMatchObject({
      produkt: { bezeichnung: 'Ramipril AbZ 5 mg', pzn: '00000001' },
      grund: 'Aut-idem-Kreuz gesetzt',
    })
  })

  it('says a change and a Rezept-ID about one position only', () => {
    const zwei = [position(), position({ id: positionId(2) })]
    const werte = { ...verordnenVorgabe(zwei, heute, ''), anders: true, rezeptId: '160.000.000.000.000.00' }
    expect(verordnenAbbild(werte, { positionen: zwei, korrektur: false })).toMatchObject({ aenderung: null, rezeptId: null })
  })

  it('starts a correction from the prescription there is', () => {
    const korrigiert = position({ rezept: rezept({ art: 'MUSTER16', menge: 1, autIdem: true }) })
    expect(verordnenVorgabe([korrigiert], heute, '')).toMatchObject({ rezeptart: 'MUSTER16', ort: 'PAPIER_PRAXIS', autIdem: true })
  })

  it('knows no kind that fits a narcotic and a medicine alike', () => {
    expect(gemeinsameRezeptarten([position(), position({ btm: true })])).toEqual([])
    expect(rezeptartVorgabe([position({ btm: true, rezeptart: 'BTM' })])).toBe('BTM')
  })

  it('never offers the pharmacy as a place to a practice that may not send there', () => {
    expect(waehlbareOrte(['EREZEPT_GKV'], bestellung())).not.toContain('APOTHEKE')
    expect(waehlbareOrte(['EREZEPT_GKV'], bestellung({ einloesung: 'DIREKT_APOTHEKE' }))).toContain('APOTHEKE')
    expect(waehlbareOrte(['EREZEPT_GKV'], bestellung({ seite: 'PFLEGE' }))).toContain('APOTHEKE')
  })
})

describe('a product that becomes another', () => {
  it('does not keep the number of the old pack', () => {
    expect(produktWerte(ramipril, { mitPzn: false }).pzn).toBe('')
    expect(produktAbbild({ ...leeresProdukt, bezeichnung: 'Ramipril 10 mg', wirkstoff: 'Ramipril' }, ramipril)).toMatchObject({
      angabeart: 'WIRKSTOFF',
      pzn: null,
    })
  })

  it('is named by its number where there is one', () => {
    expect(produktAbbild({ ...leeresProdukt, bezeichnung: 'X', pzn: '08585997' }, ramipril).angabeart).toBe('PZN')
  })
})

describe('handing over', () => {
  it('carries with each proof what belongs to it', () => {
    const werte = { ...nachweisVorgabe({ lieferart: 'LIEFERUNG_KLIENT' }, { code: null }), unterschrift: 'M1 1L2 2', code: '123456' }
    expect(nachweisAbbild(werte)).toMatchObject({ unterschrift: 'M1 1L2 2', code: null })
    expect(nachweisAbbild({ ...werte, art: 'CODE' })).toMatchObject({ unterschrift: null, code: '123456' })
  })

  it('knows who usually takes it', () => {
    expect(nachweisVorgabe({ lieferart: 'ABHOLUNG_PFLEGE' }, { code: '654321' })).toMatchObject({
      empfaengerRolle: 'PFLEGEKRAFT',
      code: '654321',
    })
  })
})

describe('what is still open', () => {
  it('is neither handed over nor packed, and never less than nothing', () => {
    expect(offeneMenge({ sollMenge: 5, mengeGeliefert: 2, mengeBereit: 1 })).toBe(2)
    expect(offeneMenge({ sollMenge: 1, mengeGeliefert: 2, mengeBereit: 0 })).toBe(0)
  })
})
