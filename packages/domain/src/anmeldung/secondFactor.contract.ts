import { z } from 'zod'
import { type Rolle, rollen } from '../shared/akteur.ts'
import { anmeldung } from '../shared/anmeldung.contract.ts'
import { defineCall } from '../shared/contract.ts'
import { named } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { longToken, password } from './konto.contract.ts'

const jeder = { kind: 'signed-in', rollen, relation: 'none' } as const
const verwaltung: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

const totpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { message: 'code' })
const ersatzcode = harmless('secret', z.string().trim().min(16).max(30))

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)

/** What `navigator.credentials` answers, in the JSON form of WebAuthn level 3. */
const credential = <R extends z.ZodType>(response: R) =>
  z.strictObject({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
    clientExtensionResults: z.record(z.string().max(100), z.unknown()).optional(),
    response,
  })

const passkeyBeweis = credential(
  z.strictObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, userHandle: base64url.nullish() }),
)
export type PasskeyBeweis = z.infer<typeof passkeyBeweis>

const passkeyAnlage = credential(
  z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z
      .array(harmless('code', z.string().max(40)))
      .max(10)
      .optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: base64url.optional(),
  }),
)
export type PasskeyAnlage = z.infer<typeof passkeyAnlage>

const options = z.record(z.string(), z.unknown())

const secondWege = ['totp', 'passkey', 'ersatzcode'] as const

/** In `details` of the 401 that asks for the second factor. */
export const secondFactorStep = z.strictObject({
  token: plain.secret,
  wege: z.array(z.enum(secondWege)),
  passkey: options.nullable(),
})
export type SecondFactorStep = z.infer<typeof secondFactorStep>

export const factorStand = z.strictObject({
  totp: z.boolean(),
  passkeys: z.array(z.strictObject({ id: plain.code, name: plain.name, seit: plain.time, zuletztAm: plain.time.nullable() })),
  ersatzcodes: z.number(),
  pflicht: z.boolean(),
  leitungPflicht: z.boolean(),
  /** Until when a head who has none may still go without; null when there is nothing to wait for. */
  frist: plain.time.nullable(),
  darfPflichtSetzen: z.boolean(),
})
export type FactorStand = z.infer<typeof factorStand>

const ersatzcodes = z.array(plain.secret)

