import { describe, expect, it } from 'vitest'
import { isVerwaltung } from '../organisation/organisation.policy.ts'
import { type OrganisationArt, type Rolle, organisationArten, rollen } from '../shared/akteur.ts'
import { als, eigene, refusal } from '../shared/policy.fixtures.ts'
import { Refusal } from '../shared/refusal.ts'
import type { PersonAngaben } from './personal.contract.ts'
import type { AkteAngaben } from './akte.contract.ts'
import {
  bezuege,
  bezugOf,
  maySee,
  checkAbwesenheit,
  checkAkte,
  checkAnleitung,
  checkApprobation,
  checkGrund,
  checkNewPerson,
  checkRolle,
  checkSperre,
  checkZustaendig,
} from './personal.policy.ts'
import { berufe, emptyAkte } from './personal.ts'

const others = '00000000-0000-4000-8000-000000000002'
const added = (angaben: Partial<PersonAngaben>): PersonAngaben => ({
  organisationId: eigene,
  email: 'rosa@example.org',
  name: 'Rosa Muster',
  rolle: 'ROLE_PFLEGER',
  beruf: 'VERWALTUNG',
  lanr: null,
  ...angaben,
})
const house = (art: OrganisationArt, hatVerwaltung = true) => ({ art, hatVerwaltung })
const verwaltungOf = { PFLEGEDIENST: 'ROLE_PFLEGE_ADMIN', APOTHEKE: 'ROLE_APOTHEKE_ADMIN', ARZTPRAXIS: 'ROLE_ARZT_ADMIN' } as const

const seitenRollen = rollen.filter((rolle) => rolle !== 'ROLE_ADMIN')
const rollenOf = {
  PFLEGEDIENST: ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'],
  APOTHEKE: ['ROLE_APOTHEKER', 'ROLE_APOTHEKE_ADMIN'],
  ARZTPRAXIS: ['ROLE_ARZT', 'ROLE_ARZT_ADMIN'],
}

describe('who lets in whom', () => {
  it('into a house: only roles that work there', () => {
    for (const art of organisationArten) {
      const may = seitenRollen.filter((rolle) => {
        const akteur = als(verwaltungOf[art])
        return refusal(() => checkNewPerson({ akteur, angaben: added({ rolle }), organisation: house(art) })) === 'yes'
      })
      expect(may).toEqual(rollenOf[art])
    }
  })

  it('into a house: only professions that work there', () => {
    const may = (art: OrganisationArt) =>
      berufe.filter(
        (beruf) =>
          refusal(() =>
            checkNewPerson({
              akteur: als(verwaltungOf[art]),
              angaben: added({ rolle: verwaltungOf[art], beruf }),
              organisation: house(art),
            }),
          ) === 'yes',
      )
    expect(may('PFLEGEDIENST')).toEqual(['PFLEGEKRAFT', 'VERWALTUNG'])
    expect(may('APOTHEKE')).toEqual(['APOTHEKER', 'APOTHEKERASSISTENT', 'PHIP', 'PTA', 'PI', 'PKA', 'BOTE', 'VERWALTUNG'])
    expect(may('ARZTPRAXIS')).toEqual(['ARZT', 'MFA', 'VERWALTUNG'])
  })

  it('gives an LANR to doctors only', () => {
    const mit = (beruf: PersonAngaben['beruf']) =>
      refusal(() =>
        checkNewPerson({
          akteur: als('ROLE_ARZT_ADMIN'),
          angaben: added({ rolle: 'ROLE_ARZT', beruf, lanr: '838382202' }),
          organisation: house('ARZTPRAXIS'),
        }),
      )
    expect([mit('ARZT'), mit('MFA'), mit('VERWALTUNG')]).toEqual(['yes', 'personal.lanr_nur_arzt', 'personal.lanr_nur_arzt'])
  })

  it('lets the platform open the door for the first administrator and nobody else', () => {
    const platform = (rolle: PersonAngaben['rolle'], hatVerwaltung: boolean) =>
      refusal(() =>
        checkNewPerson({ akteur: als('ROLE_ADMIN'), angaben: added({ rolle }), organisation: house('PFLEGEDIENST', hatVerwaltung) }),
      )
    expect(platform('ROLE_PFLEGE_ADMIN', false)).toBe('yes')
    expect(platform('ROLE_PFLEGE_ADMIN', true)).toBe('personal.hat_verwaltung')
    expect(platform('ROLE_PFLEGER', false)).toBe('personal.rolle_passt_nicht')
    expect(platform('ROLE_ARZT_ADMIN', false)).toBe('personal.rolle_passt_nicht')
  })

  it('knows another house as little as one that does not exist', () => {
    expect(refusal(() => checkZustaendig(als('ROLE_PFLEGE_ADMIN'), eigene))).toBe('yes')
    expect(refusal(() => checkZustaendig(als('ROLE_PFLEGE_ADMIN'), others))).toBe('nicht_gefunden')
    expect(refusal(() => checkZustaendig(als('ROLE_ADMIN'), others))).toBe('yes')
  })
})

