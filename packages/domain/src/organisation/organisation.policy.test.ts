import { describe, expect, it } from 'vitest'
import { organisationArten, rollen } from '../shared/akteur.ts'
import { als, eigene, refusal } from '../shared/policy.fixtures.ts'
import { ownOrganisation, isVerwaltung, checkNachschlagen } from './organisation.policy.ts'

describe('the directory', () => {
  it('shows a practice no pharmacy, and everyone else all', () => {
    const table = rollen.map((rolle) => [
      rolle,
      ...organisationArten.filter((art) => refusal(() => checkNachschlagen(als(rolle), art)) === 'yes'),
    ])
    expect(table).toEqual(
      rollen.map((rolle) => (rolle.startsWith('ROLE_ARZT') ? [rolle, 'PFLEGEDIENST', 'ARZTPRAXIS'] : [rolle, ...organisationArten])),
    )
  })

  it('says so as of everything that is not for a role', () => {
    expect(refusal(() => checkNachschlagen(als('ROLE_ARZT'), 'APOTHEKE'))).toBe('zugriff.verboten')
  })
})

describe('a head', () => {
  it('is the administrator of a house; that of the platform is none', () => {
    expect(rollen.filter(isVerwaltung)).toEqual(['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN'])
  })
})

describe('the own organisation', () => {
  it('is there for everyone but the platform administrator', () => {
    expect(ownOrganisation(als('ROLE_ARZT'))).toBe(eigene)
    expect(refusal(() => ownOrganisation(als('ROLE_ADMIN')))).toBe('zugriff.verboten')
  })
})
