/** Who is signed in: every room needs it, so it stands behind no door. */
import { z } from 'zod'
import { rollen } from './akteur.ts'
import { defineCall } from './contract.ts'
import { harmless, plain } from './words.ts'

/** The signed-in user as product.md section 3 describes it: exactly one of the three staff records, or none for the platform. */
export const benutzer = z.strictObject({
  id: z.uuid(),
  name: plain.name,
  email: plain.contact,
  status: z.enum(['online', 'away', 'busy', 'not-visible']),
  roles: z.array(z.enum(rollen)),
  pflegepersonal: z.strictObject({ id: z.uuid(), pflegedienst: z.strictObject({ id: z.uuid(), firmenname: plain.name }) }).optional(),
  apothekepersonal: z
    .strictObject({ id: z.uuid(), istPharmazeutisch: z.boolean(), apotheke: z.strictObject({ id: z.uuid(), name: plain.name }) })
    .optional(),
  arztpersonal: z
    .strictObject({ id: z.uuid(), lanr: plain.number.nullable(), arzt: z.strictObject({ id: z.uuid(), praxis: plain.name }) })
    .optional(),
})
export type Benutzer = z.infer<typeof benutzer>

/** `accessToken` is a signed token of 10 minutes; the refresh token travels in an httpOnly cookie only. */
export const anmeldung = z.strictObject({ accessToken: plain.secret, user: benutzer })
export type Anmeldung = z.infer<typeof anmeldung>

const email = harmless('contact', z.string().trim().toLowerCase().min(3).max(254))
export const firstVerwaltung = z.strictObject({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: harmless('name', z.string().trim().min(1).max(120)),
})

export const anmeldungContract = {
  signIn: defineCall('POST /api/auth/signin', {
    id: 'anmeldung.signIn',
    summary: 'Sign in with e-mail and password',
    access: { kind: 'open', reason: 'nobody has a session before it' },
    body: z.strictObject({ email, password: harmless('secret', z.string().min(1).max(200)) }),
    answer: anmeldung,
    errors: [
      'anmeldung.falsche_zugangsdaten',
      'anmeldung.zweiter_faktor',
      'anmeldung.adresse_unbestaetigt',
      'anmeldung.wartet_auf_aufnahme',
      'anmeldung.zugang_gesperrt',
      'anmeldung.haus_gesperrt',
      'zu_viele_anfragen',
      'zugriff.fremde_herkunft',
    ],
  }),
  refreshToken: defineCall('POST /api/auth/refreshtoken', {
    id: 'anmeldung.refreshToken',
    summary: 'Exchange the refresh cookie for a new access token; the cookie rotates',
    access: { kind: 'open', reason: 'the refresh cookie is the proof' },
    answer: anmeldung,
    errors: ['anmeldung.sitzung_beendet', 'anmeldung.zugang_gesperrt', 'anmeldung.rechte_geaendert', 'zugriff.fremde_herkunft'],
  }),
  signOut: defineCall('POST /api/auth/signout', {
    id: 'anmeldung.signOut',
    summary: 'End the session of this cookie or token; good also when there is none',
    access: { kind: 'open', reason: 'signing out must work with an expired token' },
    status: 204,
    errors: ['zugriff.fremde_herkunft'],
  }),
  me: defineCall('GET /api/auth/me', {
    id: 'anmeldung.me',
    summary: 'The signed-in user',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    answer: benutzer,
  }),
  demoAccounts: defineCall('GET /api/demo/konten', {
    id: 'anmeldung.demoAccounts',
    summary: 'Accounts of the demo data; there are none outside it',
    access: { kind: 'open', reason: 'the sign-in page shows them, and only when the data are synthetic' },
    answer: z.strictObject({
      password: plain.secret,
      accounts: z.array(
        z.strictObject({ email: plain.contact, name: plain.name, rolle: z.enum(rollen), organisation: plain.name.nullable() }),
      ),
    }),
  }),
}
