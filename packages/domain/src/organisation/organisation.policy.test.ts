import { describe, expect, it } from 'vitest'
import { type Akteur, type OrganisationArt, type Rolle, organisationArten, rollen } from '../shared/akteur.ts'
import { type PersonAngaben, berufe } from './organisation.contract.ts'
import {
  eigeneOrganisation,
  istVerwaltung,
  pruefeNachschlagen,
  pruefeNeuePerson,
  pruefeSperre,
  pruefeZustaendig,
} from './organisation.policy.ts'

const eigene = '00000000-0000-4000-8000-000000000001'
const andere = '00000000-0000-4000-8000-000000000002'
const als = (rolle: Rolle): Akteur => ({
  personId: 'p',
  sitzungId: 's',
  rolle,
  organisationId: rolle === 'ROLE_ADMIN' ? null : eigene,
  lanr: null,
  istPharmazeutisch: false,
  name: 'Rosa Muster',
})
const neue = (angaben: Partial<PersonAngaben>): PersonAngaben => ({
  organisationId: eigene,
  email: 'rosa@example.org',
  name: 'Rosa Muster',
  rolle: 'ROLE_PFLEGER',
  beruf: 'VERWALTUNG',
  lanr: null,
  ...angaben,
})
const refusal = (decide: () => void): string => {
  try {
    decide()
    return 'yes'
  } catch (fehler) {
    return fehler instanceof Error ? fehler.message : 'no error'
  }
}
const house = (art: OrganisationArt, hatVerwaltung = true) => ({ art, hatVerwaltung })
const verwaltungVon = { PFLEGEDIENST: 'ROLE_PFLEGE_ADMIN', APOTHEKE: 'ROLE_APOTHEKE_ADMIN', ARZTPRAXIS: 'ROLE_ARZT_ADMIN' } as const

const seitenRollen = rollen.filter((rolle) => rolle !== 'ROLE_ADMIN')
const rollenVon = {
  PFLEGEDIENST: ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'],
  APOTHEKE: ['ROLE_APOTHEKER', 'ROLE_APOTHEKE_ADMIN'],
  ARZTPRAXIS: ['ROLE_ARZT', 'ROLE_ARZT_ADMIN'],
}

describe('the directory', () => {
  it('shows a practice no pharmacy and no nursing service, and everyone else all', () => {
    const table = rollen.map((rolle) => [
      rolle,
      ...organisationArten.filter((art) => refusal(() => pruefeNachschlagen(als(rolle), art)) === 'yes'),
    ])
    expect(table).toEqual(rollen.map((rolle) => (rolle.startsWith('ROLE_ARZT') ? [rolle, 'ARZTPRAXIS'] : [rolle, ...organisationArten])))
  })
})

describe('who lets in whom', () => {
  it('into a house: only roles that work there', () => {
    for (const art of organisationArten) {
      const may = seitenRollen.filter((rolle) => {
        const akteur = als(verwaltungVon[art])
        return refusal(() => pruefeNeuePerson({ akteur, angaben: neue({ rolle }), organisation: house(art) })) === 'yes'
      })
      expect(may).toEqual(rollenVon[art])
    }
  })

  it('into a house: only professions that work there', () => {
    const may = (art: OrganisationArt) =>
      berufe.filter(
        (beruf) =>
          refusal(() =>
            pruefeNeuePerson({
              akteur: als(verwaltungVon[art]),
              angaben: neue({ rolle: verwaltungVon[art], beruf }),
              organisation: house(art),
            }),
          ) === 'yes',
      )
    expect(may('PFLEGEDIENST')).toEqual(['PFLEGEKRAFT', 'VERWALTUNG'])
    expect(may('APOTHEKE')).toEqual(['APOTHEKER', 'PTA', 'PI', 'PKA', 'BOTE', 'VERWALTUNG'])
    expect(may('ARZTPRAXIS')).toEqual(['ARZT', 'MFA', 'VERWALTUNG'])
  })

  it('gives an LANR to doctors only', () => {
    const mit = (beruf: PersonAngaben['beruf']) =>
      refusal(() =>
        pruefeNeuePerson({
          akteur: als('ROLE_ARZT_ADMIN'),
          angaben: neue({ rolle: 'ROLE_ARZT', beruf, lanr: '838382202' }),
          organisation: house('ARZTPRAXIS'),
        }),
      )
    expect([mit('ARZT'), mit('MFA'), mit('VERWALTUNG')]).toEqual(['yes', 'organisation.lanr_nur_arzt', 'organisation.lanr_nur_arzt'])
  })

  it('lets the platform open the door for the first administrator and nobody else', () => {
    const platform = (rolle: PersonAngaben['rolle'], hatVerwaltung: boolean) =>
      refusal(() =>
        pruefeNeuePerson({ akteur: als('ROLE_ADMIN'), angaben: neue({ rolle }), organisation: house('PFLEGEDIENST', hatVerwaltung) }),
      )
    expect(platform('ROLE_PFLEGE_ADMIN', false)).toBe('yes')
    expect(platform('ROLE_PFLEGE_ADMIN', true)).toBe('organisation.hat_verwaltung')
    expect(platform('ROLE_PFLEGER', false)).toBe('organisation.rolle_passt_nicht')
    expect(platform('ROLE_ARZT_ADMIN', false)).toBe('organisation.rolle_passt_nicht')
  })

  it('knows another house as little as one that does not exist', () => {
    expect(refusal(() => pruefeZustaendig(als('ROLE_PFLEGE_ADMIN'), eigene))).toBe('yes')
    expect(refusal(() => pruefeZustaendig(als('ROLE_PFLEGE_ADMIN'), andere))).toBe('nicht_gefunden')
    expect(refusal(() => pruefeZustaendig(als('ROLE_ADMIN'), andere))).toBe('yes')
  })
})

describe('shutting somebody out', () => {
  it('is refused for the last administrator who is in', () => {
    for (const rolle of rollen) {
      expect(refusal(() => pruefeSperre({ rolle, aktiv: true }, false))).toBe(
        istVerwaltung(rolle) ? 'organisation.letzte_verwaltung' : 'yes',
      )
      expect(refusal(() => pruefeSperre({ rolle, aktiv: true }, true))).toBe('yes')
      expect(refusal(() => pruefeSperre({ rolle, aktiv: false }, false))).toBe('yes')
    }
  })
})

describe('the own organisation', () => {
  it('is there for everyone but the platform administrator', () => {
    expect(eigeneOrganisation(als('ROLE_ARZT'))).toBe(eigene)
    expect(refusal(() => eigeneOrganisation(als('ROLE_ADMIN')))).toBe('zugriff.verboten')
  })
})
