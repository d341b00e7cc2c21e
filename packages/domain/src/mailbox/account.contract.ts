/** The mail account of a person at a server of somebody else: its part of the contract of the mailbox. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { accountDocument, mailAddress, postServer } from './post.document.ts'
import { mail } from './mail.contract.ts'
import { postFaults } from './post.ts'

const base = '/api/apps/mailbox'
const password = harmless('secret', z.string().max(500))
/** An empty password keeps the one that is stored. */
const serverInput = postServer.extend({ password })
const accountInput = z.strictObject({
  name: accountDocument.name.schema,
  address: mailAddress,
  imap: serverInput,
  smtp: serverInput,
})
export type MailAccountInput = z.output<typeof accountInput>

const fault = z.enum(postFaults).nullable()
const server = z.strictObject({ host: plain.house, port: z.int(), security: postServer.shape.security, user: plain.contact })
const exampleServer = { host: 'mail.sonnenhof.example', port: 993, security: 'tls' as const, user: 'nadia' }
const account = z
  .strictObject({ name: acceptedWords, address: plain.contact, imap: server, smtp: server, syncedAt: plain.time.nullable(), fault })
  .meta({
    id: 'MailAccount',
    description: 'An account at a mail server. Its passwords are never answered. Fault: what kept the last turn from ending.',
    examples: [
      {
        name: 'Nadia Öztürk',
        address: 'nadia@sonnenhof.example',
        imap: exampleServer,
        smtp: { ...exampleServer, port: 465 },
        syncedAt: '2026-11-18T09:00:00.000Z',
        fault: null,
      },
    ],
  })
export type MailAccount = z.output<typeof account>

const state = z
  .strictObject({
    account: account.nullable(),
    /** False in the practice mode, which has no way to a mail server. */
    isPossible: z.boolean(),
    /** Servers of our own networks and connections without encryption are allowed by the operator. */
    allowsInner: z.boolean(),
  })
  .meta({
    id: 'MailAccountState',
    description: 'The own mail account, if there is one, and what this installation allows.',
    examples: [{ account: null, isPossible: true, allowsInner: false }],
  })
export type MailAccountState = z.output<typeof state>

export const accountContract = {
  account: defineCall(`GET ${base}/account`, {
    id: 'mailbox.account',
    summary: 'The own mail account, without its passwords',
    access: own,
    answer: state,
  }),
  saveAccount: defineCall(`PATCH ${base}/account`, {
    id: 'mailbox.saveAccount',
    summary: 'Keep the own mail account; from then on it is synchronised in the background. An empty password keeps the one from before',
    access: own,
    body: z.strictObject({ account: accountInput }),
    answer: state,
    errors: ['mailbox.post_uebung', 'mailbox.post_server', 'mailbox.post_passwort_fehlt'],
  }),
  checkAccount: defineCall(`POST ${base}/account/check`, {
    id: 'mailbox.checkAccount',
    summary: 'Sign in at both servers and send nothing; answers for each what is wrong, null when nothing is',
    access: own,
    body: z.strictObject({ account: accountInput }),
    answer: z.strictObject({ imap: fault, smtp: fault }),
    errors: ['mailbox.post_server', 'mailbox.post_passwort_fehlt', 'zu_viele_anfragen'],
  }),
  removeAccount: defineCall(`DELETE ${base}/account`, {
    id: 'mailbox.removeAccount',
    summary: 'Forget the own mail account with its passwords; mails that were fetched stay',
    access: own,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  fetchAccount: defineCall(`POST ${base}/account/fetch`, {
    id: 'mailbox.fetchAccount',
    summary: 'Synchronise the own account now; what comes is told by a signal',
    access: own,
    answer: state,
    errors: ['nicht_gefunden'],
  }),
  html: defineCall(`GET ${base}/html`, {
    id: 'mailbox.html',
    summary: 'The formatted text of a mail that came from outside, cleaned: no scripts, no styles, no pictures; null when it has none',
    access: own,
    query: z.strictObject({ id }),
    answer: z.strictObject({ html: acceptedWords.nullable() }),
    errors: ['nicht_gefunden'],
  }),
  retry: defineCall(`POST ${base}/retry`, {
    id: 'mailbox.retry',
    summary: 'Try again to send a mail that did not leave for addresses outside; it keeps its Message-ID',
    access: own,
    body: z.strictObject({ id }),
    answer: mail,
    errors: ['nicht_gefunden', 'mailbox.nicht_gescheitert', 'mailbox.kein_konto'],
  }),
} as const
