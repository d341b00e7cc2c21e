import { menuFor } from '@dreiklang/domain/navigation/menu'
import { rollen } from '@dreiklang/domain/shared/akteur'
import { describe, expect, it } from 'vitest'
import { userOf } from '../shared/api.fixtures.ts'
import type { SessionState } from '../shared/sessionStore.ts'
import { guardSignedIn, guardSignedOut } from './guards.ts'
import { landingPath } from './landing.ts'
import { navigationChords } from './nav/navigationKeys.ts'
import { pagesOf } from './nav/navTree.ts'

const nobody: SessionState = { kind: 'signed-out' }
const somebody: SessionState = { kind: 'signed-in', user: userOf('ROLE_ARZT') }
const origin = 'https://dreiklang.example'
const at = (href: string) => ({ href, pathname: href.replace(/\?.*/, '') })

describe('the guard of signed-in pages', () => {
  it.each([
    ['/contacts', '/sign-in?redirectURL=%2Fcontacts'],
    ['/bestellungen/arzt?status=NEU&seite=2', '/sign-in?redirectURL=%2Fbestellungen%2Farzt%3Fstatus%3DNEU%26seite%3D2'],
    ['/sign-out', '/sign-in'],
    ['/', '/sign-in'],
  ])('sends a stranger from %s to %s', (href, elsewhere) => {
    expect(guardSignedIn({ session: nobody, ...at(href) })).toBe(elsewhere)
  })

  it.each(['/sign-in', '/sign-in/irgendetwas', '/sign-in?redirectURL=%2Fcontacts'])('always lets %s through', (href) => {
    expect(guardSignedIn({ session: nobody, ...at(href) })).toBeNull()
  })

  it('lets people through who are signed in', () => {
    expect(guardSignedIn({ session: somebody, ...at('/contacts') })).toBeNull()
  })
})

describe('the guard of signed-out pages', () => {
  it('lets strangers in', () => {
    expect(guardSignedOut({ session: nobody, ...at('/sign-in'), redirectURL: undefined, origin })).toBeNull()
  })

  it.each([
    ['/sign-in', undefined, '/contacts'],
    ['/sign-in', '/bestellungen/arzt', '/bestellungen/arzt'],
    ['/sign-in', '//evil.example', '/contacts'],
    ['/forgot-password', undefined, '/'],
    ['/reset-password', undefined, '/'],
  ])('sends people who are signed in from %s (%s) to %s', (href, redirectURL, elsewhere) => {
    expect(guardSignedOut({ session: somebody, ...at(href), redirectURL, origin })).toBe(elsewhere)
  })
})

describe('the landing', () => {
  it.each([
    ['ROLE_ADMIN', '/bestellungen/admin'],
    ['ROLE_PFLEGER', '/contacts'],
    ['ROLE_PFLEGE_ADMIN', '/contacts'],
    ['ROLE_APOTHEKE_ADMIN', '/bestellungen/apotheke'],
    ['ROLE_APOTHEKER', '/bestellungen/apotheke'],
    ['ROLE_ARZT', '/bestellungen/arzt'],
    ['ROLE_ARZT_ADMIN', '/bestellungen/arzt'],
  ])('of %s is %s', (rolle, path) => {
    expect(landingPath([rolle])).toBe(path)
  })

  it('is told for every role there is', () => {
    expect(rollen.filter((rolle) => landingPath([rolle]) === null)).toEqual([])
  })

  it('is missing for a role that has none, and for nobody', () => {
    expect(landingPath(['ROLE_GAST'])).toBeNull()
    expect(landingPath([])).toBeNull()
  })
})

describe('the menu', () => {
  it.each(rollen)('of %s has shortcuts of two keys, each once', (rolle) => {
    const chords = pagesOf(menuFor({ rolle, sprache: 'de', dran: 0 }).default).flatMap(({ id }) => navigationChords[id] ?? [])
    expect(chords.length).toBeGreaterThan(1)
    expect(new Set(chords).size).toBe(chords.length)
  })
})
