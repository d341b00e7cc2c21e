/** The own mail account. Its passwords lie sealed and leave this server towards its two mail servers alone. */
import type { MailAccount, MailAccountInput, MailAccountState } from '@dreiklang/domain/mailbox/account.contract'
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { type PostFault, isUsualPort } from '@dreiklang/domain/mailbox/post'
import { type KeptServer, type PostServer, accountDocument } from '@dreiklang/domain/mailbox/post.document'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { createGate } from '../../anmeldung/gate.ts'
import { createLimits } from '../../anmeldung/limits.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { PostUnreached } from '../../postPort.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { contextOf } from '../../shared/context.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { CalledBy } from '../../shared/route.ts'
import { sendSignal } from '../../shared/signal.ts'
import { createRowSeal } from '../../tresor/rowSeal.ts'
import { type AccountRow, deleteAccount, insertAccount, loadAccount, requestSync, updateAccount } from './account.repository.ts'

type Contract = typeof mailboxContract

export const createAccountSeal = (ports: Ports) =>
  createRowSeal(ports, { tabelle: 'mail_account', fields: accountDocument, idOf: ({ id }: { id: string }) => id })

/** Null where the key is gone. */
export interface OpenAccount {
  id: string
  personId: string
  organisationId: string
  name: string
  address: string
  imap: KeptServer
  smtp: KeptServer
  failures: number
}

/** Not inside a transaction. Null where its key was destroyed. */
export async function openAccount(seal: ReturnType<typeof createAccountSeal>, row: AccountRow): Promise<OpenAccount | null> {
  const [account] = await seal.open([row])
  if (account === undefined) return null
  const { name, address, imap, smtp } = account
  if (name === null || address === null || imap === null || smtp === null) return null
  return { ...account, name, address, imap, smtp }
}

const told = ({ host, port, security, user }: PostServer): PostServer => ({ host, port, security, user })

/** @throws mailbox.post_server */
function checkServer({ port, security }: PostServer, allowsInner: boolean): void {
  if (!allowsInner && (security === 'none' || !isUsualPort(port))) throw mailboxErrors.refuse('mailbox.post_server')
}

const isSameServer = (one: PostServer, other: PostServer) => one.host === other.host && one.user === other.user

/** An empty password is the one from before, as long as it goes to the same server for the same user. @throws mailbox.post_passwort_fehlt */
function withPassword(server: KeptServer, before: KeptServer | undefined): KeptServer {
  if (server.password !== '') return server
  if (before === undefined || !isSameServer(server, before)) throw mailboxErrors.refuse('mailbox.post_passwort_fehlt')
  return { ...server, password: before.password }
}

