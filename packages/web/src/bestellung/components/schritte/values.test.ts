import { describe, expect, it } from 'vitest'
import { handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { bestellung, position, positionId, ramipril, rezept } from '../position.fixtures.ts'
import { emptyProdukt, produktAbbild, produktValues } from './ProduktFields.tsx'
import { beginHandOver, nachweisAbbild, nameFor } from './handOver.ts'
import { btmFormularOf, changedBtmFormular } from './BtmFormularFields.tsx'
import { verordnenAbbild, verordnenDefault } from './verordnenValues.ts'
import { openMenge, rezeptartDefault, selectableOrte, sharedRezeptarten } from './defaults.ts'

const today = '2026-11-18'
const dosierungText = (dosierung: PositionAnswer['dosierung']) => dosierung?.text ?? dosierung?.schema?.morgens ?? null

describe('the letters of several BtM forms', () => {
  const forms = [rezept({ art: 'BTM', btmKennzeichen: 'S', btmNummer: '111222333' }), rezept({ art: 'BTM', btmKennzeichen: 'ST' })]
  it('stay as they are when nobody says another', () => {
    const before = btmFormularOf(forms)
    expect(changedBtmFormular(before, before)).toEqual({ btmNummer: null, btmKennzeichen: undefined })
    expect(changedBtmFormular({ ...before, btmKennzeichen: 'K' }, before).btmKennzeichen).toBe('K')
  })
  it('can be taken off one form', () => {
    const before = btmFormularOf(forms.slice(0, 1))
    expect(changedBtmFormular({ ...before, btmKennzeichen: null }, before)).toEqual({ btmNummer: '111222333', btmKennzeichen: null })
  })
})

describe('prescribing', () => {
  it('finds filled in what was asked for', () => {
    const values = verordnenDefault([position()], { today, vorschlagGrund: '', dosierungText })
    expect(values).toMatchObject({ rezeptart: 'EREZEPT_GKV', ausgestelltAm: today, ort: 'FACHDIENST_EGK', anders: false })
    const body = { version: 3, ...verordnenAbbild(values, { positionen: [position()], korrektur: false, dosierungText }) }
    expect(handlungSchemas.verordnen.safeParse(body).success).toBe(true)
  })

  it('takes up the first proposal of the pharmacy', () => {
    const ersatz = { ...ramipril, bezeichnung: 'Ramipril AbZ 5 mg', pzn: '00000001' }
    const withProblem = position({ lieferproblem: { grund: 'AUT_IDEM', text: 'fehlt', vorschlaege: [ersatz] } })
    const values = verordnenDefault([withProblem], { today, vorschlagGrund: 'Aut-idem-Kreuz gesetzt', dosierungText })
    expect(values.anders).toBe(true)
    expect(values.aenderung).toMatchObject({
      produkt: { bezeichnung: 'Ramipril AbZ 5 mg', pzn: '00000001' },
      grund: 'Aut-idem-Kreuz gesetzt',
    })
  })

  it('says of an oral retinoid whether it is for a woman of childbearing age, and of nothing else', () => {
    const isotretinoin = position({ produkt: { ...ramipril, bezeichnung: 'Isotretinoin 20 mg Kapseln', wirkstoff: 'Isotretinoin' } })
    const saidOf = (positionen: PositionAnswer[]) => {
      const values = { ...verordnenDefault(positionen, { today, vorschlagGrund: '', dosierungText }), gebaerfaehig: true }
      return verordnenAbbild(values, { positionen, korrektur: false, dosierungText }).gebaerfaehig
    }
    expect(saidOf([isotretinoin])).toBe(true)
    expect(saidOf([position()])).toBeUndefined()
    expect(saidOf([position(), { ...isotretinoin, id: positionId(2) }])).toBe(true)
  })

  it('says a change and a Rezept-ID about one position only', () => {
    const two = [position(), position({ id: positionId(2) })]
    const values = {
      ...verordnenDefault(two, { today, vorschlagGrund: '', dosierungText }),
      anders: true,
      rezeptId: '160.000.000.000.000.00',
    }
    expect(verordnenAbbild(values, { positionen: two, korrektur: false, dosierungText })).toMatchObject({ aenderung: null, rezeptId: null })
  })

  it('shows the dose that holds, keeps its schema while it stays, and says nothing where it was emptied', () => {
    const schema = { morgens: '1', mittags: '0', abends: '0', nachts: '0' }
    const asked = position({ dosierung: { schema, text: null, lautMedikationsplan: false } })
    const values = { ...verordnenDefault([asked], { today, vorschlagGrund: '', dosierungText }), anders: true }
    const dosierung = (text: string) => {
      const aenderung = { ...values.aenderung, dosierung: { text } }
      return verordnenAbbild({ ...values, aenderung }, { positionen: [asked], korrektur: false, dosierungText }).aenderung?.dosierung
    }
    expect(values.aenderung.dosierung.text).toBe('1')
    expect(dosierung('1')).toEqual(asked.dosierung)
    expect(dosierung('1/2')).toEqual({ schema: null, text: '1/2', lautMedikationsplan: false })
    expect(dosierung('')).toBeNull()
  })

  it('starts a correction from the prescription there is', () => {
    const korrigiert = position({ rezept: rezept({ art: 'MUSTER16', menge: 1, autIdem: true }) })
    expect(verordnenDefault([korrigiert], { today, vorschlagGrund: '', dosierungText })).toMatchObject({
      rezeptart: 'MUSTER16',
      ort: 'PAPIER_PRAXIS',
      autIdem: true,
    })
  })

  it('knows no kind that fits a narcotic and a medicine alike', () => {
    expect(sharedRezeptarten([position(), position({ btm: true })])).toEqual([])
    expect(rezeptartDefault([position({ btm: true, rezeptart: 'BTM' })])).toBe('BTM')
  })

  it('never offers the pharmacy as a place to a practice that may not send there', () => {
    expect(selectableOrte(['EREZEPT_GKV'], bestellung())).not.toContain('APOTHEKE')
    expect(selectableOrte(['EREZEPT_GKV'], bestellung({ einloesung: 'DIREKT_APOTHEKE' }))).toContain('APOTHEKE')
    expect(selectableOrte(['EREZEPT_GKV'], bestellung({ seite: 'PFLEGE' }))).toContain('APOTHEKE')
  })
})

describe('a product that becomes another', () => {
  it('does not keep the number of the old pack', () => {
    expect(produktValues(ramipril, { mitPzn: false }).pzn).toBe('')
    expect(produktAbbild({ ...emptyProdukt, bezeichnung: 'Ramipril 10 mg', wirkstoff: 'Ramipril' }, ramipril)).toMatchObject({
      angabeart: 'WIRKSTOFF',
      pzn: null,
    })
  })

  it('is named by its number where there is one', () => {
    expect(produktAbbild({ ...emptyProdukt, bezeichnung: 'X', pzn: '08585997' }, ramipril).angabeart).toBe('PZN')
  })
})

describe('handing over', () => {
  it('carries with each proof what belongs to it', () => {
    const { nachweis } = beginHandOver({ lieferart: 'LIEFERUNG_KLIENT', code: null, klient: 'Helga Bäcker' })
    const values = { ...nachweis, unterschrift: 'M1 1L2 2', code: '123456' }
    expect(nachweisAbbild(values)).toMatchObject({ unterschrift: 'M1 1L2 2', code: null })
    expect(nachweisAbbild({ ...values, art: 'CODE' })).toMatchObject({ unterschrift: null, code: '123456' })
  })

  it('knows who usually takes it, and the name where that is the Klient', () => {
    const klient = 'Helga Bäcker'
    const nursing = beginHandOver({ lieferart: 'ABHOLUNG_PFLEGE', code: '654321', klient })
    expect(nursing.nachweis).toMatchObject({ empfaengerRolle: 'PFLEGEKRAFT', empfaengerName: '', code: '654321' })
    const atHome = beginHandOver({ lieferart: 'LIEFERUNG_KLIENT', code: null, klient })
    expect(atHome.nachweis).toMatchObject({ empfaengerRolle: 'KLIENT', empfaengerName: 'Helga Bäcker' })
  })

  it('gives the name of the Klient with the choice, takes it back with another, and leaves what somebody typed', () => {
    const klient = 'Helga Bäcker'
    expect(nameFor('ANGEHOERIGE', { typed: klient, klient })).toBe('')
    expect(nameFor('KLIENT', { typed: '', klient })).toBe(klient)
    expect(nameFor('NACHBAR', { typed: 'Jonas Meyer', klient })).toBe('Jonas Meyer')
  })
})

describe('what is still open', () => {
  it('is neither handed over nor packed, and never less than nothing', () => {
    expect(openMenge({ sollMenge: 5, mengeGeliefert: 2, mengeBereit: 1 })).toBe(2)
    expect(openMenge({ sollMenge: 1, mengeGeliefert: 2, mengeBereit: 0 })).toBe(0)
  })
})
