import type { SessionUser } from '../../shared/sessionUser.ts'
import { organisationArten, rollen } from '@dreiklang/domain/shared/akteur'
import { describe, expect, it } from 'vitest'
import { leitungOfArt, rollenOfArt, verwaltungsBereich } from './ownOrganisation.ts'

const person = (change: Partial<SessionUser>): SessionUser => ({
  id: 'p1',
  name: 'Anna',
  email: 'a@example.org',
  status: 'online',
  roles: [],
  ...change,
})
const pflegepersonal = { id: 'x', pflegedienst: { id: 'o1', firmenname: 'Sonnenhof' } }

describe('The administration', () => {
  it('is all organisations for the platform', () =>
    expect(verwaltungsBereich(person({ roles: ['ROLE_ADMIN'] }))).toEqual({ bereich: 'plattform' }))
  it('is the own accounts for the head of an organisation', () => {
    expect(verwaltungsBereich(person({ roles: ['ROLE_PFLEGE_ADMIN'], pflegepersonal }))).toEqual({
      bereich: 'eigene',
      organisation: { id: 'o1', name: 'Sonnenhof', art: 'PFLEGEDIENST' },
    })
  })
  it('is nothing for a nurse, and nothing for a head of another kind', () => {
    expect(verwaltungsBereich(person({ roles: ['ROLE_PFLEGER'], pflegepersonal }))).toEqual({ bereich: 'keiner' })
    expect(verwaltungsBereich(person({ roles: ['ROLE_ARZT_ADMIN'], pflegepersonal }))).toEqual({ bereich: 'keiner' })
  })
})

describe('Kinds of organisation', () => {
  it('share out all roles but the platform, each once', () => {
    expect(organisationArten.flatMap((art) => [...rollenOfArt(art)]).toSorted()).toEqual(
      rollen.filter((rolle) => rolle !== 'ROLE_ADMIN').toSorted(),
    )
    for (const art of organisationArten) expect(rollenOfArt(art)).toContain(leitungOfArt[art])
  })
})
