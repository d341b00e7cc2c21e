import { describe, expect, it } from 'vitest'
import type { Versicherungsart } from '../klient/klient.ts'
import {
  apotheke,
  arzt,
  bis,
  entwurf,
  klientStand,
  nachweis,
  pflege,
  positionInput,
  verordnung,
  vorlage,
  welt,
} from './bestellung.fixtures.ts'
import { readPosition } from './position.document.ts'
import type { Produkt } from '../arzneimittel/produkt.ts'
import { checkVersand } from './versand.ts'

const produkt = (bezeichnung: string, wirkstoff: string | null, rest: Partial<Produkt> = {}): Produkt => ({
  ...positionInput().produkt,
  pzn: null,
  angabeart: 'FREITEXT',
  bezeichnung,
  wirkstoff,
  wirkstaerke: null,
  ...rest,
})
const fentanyl = produkt('Fentanyl 25 µg/h Pflaster', null)
const tilidin = produkt('Tilidin/Naloxon 50 mg/4 mg Retardtabletten', 'Tilidin')
const morphin = produkt('Morphin 10 mg Retardtabletten', 'Morphin')

const code = (what: () => void): string => {
  try {
    what()
    return 'went through'
  } catch (error) {
    return (error as { code: string }).code
  }
}
const faults = (input: Parameters<typeof positionInput>[0]) => {
  const { bestellung } = welt(entwurf({ positionen: [positionInput(input)] }))
  return checkVersand(bestellung, {
    now: '2026-11-18T09:00:00.000Z',
    heute: '2026-11-18',
    klient: null,
    fruehere: [],
    direktErlaubt: false,
    bundesland: null,
  })
    .filter(({ path, schwere }) => path.startsWith('positionen.0') && schwere === 'FEHLER')
    .map(({ code: said }) => said)
}
const paper = { rezeptart: 'BTM', ort: 'PAPIER_PRAXIS' }

describe('A controlled drug that nobody ticked', () => {
  it('is one from the first save on, and does not leave on an e-prescription', () => {
    const w = welt(entwurf({ positionen: [positionInput({ produkt: fentanyl, btm: false })] }))
    expect(w.bestellung.positionen[0]?.btm).toBe(true)
    expect(code(() => w.run(pflege, 'senden', {}))).toBe('bestellung.unvollstaendig')
    expect(faults({ produkt: fentanyl })).toContain('versand.rezeptart_unzulaessig')
    expect(faults({ produkt: fentanyl, rezeptart: 'BTM', btmMenge: '5 Stück' })).toEqual([])
  })
  it('needs its amount in pieces and its dose, but no number of days', () => {
    expect(faults({ produkt: fentanyl, rezeptart: 'BTM' })).toEqual(['versand.btm_menge_fehlt'])
    expect(faults({ produkt: fentanyl, rezeptart: 'BTM', mengeneinheit: 'STUECK' })).toEqual([])
    const rezeptur = { produktart: 'REZEPTUR' as const, angabeart: 'REZEPTUR' as const }
    const drops = produkt('Morphin-HCl 2 % Tropfen', null, rezeptur)
    expect(faults({ produkt: drops, rezeptart: 'BTM', btmMenge: '20 ml', dosierung: null })).toEqual(['versand.dosierung_fehlt'])
  })
  it('is one in an order of before, and is not packed on the wrong form', () => {
    const w = bis('IN_BEARBEITUNG')
    const before = { ...w.bestellung.positionen[0], produkt: fentanyl, rezept: null, btm: false }
    expect(readPosition(before).btm).toBe(true)
    w.bestellung = { ...w.bestellung, positionen: [readPosition(before)] }
    const pack = {
      positionen: [{ positionId: w.ids[0], menge: 1, charge: null, verfall: null }],
      geplantAm: null,
      kontrolliertVon: 'person-kontrolle',
    }
    expect(code(() => w.run(apotheke, 'bereitstellen', pack))).toBe('bestellung.btm_formular_fehlt')
  })
  it('becomes one by the change of the doctor, and is handed over like one', () => {
    const w = welt(entwurf({ positionen: [positionInput({ produkt: tilidin })] }))
    w.run(pflege, 'senden', {})
    const aenderung = { produkt: morphin, menge: 1, dosierung: null, grund: 'Schmerzen stärker' }
    expect(code(() => w.run(arzt, 'verordnen', verordnung(w.ids, { aenderung })))).toBe('bestellung.rezeptart_unzulaessig')
    w.run(arzt, 'verordnen', verordnung(w.ids, { aenderung, ...paper }))
    expect(w.bestellung.positionen[0]).toMatchObject({ btm: true, rezept: { art: 'BTM' } })
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
    const pack = {
      positionen: [{ positionId: w.ids[0], menge: 1, charge: null, verfall: null }],
      geplantAm: null,
      kontrolliertVon: 'person-kontrolle',
    }
    w.run(apotheke, 'bereitstellen', pack)
    expect(w.bestellung.lieferungen[0]?.btm).toBe(true)
  })
})