export const secondFactorContract = {
  secondFactor: defineCall('POST /api/auth/second-factor', {
    id: 'anmeldung.secondFactor',
    summary: 'The second step of a sign-in, with the token that the first one answered',
    access: { kind: 'open', reason: 'the token of the first step is half of the proof' },
    body: z.discriminatedUnion('weg', [
      z.strictObject({ weg: z.literal('totp'), token: longToken, code: totpCode }),
      z.strictObject({ weg: z.literal('ersatzcode'), token: longToken, code: ersatzcode }),
      z.strictObject({ weg: z.literal('passkey'), token: longToken, beweis: passkeyBeweis }),
    ]),
    answer: anmeldung,
    errors: ['anmeldung.schritt_abgelaufen', 'anmeldung.code_falsch', 'zu_viele_anfragen', 'zugriff.fremde_herkunft'],
  }),
  passkeyOptions: defineCall('POST /api/auth/passkey/options', {
    id: 'anmeldung.passkeyOptions',
    summary: 'What a device has to sign to sign in with a passkey alone',
    access: { kind: 'open', reason: 'nobody has a session before it' },
    answer: z.strictObject({ token: plain.secret, passkey: options }),
    errors: ['zugriff.fremde_herkunft', 'zu_viele_anfragen'],
  }),
  passkeySignIn: defineCall('POST /api/auth/passkey', {
    id: 'anmeldung.passkeySignIn',
    summary: 'Sign in with a passkey; the device has checked finger, face or PIN, so it is both factors',
    access: { kind: 'open', reason: 'the signature of the device is the proof' },
    body: z.strictObject({ token: longToken, beweis: passkeyBeweis }),
    answer: anmeldung,
    errors: [
      'anmeldung.schritt_abgelaufen',
      'anmeldung.code_falsch',
      'anmeldung.zugang_gesperrt',
      'zu_viele_anfragen',
      'zugriff.fremde_herkunft',
    ],
  }),
  state: defineCall('GET /api/account/second-factor', {
    id: 'anmeldung.faktorStand',
    summary: 'Which second factors the own account has, and whether one is demanded',
    access: jeder,
    answer: factorStand,
  }),
  beginTotp: defineCall('POST /api/account/second-factor/totp', {
    id: 'anmeldung.beginTotp',
    summary: 'A new secret for an app that shows codes; it counts from its first right code on',
    access: jeder,
    body: z.strictObject({ password }),
    answer: z.strictObject({ geheimnis: plain.secret, uri: plain.link }),
    errors: ['anmeldung.passwort_falsch', 'anmeldung.totp_vorhanden', 'zu_viele_anfragen'],
  }),
  confirmTotp: defineCall('POST /api/account/second-factor/totp/confirm', {
    id: 'anmeldung.confirmTotp',
    summary: 'Switch the app on with its first code; answers recovery codes when there are none yet',
    access: jeder,
    body: z.strictObject({ code: totpCode }),
    answer: z.strictObject({ ersatzcodes: ersatzcodes.nullable() }),
    errors: ['anmeldung.code_falsch', 'zu_viele_anfragen'],
  }),
  removeTotp: defineCall('POST /api/account/second-factor/totp/remove', {
    id: 'anmeldung.removeTotp',
    summary: 'Switch the app off',
    access: jeder,
    body: z.strictObject({ password }),
    status: 204,
    errors: ['anmeldung.passwort_falsch', 'anmeldung.zweiter_faktor_pflicht', 'zu_viele_anfragen'],
  }),
  newErsatzcodes: defineCall('POST /api/account/second-factor/recovery-codes', {
    id: 'anmeldung.newErsatzcodes',
    summary: 'Ten new recovery codes in place of all earlier ones',
    access: jeder,
    body: z.strictObject({ password }),
    answer: z.strictObject({ ersatzcodes }),
    errors: ['anmeldung.passwort_falsch', 'anmeldung.kein_zweiter_faktor', 'zu_viele_anfragen'],
  }),
  beginPasskey: defineCall('POST /api/account/passkeys/options', {
    id: 'anmeldung.beginPasskey',
    summary: 'What a device needs to make a passkey for the own account',
    access: jeder,
    body: z.strictObject({ password }),
    answer: z.strictObject({ token: plain.secret, passkey: options }),
    errors: ['anmeldung.passwort_falsch', 'zu_viele_anfragen'],
  }),
  addPasskey: defineCall('POST /api/account/passkeys', {
    id: 'anmeldung.addPasskey',
    summary: 'Keep the passkey that the device has made; answers recovery codes when there are none yet',
    access: jeder,
    body: z.strictObject({ token: longToken, name: named(60), anlage: passkeyAnlage }),
    answer: z.strictObject({ ersatzcodes: ersatzcodes.nullable() }),
    errors: ['anmeldung.schritt_abgelaufen', 'anmeldung.code_falsch', 'anmeldung.passkey_vorhanden'],
  }),
  removePasskey: defineCall('POST /api/account/passkeys/:passkeyId/remove', {
    id: 'anmeldung.removePasskey',
    summary: 'Forget a passkey of the own account',
    access: jeder,
    params: z.strictObject({
      passkeyId: z
        .string()
        .min(1)
        .max(1400)
        .regex(/^[\w-]+$/),
    }),
    body: z.strictObject({ password }),
    status: 204,
    errors: ['anmeldung.passwort_falsch', 'anmeldung.zweiter_faktor_pflicht', 'zu_viele_anfragen'],
  }),
  setPflicht: defineCall('PUT /api/account/second-factor/required', {
    id: 'anmeldung.setPflicht',
    summary:
      'The head of an organisation demands a second factor of everybody in it, or of its heads, or no longer; only what is named changes',
    access: { kind: 'signed-in', rollen: verwaltung, relation: 'own' },
    body: z.strictObject({ pflicht: z.boolean().optional(), leitungPflicht: z.boolean().optional() }),
    status: 204,
    errors: ['anmeldung.erst_selbst'],
  }),
} as const

export const beforeSecondFactor: readonly string[] = [
  'anmeldung.me',
  'anmeldung.lock',
  'anmeldung.here',
  'anmeldung.faktorStand',
  'anmeldung.beginTotp',
  'anmeldung.confirmTotp',
  'anmeldung.beginPasskey',
  'anmeldung.addPasskey',
]