describe('shutting somebody out', () => {
  it('is refused for the last administrator who is in', () => {
    for (const rolle of rollen) {
      expect(refusal(() => checkSperre({ rolle, aktiv: true }, false))).toBe(isVerwaltung(rolle) ? 'personal.letzte_verwaltung' : 'yes')
      expect(refusal(() => checkSperre({ rolle, aktiv: true }, true))).toBe('yes')
      expect(refusal(() => checkSperre({ rolle, aktiv: false }, false))).toBe('yes')
    }
  })
})

const akte = (angaben: Partial<AkteAngaben>): AkteAngaben => ({
  name: 'Rosa Muster',
  rolle: 'ROLE_PFLEGER',
  beruf: 'PFLEGEKRAFT',
  ...emptyAkte,
  ...angaben,
})
const fields = (decide: () => void): string[] => {
  try {
    decide()
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [error.code, ...error.felder.map(({ path }) => path)]
  }
}

describe('a record', () => {
  const erlaubt: AkteAngaben['behandlungspflege'] = [{ gruppe: 1, nachweis: 'Kurs LG 1', von: '2026-01-01', bis: null }]
  const arzt = { rolle: 'ROLE_ARZT', beruf: 'ARZT' } as const

  it('has the fields of its kind of house', () => {
    const full = {
      qualifikation: 'PFLEGEHELFER_1J',
      zusatzqualifikationen: ['WUNDEXPERTE'],
      beschaeftigtennummer: '123456789',
      handzeichen: 'RM',
      behandlungspflege: erlaubt,
    } satisfies Partial<AkteAngaben>
    expect(fields(() => checkAkte('PFLEGEDIENST', akte(full)))).toEqual([])
    expect(
      fields(() => checkAkte('ARZTPRAXIS', akte({ ...arzt, lanr: '838382202', funktion: 'ARZT', unterschriftsberechtigt: true }))),
    ).toEqual([])
    expect(fields(() => checkAkte('APOTHEKE', akte({ rolle: 'ROLE_APOTHEKER', beruf: 'APOTHEKER', approbationAm: '2001-05-02' })))).toEqual(
      [],
    )
  })

  it('gives Behandlungspflege to nobody who learns or accompanies, and to nobody who does not nurse', () => {
    const wrong = (angaben: Partial<AkteAngaben>) =>
      fields(() => checkAkte('PFLEGEDIENST', akte({ behandlungspflege: erlaubt, ...angaben })))
    expect([wrong({ qualifikation: 'PFLEGEHILFSKRAFT' }), wrong({ qualifikation: null })]).toEqual([[], []])
    for (const qualifikation of ['AZUBI', 'BETREUUNG'] as const)
      expect(wrong({ qualifikation })).toEqual(['personal.feld_passt_nicht', 'behandlungspflege'])
    expect(wrong({ beruf: 'VERWALTUNG', zusatzqualifikationen: ['PALLIATIV'] })).toEqual([
      'personal.feld_passt_nicht',
      'zusatzqualifikationen',
      'behandlungspflege',
    ])
  })

  it('has none of another kind, and says which', () => {
    expect(fields(() => checkAkte('PFLEGEDIENST', akte({ funktion: 'MFA', approbationAm: '2001-05-02' })))).toEqual([
      'personal.feld_passt_nicht',
      'approbationAm',
      'funktion',
    ])
    expect(fields(() => checkAkte('ARZTPRAXIS', akte({ ...arzt, qualifikation: 'PDL', behandlungspflege: erlaubt })))).toEqual([
      'personal.feld_passt_nicht',
      'qualifikation',
      'behandlungspflege',
    ])
  })

  it('has a function of the profession, and a number of the own only for a doctor who has finished learning', () => {
    expect(fields(() => checkAkte('ARZTPRAXIS', akte({ rolle: 'ROLE_ARZT', beruf: 'MFA', funktion: 'ARZT' })))).toContain('funktion')
    expect(fields(() => checkAkte('ARZTPRAXIS', akte({ ...arzt, funktion: 'WEITERBILDUNGSASSISTENT', lanr: '838382202' })))).toEqual([
      'personal.feld_passt_nicht',
      'lanr',
    ])
    const anleitungId = '00000000-0000-4000-8000-000000000009'
    expect(fields(() => checkAkte('ARZTPRAXIS', akte({ ...arzt, funktion: 'WEITERBILDUNGSASSISTENT', anleitungId })))).toEqual([])
    expect(fields(() => checkAkte('ARZTPRAXIS', akte({ ...arzt, funktion: 'ARZT', anleitungId })))).toEqual([
      'personal.feld_passt_nicht',
      'anleitungId',
    ])
    expect(fields(() => checkAkte('ARZTPRAXIS', akte({ rolle: 'ROLE_ARZT', beruf: 'MFA', lanr: '838382202' })))).toEqual([
      'personal.lanr_nur_arzt',
      'lanr',
    ])
  })
})

