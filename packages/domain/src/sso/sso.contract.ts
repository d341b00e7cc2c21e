/** Sign-in by the provider of an organisation: what its head sets up, and the way of a person there and back. */
import { z } from 'zod'
import { password } from '../anmeldung/konto.contract.ts'
import { leitungen } from '../protokoll/protokoll.ts'
import { anmeldung } from '../shared/anmeldung.contract.ts'
import { defineCall } from '../shared/contract.ts'
import { line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'

const leitung = { kind: 'signed-in', rollen: leitungen, relation: 'own' } as const

const provider = z
  .strictObject({ issuer: plain.link, clientId: plain.code, domain: plain.contact, changedAt: plain.time })
  .meta({ id: 'SsoProvider', description: 'The sign-in service of an organisation; never its secret' })
export type SsoProvider = z.infer<typeof provider>

const email = harmless('contact', z.string().trim().toLowerCase().min(3).max(254))

export const ssoContract = {
  read: defineCall('GET /api/sso', {
    id: 'sso.read',
    summary: 'The sign-in service of the own organisation, and what it has to be told about this server',
    access: leitung,
    answer: z.strictObject({
      provider: provider.nullable(),
      returnUrl: plain.link,
      /** Of the own e-mail address: the only one that can be set up. */
      ownDomain: plain.contact,
    }),
  }),
  save: defineCall('PUT /api/sso', {
    id: 'sso.save',
    summary: 'Let people of a mail domain sign in by the sign-in service of the own organisation; it is asked first',
    access: leitung,
    body: z.strictObject({
      issuer: harmless('link', line(300)),
      clientId: harmless('code', line(200)),
      /** Null: the one that is kept. */
      clientSecret: harmless('secret', line(500)).nullable(),
      domain: harmless('contact', line(200).toLowerCase()),
      password,
    }),
    status: 204,
    errors: [
      'anmeldung.passwort_falsch',
      'zu_viele_anfragen',
      'sso.domain_fremd',
      'sso.domain_oeffentlich',
      'sso.domain_vergeben',
      'sso.anbieter',
      'sso.geheimnis_fehlt',
      'sso.uebung',
    ],
  }),
  remove: defineCall('DELETE /api/sso', {
    id: 'sso.remove',
    summary: 'End signing in by the sign-in service of the own organisation; also when there is none',
    access: leitung,
    status: 204,
  }),
  find: defineCall('POST /api/auth/sso/find', {
    id: 'sso.find',
    summary: 'Whether people with an address of this domain can sign in by their organisation; says nothing about accounts',
    access: { kind: 'open', reason: 'nobody has a session before it' },
    body: z.strictObject({ email }),
    answer: z.strictObject({ available: z.boolean() }),
    errors: ['zugriff.fremde_herkunft', 'zu_viele_anfragen'],
  }),
  begin: defineCall('POST /api/auth/sso', {
    id: 'sso.begin',
    summary: 'Where the browser has to go to sign in by the organisation',
    access: { kind: 'open', reason: 'nobody has a session before it' },
    body: z.strictObject({ email }),
    answer: z.strictObject({ url: plain.link }),
    errors: ['sso.nicht_eingerichtet', 'sso.nicht_erreichbar', 'sso.uebung', 'zugriff.fremde_herkunft', 'zu_viele_anfragen'],
  }),
  finish: defineCall('POST /api/auth/sso/finish', {
    id: 'sso.finish',
    summary: 'Sign in with what the sign-in service has answered, in the browser that began',
    access: { kind: 'open', reason: 'the answer of the provider is the proof' },
    body: z.strictObject({
      /** What stands behind the question mark of the address to which the provider sent the browser back. */
      answer: harmless('secret', z.string().min(1).max(8000)),
    }),
    answer: anmeldung,
    errors: [
      'sso.abgelaufen',
      'sso.abgelehnt',
      'sso.unbestaetigt',
      'sso.unbekannt',
      'sso.nicht_erreichbar',
      'anmeldung.zweiter_faktor',
      'anmeldung.zugang_gesperrt',
      'anmeldung.haus_gesperrt',
      'zugriff.fremde_herkunft',
      'zu_viele_anfragen',
    ],
  }),
} as const
