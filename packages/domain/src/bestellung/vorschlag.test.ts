import { describe, expect, it } from 'vitest'
import { versicherungsarten } from '../klient/klient.ts'
import { type Produktart, produktarten } from '../arzneimittel/produkt.ts'
import { allowedRezeptarten, rezeptVorlagen } from './rezept.ts'
import {
  bedarfVorschlag,
  isWrongZuzahlung,
  kostenhinweisVorschlag,
  possibleVorlagen,
  mvoPossible,
  rezeptartVorschlag,
  rezeptartForVorlage,
  vorlageVorschlag,
  vorlageForRezeptart,
} from './vorschlag.ts'

const produkt = (produktart: Produktart, bezeichnung = 'Beispiel', wirkstoff: string | null = null) => ({
  produktart,
  bezeichnung,
  wirkstoff,
})
const lagen = produktarten.flatMap((produktart) =>
  [...versicherungsarten, null].flatMap((versicherungsart) =>
    [false, true].map((btm) => ({ produkt: produkt(produktart), versicherungsart, btm })),
  ),
)

describe('The suggested kind of prescription', () => {
  it.each([
    ['ARZNEIMITTEL', 'GKV', 'EREZEPT_GKV'],
    ['ARZNEIMITTEL', 'PKV', 'EREZEPT_PRIVAT'],
    ['ARZNEIMITTEL', 'BEIHILFE', 'EREZEPT_PRIVAT'],
    ['ARZNEIMITTEL', 'SELBSTZAHLER', 'PRIVAT_PAPIER'],
    ['ARZNEIMITTEL', 'BG', 'MUSTER16'],
    ['ARZNEIMITTEL', 'SOZIALAMT', 'MUSTER16'],
    ['REZEPTUR', 'GKV', 'EREZEPT_GKV'],
    ['VERBANDSTOFF', 'GKV', 'MUSTER16'],
    ['NAHRUNG', 'GKV', 'MUSTER16'],
    ['NAHRUNG', 'PKV', 'PRIVAT_PAPIER'],
    ['HILFSMITTEL', 'GKV', 'HILFSMITTEL_M16'],
    ['HILFSMITTEL', 'SELBSTZAHLER', 'PRIVAT_PAPIER'],
    ['PFLEGEHILFSMITTEL', 'GKV', 'OHNE'],
    ['SONSTIGES', 'GKV', 'OHNE'],
  ] as const)('for %s with %s is %s', (produktart, versicherungsart, erwartet) => {
    expect(rezeptartVorschlag({ produkt: produkt(produktart), versicherungsart, btm: false })).toBe(erwartet)
  })

  it('is the narcotics form as soon as it is a narcotic, whatever the product', () => {
    for (const lage of lagen.filter(({ btm }) => btm)) expect(rezeptartVorschlag(lage)).toBe('BTM')
  })

  it('is the T-Rezept for the three substances, by name of pack or substance', () => {
    const gkv = { versicherungsart: 'GKV', btm: false } as const
    expect(rezeptartVorschlag({ ...gkv, produkt: produkt('ARZNEIMITTEL', 'Lenalidomid-ratiopharm 10 mg') })).toBe('T_REZEPT')
    expect(rezeptartVorschlag({ ...gkv, produkt: produkt('ARZNEIMITTEL', 'Kapseln', 'Pomalidomid') })).toBe('T_REZEPT')
  })

  it('never leaves what the law allows', () => {
    for (const lage of lagen) expect(allowedRezeptarten(lage.produkt, lage.btm)).toContain(rezeptartVorschlag(lage))
  })
})

describe('Way and kind of a prescription', () => {
  it('fit together after every choice of the way', () => {
    for (const lage of lagen) {
      for (const vorlage of possibleVorlagen(lage.produkt, lage.btm)) {
        const art = rezeptartForVorlage(vorlage, rezeptartVorschlag(lage), lage)
        expect(allowedRezeptarten(lage.produkt, lage.btm), `${lage.produkt.produktart} ${vorlage}`).toContain(art)
        expect(art === 'OHNE').toBe(vorlage === 'OHNE')
        if (vorlage === 'AUF_EGK') expect(art).toBe('EREZEPT_GKV')
      }
    }
  })

  it('fit together after every choice of the kind', () => {
    for (const lage of lagen) {
      for (const art of allowedRezeptarten(lage.produkt, lage.btm)) {
        for (const previous of rezeptVorlagen) {
          const vorlage = vorlageForRezeptart(art, previous)
          expect(possibleVorlagen(lage.produkt, lage.btm), `${lage.produkt.produktart} ${art}`).toContain(vorlage)
          expect(vorlage === 'OHNE').toBe(art === 'OHNE')
        }
      }
    }
  })

  it('leave a narcotic no way without a prescription and none on the card', () => {
    expect(possibleVorlagen(produkt('ARZNEIMITTEL'), true)).toEqual(['ANFORDERN', 'LIEGT_IN_PRAXIS', 'LIEGT_BEI_UNS'])
  })

  it('leave care supplies nothing but the way without', () => {
    expect(possibleVorlagen(produkt('PFLEGEHILFSMITTEL'), false)).toEqual(['OHNE'])
  })

  it('begin with asking the doctor, where there is something to ask for', () => {
    expect([vorlageVorschlag('EREZEPT_GKV'), vorlageVorschlag('BTM'), vorlageVorschlag('OHNE')]).toEqual(['ANFORDERN', 'ANFORDERN', 'OHNE'])
  })

  it('keep the kind that a person chose when only the way changes', () => {
    const lage = { produkt: produkt('ARZNEIMITTEL'), versicherungsart: 'GKV', btm: false } as const
    expect(rezeptartForVorlage('LIEGT_BEI_UNS', 'MUSTER16', lage)).toBe('MUSTER16')
    expect(rezeptartForVorlage('ANFORDERN', 'OHNE', lage)).toBe('EREZEPT_GKV')
  })
})