describe('a doctor in a record', () => {
  it('is licensed today or earlier', () => {
    expect(fields(() => checkApprobation({ approbationAm: '2026-11-18' }, '2026-11-18'))).toEqual([])
    expect(fields(() => checkApprobation({ approbationAm: null }, '2026-11-18'))).toEqual([])
    expect(fields(() => checkApprobation({ approbationAm: '2026-11-19' }, '2026-11-18'))).toEqual([
      'personal.approbation_zukunft',
      'approbationAm',
    ])
  })

  it('learns from a colleague who may train, or from nobody', () => {
    expect(fields(() => checkAnleitung({ anleitungId: null }, []))).toEqual([])
    expect(fields(() => checkAnleitung({ anleitungId: 'weber' }, ['weber']))).toEqual([])
    expect(fields(() => checkAnleitung({ anleitungId: 'ohm' }, ['weber']))).toEqual(['personal.anleitung_unbekannt', 'anleitungId'])
  })
})

describe('a refusal', () => {
  const fault = (decide: () => void) => {
    try {
      decide()
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return [error.code, ...error.felder.map(({ path, code }) => `${path} ${code}`)]
    }
  }
  const arzt = { rolle: 'ROLE_ARZT', beruf: 'ARZT' } as const
  const neuIn = (art: OrganisationArt, angaben: Partial<PersonAngaben>, rolle: Rolle = 'ROLE_PFLEGE_ADMIN') =>
    fault(() => checkNewPerson({ akteur: als(rolle), angaben: added(angaben), organisation: house(art, false) }))

  it('of somebody new names the field and what is wrong with it', () => {
    expect(neuIn('APOTHEKE', {})).toEqual(['personal.rolle_passt_nicht', 'rolle rolle'])
    expect(neuIn('PFLEGEDIENST', {}, 'ROLE_ADMIN')).toEqual(['personal.rolle_passt_nicht', 'rolle rolle'])
    expect(neuIn('PFLEGEDIENST', { beruf: 'ARZT' })).toEqual(['personal.beruf_passt_nicht', 'beruf auswahl'])
    expect(neuIn('PFLEGEDIENST', { lanr: '838382202' })).toEqual(['personal.lanr_nur_arzt', 'lanr falsch'])
    expect(fault(() => checkGrund(als('ROLE_ADMIN'), null))).toEqual(['personal.grund_fehlt', 'grund pflicht'])
  })

  it('of a record names every field that does not fit', () => {
    const inPflege = (angaben: Partial<AkteAngaben>) => fault(() => checkAkte('PFLEGEDIENST', akte(angaben)))
    const inPraxis = (angaben: Partial<AkteAngaben>) => fault(() => checkAkte('ARZTPRAXIS', akte({ ...arzt, ...angaben })))
    const inApotheke = (angaben: Partial<AkteAngaben>) => fault(() => checkAkte('APOTHEKE', akte({ rolle: 'ROLE_APOTHEKER', ...angaben })))
    const doesNotFit = (...felder: string[]) => ['personal.feld_passt_nicht', ...felder.map((name) => `${name} falsch`)]
    expect(inPflege({ beruf: 'VERWALTUNG', qualifikation: 'PDL' })).toEqual(doesNotFit('qualifikation'))
    expect(inPflege({ beruf: 'VERWALTUNG', funktion: 'VERWALTUNG' })).toEqual(doesNotFit('funktion'))
    expect(inApotheke({ beruf: 'PTA', approbationAm: '2001-05-02' })).toEqual(doesNotFit('approbationAm'))
    expect(inPraxis({ approbationAm: '2001-05-02', handzeichen: 'RM', unterschriftsberechtigt: true })).toBeNull()
    expect(inPraxis({ beruf: 'MFA', approbationAm: '2001-05-02' })).toEqual(doesNotFit('approbationAm'))
    expect(inPraxis({ funktion: 'WEITERBILDUNGSASSISTENT' })).toBeNull()
  })
})