describe('The word of the doctor', () => {
  const asked = (input: Parameters<typeof positionInput>[0]) => {
    const w = welt(entwurf({ positionen: [positionInput(input)] }))
    w.run(pflege, 'senden', {})
    return w
  }
  it('takes back what the nurse ticked: an excepted preparation is no BtM', () => {
    const w = asked({ produkt: tilidin, btm: true, rezeptart: 'BTM', btmMenge: '5 Stück' })
    w.run(arzt, 'verordnen', verordnung(w.ids, { btm: false }))
    expect(w.bestellung.positionen[0]).toMatchObject({ btm: false, rezept: { art: 'EREZEPT_GKV' } })
  })
  it('makes one of what the nurse did not know', () => {
    const w = asked({ produkt: produkt('Schmerztropfen aus der Klinik', null) })
    expect(code(() => w.run(arzt, 'verordnen', verordnung(w.ids, paper)))).toBe('bestellung.rezeptart_unzulaessig')
    w.run(arzt, 'verordnen', verordnung(w.ids, { ...paper, btm: true }))
    expect(w.bestellung.positionen[0]?.btm).toBe(true)
  })
  it('does not stand against Anlage III', () => {
    const w = asked({ produkt: fentanyl, rezeptart: 'BTM', btmMenge: '5 Stück' })
    expect(code(() => w.run(arzt, 'verordnen', verordnung(w.ids, { btm: false })))).toBe('bestellung.rezeptart_unzulaessig')
  })
})

describe('Other forms that the law binds a product to', () => {
  it('are the T-Rezept for Lenalidomid', () => {
    const lenalidomid = produkt('Lenalidomid 10 mg Hartkapseln', 'Lenalidomid')
    expect(faults({ produkt: lenalidomid })).toContain('versand.rezeptart_unzulaessig')
    expect(faults({ produkt: lenalidomid, rezeptart: 'T_REZEPT' })).toEqual([])
  })
  it('are any form but none for what is prescription-only', () => {
    expect(faults({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })).toContain('versand.rezeptart_unzulaessig')
    expect(faults({ produkt: produkt('Paracetamol 500 mg', null), rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })).toEqual([])
  })
  it('bind a substitution, too', () => {
    const w = bis('IN_BEARBEITUNG')
    const words = { fall: 'RABATTVERTRAG', begruendung: 'x', anfragen: 0, einzigerAnbieter: false }
    const said = { wirkstoffgleich: true, gesamtmengeEingehalten: true, nichtAufAusschlussliste: true }
    const swap = { positionIds: w.ids, produkt: morphin, ...words, ...said }
    expect(code(() => w.run(apotheke, 'austauschen', swap))).toBe('bestellung.austausch_unzulaessig')
  })
})

describe('Ordered without a prescription', () => {
  const paracetamol = positionInput({ produkt: produkt('Paracetamol 500 mg', null), rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })
  it('what may need one is taken on by the word of the pharmacist', () => {
    const w = welt(entwurf({ positionen: [paracetamol] }))
    w.run(pflege, 'senden', {})
    expect(code(() => w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null }))).toBe('bestellung.rezeptfrei_unbestaetigt')
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null, rezeptfrei: true })
    expect(w.bestellung.positionen[0]?.status).toBe('IN_BEARBEITUNG')
  })
  it('what needs one is not taken on at all', () => {
    const w = welt(entwurf({ positionen: [paracetamol] }))
    w.run(pflege, 'senden', {})
    w.bestellung = { ...w.bestellung, positionen: w.bestellung.positionen.map((p) => ({ ...p, produkt: positionInput().produkt })) }
    expect(code(() => w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null }))).toBe('bestellung.rezept_noetig')
  })
})