export function createAccount(ports: Ports, wakeSync: () => void) {
  const { database, post } = ports
  const seal = createAccountSeal(ports)
  const gate = createGate(ports)
  const limits = createLimits(ports)
  const now = () => ports.clock.now().toISOString()

  const openOwn = async (db: Queryable, personId: string) => {
    const row = await loadAccount(db, personId)
    const open = row === null ? null : await openAccount(seal, row)
    return row === null || open === null ? null : { row, open }
  }

  async function ofPerson(db: Queryable, { personId }: Akteur): Promise<MailAccount | null> {
    const own = await openOwn(db, personId)
    if (own === null) return null
    const { name, address, imap, smtp } = own.open
    return { name, address, imap: told(imap), smtp: told(smtp), syncedAt: own.row.syncedAt, fault: own.row.fault }
  }

  const stateOf = async (akteur: Akteur): Promise<MailAccountState> => ({
    account: await ofPerson(onBehalfOfPerson(database, akteur), akteur),
    isPossible: post.isPossible,
    allowsInner: post.allowsInner,
  })

  /** With the passwords from before where none were said. @throws mailbox.post_server, mailbox.post_passwort_fehlt */
  async function wholeOf(akteur: Akteur, { imap, smtp, ...rest }: MailAccountInput) {
    checkServer(imap, post.allowsInner)
    checkServer(smtp, post.allowsInner)
    const before = await openOwn(onBehalfOfPerson(database, akteur), akteur.personId)
    return {
      before,
      account: { ...rest, imap: withPassword(imap, before?.open.imap), smtp: withPassword(smtp, before?.open.smtp) },
    }
  }

  async function tell(tx: Queryable, akteur: Akteur, { aktion, objektId }: { aktion: string; objektId: string }): Promise<void> {
    await audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'MAIL', objektId, felder: ['account'] })
    await sendSignal(tx, { art: 'mailbox', an: [akteur.personId] })
  }

  const faultOf = async (deed: () => Promise<void>): Promise<PostFault | null> => {
    try {
      await deed()
      return null
    } catch (error) {
      if (error instanceof PostUnreached) return error.fault
      throw error
    }
  }

  async function askBoth(account: { imap: KeptServer; smtp: KeptServer }) {
    const [imap, smtp] = await Promise.all([
      faultOf(async () => {
        const session = await post.open(account.imap)
        try {
          if ((await session.select('inbox')) === null) throw new PostUnreached('no-folder', { isPassing: false })
        } finally {
          await session.close()
        }
      }),
      faultOf(() => post.greet(account.smtp)),
    ])
    return { imap, smtp }
  }

  return {
    ofPerson,
    account: ({ akteur }: { akteur: Akteur }) => stateOf(akteur),

    /** With another server or user it is another account: what was read of the one before stays, and nothing goes back to it. */
    async saveAccount({ akteur, body }: CalledBy<Contract['saveAccount']>): Promise<MailAccountState> {
      if (!post.isPossible) throw mailboxErrors.refuse('mailbox.post_uebung')
      const { before, account } = await wholeOf(akteur, body.account)
      const whose = { personId: akteur.personId, organisationId: ownOrganisation(akteur) }
      const isSame = before !== null && isSameServer(before.open.imap, account.imap)
      const id = isSame ? before.row.id : ports.newId()
      await database.transaction(contextOf(akteur), async (tx) => {
        const sealed = await seal.seal(tx, { organisationId: whose.organisationId, klientId: null }, { id, ...account })
        const row = { id, ...whose, ...sealed, now: now() }
        if (isSame) await updateAccount(tx, row)
        else {
          await deleteAccount(tx, whose.personId)
          await insertAccount(tx, row)
        }
        await tell(tx, akteur, { aktion: 'mailbox.saveAccount', objektId: id })
      })
      wakeSync()
      return stateOf(akteur)
    },

    /** @throws zu_viele_anfragen as well: here passwords of other servers could be tried */
    async checkAccount({ akteur, body }: CalledBy<Contract['checkAccount']>) {
      const { account } = await wholeOf(akteur, body.account)
      const asked = await limits.forPerson('mailkonto', akteur.personId)
      return gate.pass(asked, async () => {
        const found = await askBoth(account)
        if (found.imap !== null || found.smtp !== null) await gate.fail(asked)
        return found
      })
    },

    removeAccount: ({ akteur }: { akteur: Akteur }): Promise<boolean> =>
      database.transaction(contextOf(akteur), async (tx) => {
        if (!(await deleteAccount(tx, akteur.personId))) throw sharedErrors.refuse('nicht_gefunden')
        await tell(tx, akteur, { aktion: 'mailbox.removeAccount', objektId: akteur.personId })
        return true
      }),

    async fetchAccount({ akteur }: { akteur: Akteur }): Promise<MailAccountState> {
      const db = onBehalfOfPerson(database, akteur)
      const row = await loadAccount(db, akteur.personId)
      if (row === null) throw sharedErrors.refuse('nicht_gefunden')
      await requestSync(db, { id: row.id, now: now() })
      wakeSync()
      return stateOf(akteur)
    },
  }
}