describe('The hint about the co-payment', () => {
  const gkv = { rezeptart: 'EREZEPT_GKV', versicherungsart: 'GKV', geburtsdatum: '1940-01-01', am: '2026-11-24' } as const
  it('says exempt until the 18th birthday', () => {
    const young = (geburtsdatum: string) => kostenhinweisVorschlag({ ...gkv, befreitBis: null, geburtsdatum })
    expect([young('2008-11-25'), young('2008-11-24')]).toEqual(['ZUZAHLUNG_BEFREIT', 'ZUZAHLUNG'])
  })
  it('says exempt through the last day of the exemption', () => {
    expect(kostenhinweisVorschlag({ ...gkv, befreitBis: '2026-11-24' })).toBe('ZUZAHLUNG_BEFREIT')
    expect(kostenhinweisVorschlag({ ...gkv, befreitBis: '2026-11-23' })).toBe('ZUZAHLUNG')
    expect(kostenhinweisVorschlag({ ...gkv, befreitBis: null })).toBe('ZUZAHLUNG')
  })
  it('says that private and green prescriptions are paid by the Klient', () => {
    expect(kostenhinweisVorschlag({ ...gkv, rezeptart: 'GRUEN', befreitBis: '2027-01-01' })).toBe('SELBSTZAHLER')
    expect(kostenhinweisVorschlag({ ...gkv, versicherungsart: 'PKV', befreitBis: null })).toBe('SELBSTZAHLER')
  })
  it('says that accident insurance and Heilfürsorge leave no part to pay, but for what they do not pay at all', () => {
    for (const versicherungsart of ['BG', 'HEILFUERSORGE'] as const) {
      const of = (rezeptart: 'MUSTER16' | 'GRUEN') => kostenhinweisVorschlag({ ...gkv, versicherungsart, rezeptart, befreitBis: null })
      expect([of('MUSTER16'), of('GRUEN')]).toEqual(['ZUZAHLUNG_BEFREIT', 'SELBSTZAHLER'])
    }
  })
  it('is contradicted by an exemption that has ended, and by nothing that is unclear', () => {
    const says = (said: 'ZUZAHLUNG_BEFREIT' | 'ZUZAHLUNG' | 'UNKLAR', befreitBis: string | null) =>
      isWrongZuzahlung(said, { ...gkv, befreitBis })
    expect([says('ZUZAHLUNG_BEFREIT', '2026-11-23'), says('ZUZAHLUNG_BEFREIT', '2026-11-24'), says('ZUZAHLUNG', '2026-12-31')]).toEqual([
      true,
      false,
      true,
    ])
    expect(says('UNKLAR', null)).toBe(false)
  })
  it('does not pretend to know what the payer decides', () => {
    expect(kostenhinweisVorschlag({ ...gkv, versicherungsart: 'SOZIALAMT', rezeptart: 'MUSTER16', befreitBis: null })).toBe('UNKLAR')
    expect(kostenhinweisVorschlag({ ...gkv, versicherungsart: 'BG', rezeptart: 'PRIVAT_PAPIER', befreitBis: null })).toBe('UNKLAR')
    expect(kostenhinweisVorschlag({ ...gkv, rezeptart: 'OHNE', befreitBis: null })).toBe('UNKLAR')
  })
})

describe('The day of need', () => {
  // 2026-11-20 is a Friday.
  it('is three office days ahead', () => expect(bedarfVorschlag('NORMAL', '2026-11-20', null)).toBe('2026-11-25'))
  it('leaps over Christmas', () => expect(bedarfVorschlag('NORMAL', '2026-12-23', null)).toBe('2026-12-29'))
  it('keeps the day that a person chose', () => expect(bedarfVorschlag('DRINGEND', '2026-11-20', '2026-12-01')).toBe('2026-12-01'))
  it('is tomorrow at the latest in an emergency', () => {
    expect(bedarfVorschlag('NOTFALL', '2026-11-20', '2026-12-01')).toBe('2026-11-21')
    expect(bedarfVorschlag('NOTFALL', '2026-11-20', '2026-11-20')).toBe('2026-11-20')
  })
})

describe('A repeat prescription', () => {
  it('is possible for electronic prescriptions without narcotics only', () => {
    expect(mvoPossible('EREZEPT_GKV', false)).toBe(true)
    expect(mvoPossible('EREZEPT_GKV', true)).toBe(false)
    expect(mvoPossible('T_REZEPT', false)).toBe(false)
    expect(mvoPossible('MUSTER16', false)).toBe(false)
  })
})