describe('Kind of prescription and insurance', () => {
  const warnings = (versicherungsart: Versicherungsart, rezeptart: 'EREZEPT_GKV' | 'EREZEPT_PRIVAT') => {
    const { bestellung } = welt(entwurf({ positionen: [positionInput({ rezeptart })] }))
    const klient = { ...klientStand, versicherungsart, kvnr: null }
    return checkVersand(bestellung, {
      now: '2026-11-18T09:00:00.000Z',
      heute: '2026-11-18',
      klient,
      fruehere: [],
      direktErlaubt: false,
      bundesland: null,
    }).map(({ code: said }) => said)
  }
  it('that do not go together are said, and do not stop the order', () => {
    expect(warnings('PKV', 'EREZEPT_GKV')).toEqual(expect.arrayContaining(['versand.rezeptart_versicherung', 'versand.kvnr_empfohlen']))
    expect(warnings('PKV', 'EREZEPT_PRIVAT')).not.toContain('versand.rezeptart_versicherung')
    expect(warnings('GKV', 'EREZEPT_PRIVAT')).toContain('versand.rezeptart_versicherung')
  })
})

describe('A Notfall-Verschreibung', () => {
  it('goes on any paper, ends the day after, and leaves the practice the form marked N to hand in', () => {
    const w = welt(entwurf({ positionen: [positionInput({ produkt: fentanyl, rezeptart: 'BTM', btmMenge: '5 Stück' })] }))
    w.run(pflege, 'senden', {})
    w.run(arzt, 'verordnen', verordnung(w.ids, { rezeptart: 'BTM_NOTFALL', ort: 'PAPIER_PRAXIS' }))
    expect(w.bestellung.positionen[0]).toMatchObject({
      rezept: { art: 'BTM_NOTFALL', gueltigBis: '2026-11-19' },
      folgen: [{ art: 'N_REZEPT_NACHREICHEN', bei: 'ARZT', erledigt: null }],
    })
  })
  it('is for nothing but a BtM', () => {
    const w = bis('BEIM_ARZT')
    const said = verordnung(w.ids, { rezeptart: 'BTM_NOTFALL', ort: 'PAPIER_PRAXIS' })
    expect(code(() => w.run(arzt, 'verordnen', said))).toBe('bestellung.rezeptart_unzulaessig')
  })
})

describe('What the pharmacy recognises as a BtM', () => {
  const say = (w: ReturnType<typeof bis>) => w.run(apotheke, 'btmFeststellen', { positionIds: w.ids, grund: 'Steht auf der Packung' })
  it('is not packed without its form', () => {
    const w = bis('IN_BEARBEITUNG')
    say(w)
    const pack = { positionen: [{ positionId: w.ids[0], menge: 1, charge: null, verfall: null }], geplantAm: null, kontrolliertVon: null }
    expect(code(() => w.run(apotheke, 'bereitstellen', pack))).toBe('bestellung.btm_formular_fehlt')
    expect(code(() => say(w))).toBe('bestellung.schon_btm')
  })
  it('is handed over by name and signature, and does not leave the pharmacy on the wrong form', () => {
    const w = bis('BEREIT')
    say(w)
    expect(w.bestellung.lieferungen[0]).toMatchObject({ btm: true })
    const lieferungId = w.bestellung.lieferungen[0]?.id
    expect(code(() => w.run(apotheke, 'ausliefern', { lieferungId, bote: null }))).toBe('bestellung.btm_formular_fehlt')
  })
  it('is not handed over at the counter on the wrong form either', () => {
    const w = bis('BEREIT', welt(entwurf({ lieferart: 'ABHOLUNG_KLIENT' })))
    say(w)
    const uebergabe = { lieferungId: w.bestellung.lieferungen[0]?.id, nachweis: nachweis() }
    expect(code(() => w.run(apotheke, 'zustellen', uebergabe))).toBe('bestellung.btm_formular_fehlt')
  })
})