describe('what is for somebody else to do', () => {
  const me = als('ROLE_PFLEGE_ADMIN')

  it('is a change of the own role, up or down', () => {
    expect(refusal(() => checkRolle(me, { id: me.personId, rolle: 'ROLE_PFLEGE_ADMIN' }, 'ROLE_PFLEGER'))).toBe('personal.eigene_rolle')
    expect(refusal(() => checkRolle(me, { id: me.personId, rolle: 'ROLE_PFLEGE_ADMIN' }, 'ROLE_PFLEGE_ADMIN'))).toBe('yes')
    expect(refusal(() => checkRolle(me, { id: 'q', rolle: 'ROLE_PFLEGER' }, 'ROLE_PFLEGE_ADMIN'))).toBe('yes')
  })

  it('is an absence of somebody else, unless one is a head', () => {
    for (const rolle of seitenRollen) {
      expect(refusal(() => checkAbwesenheit(als(rolle), 'q'))).toBe(isVerwaltung(rolle) ? 'yes' : 'personal.nur_eigene')
      expect(refusal(() => checkAbwesenheit(als(rolle), als(rolle).personId))).toBe('yes')
    }
  })

  it('needs a reason when the platform shuts the door', () => {
    expect(refusal(() => checkGrund(als('ROLE_ADMIN'), null))).toBe('personal.grund_fehlt')
    expect(refusal(() => checkGrund(als('ROLE_ADMIN'), 'Verdacht auf Missbrauch'))).toBe('yes')
    expect(refusal(() => checkGrund(als('ROLE_ARZT_ADMIN'), null))).toBe('yes')
  })
})

describe('how much somebody sees of a person', () => {
  const selbst = { id: als('ROLE_PFLEGER').personId, organisationId: eigene }
  const kollegin = { id: 'q', organisationId: eigene }
  const fremde = { id: 'q', organisationId: others }

  it('follows from role and relation', () => {
    const table = rollen.map((rolle) => [
      rolle,
      bezugOf(als(rolle), selbst, false),
      bezugOf(als(rolle), kollegin, false),
      bezugOf(als(rolle), fremde, true),
      bezugOf(als(rolle), fremde, false),
    ])
    expect(table).toEqual([
      ['ROLE_ADMIN', 'PLATTFORM', 'PLATTFORM', 'PLATTFORM', 'PLATTFORM'],
      ['ROLE_PFLEGER', 'SELBST', 'KOLLEGE', 'PARTNER', null],
      ['ROLE_PFLEGE_ADMIN', 'LEITUNG', 'LEITUNG', 'PARTNER', null],
      ['ROLE_APOTHEKER', 'SELBST', 'KOLLEGE', 'PARTNER', null],
      ['ROLE_APOTHEKE_ADMIN', 'LEITUNG', 'LEITUNG', 'PARTNER', null],
      ['ROLE_ARZT', 'SELBST', 'KOLLEGE', 'PARTNER', null],
      ['ROLE_ARZT_ADMIN', 'LEITUNG', 'LEITUNG', 'PARTNER', null],
    ])
  })

  it('is what each needs: only heads and the person know why somebody is away', () => {
    const groups = ['VERZEICHNIS', 'TEAM', 'GRUND', 'VERTRAG', 'ZUGANG'] as const
    expect(Object.fromEntries(bezuege.map((bezug) => [bezug, groups.map((group) => maySee(bezug, group))]))).toEqual({
      LEITUNG: [true, true, true, true, true],
      SELBST: [true, true, true, true, false],
      KOLLEGE: [true, true, false, false, false],
      PARTNER: [true, false, false, false, false],
      PLATTFORM: [true, false, false, false, true],
    })
  })
})
