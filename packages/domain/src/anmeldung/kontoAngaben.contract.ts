/** Changing the address takes two proofs: the password, and a link in the new mailbox. */
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { named } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'

const jeder = { kind: 'signed-in', rollen, relation: 'own' } as const
const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
const password = harmless('secret', z.string().min(1).max(200))
const linkToken = harmless('secret', z.string().min(20).max(200))
/** The specification's answer of calls that must not tell anything. */
const ja = z.literal(true)

export const kontoAngabenContract = {
  changeName: defineCall('PUT /api/account/name', {
    id: 'anmeldung.changeName',
    summary: 'Change the own name; it counts at once',
    access: jeder,
    body: z.strictObject({ name: named(120) }),
    status: 204,
  }),
  changeEmail: defineCall('POST /api/account/email', {
    id: 'anmeldung.changeEmail',
    summary: 'Ask for another address with the password; it counts from its link on. The same answer for an address that somebody else has',
    access: jeder,
    body: z.strictObject({ email, password }),
    status: 204,
    errors: ['anmeldung.passwort_falsch', 'anmeldung.adresse_gleich', 'zu_viele_anfragen'],
  }),
  confirmEmail: defineCall('POST /api/auth/confirm-email', {
    id: 'anmeldung.confirmEmail',
    summary:
      'Confirm the new address by its link and the password, so that a stranger at a mistyped address gets no account; sessions stay',
    access: { kind: 'open', reason: 'the link and the password are the proof' },
    body: z.strictObject({ token: linkToken, password }),
    answer: ja,
    errors: ['anmeldung.link_ungueltig', 'anmeldung.passwort_falsch', 'zu_viele_anfragen'],
  }),
  undoEmail: defineCall('POST /api/auth/undo-email', {
    id: 'anmeldung.undoEmail',
    summary: 'Take a change of the address back by the link in the old mailbox; ends all sessions and voids the password',
    access: { kind: 'open', reason: 'the single-use link is the proof' },
    body: z.strictObject({ token: linkToken }),
    answer: ja,
    errors: ['anmeldung.link_ungueltig', 'zu_viele_anfragen'],
  }),
} as const
