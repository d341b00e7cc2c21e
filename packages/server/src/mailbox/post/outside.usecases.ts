/** Addresses outside in a draft, and what happens when it is sent: its Message-ID, its account, and the guard of patients. */
import { maxRecipients } from '@dreiklang/domain/mailbox/mailbox'
import type { MailDraft } from '@dreiklang/domain/mailbox/mail.contract'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { type PostOutsider, accountDocument, postDocument } from '@dreiklang/domain/mailbox/post.document'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import type { Ports, Queryable } from '../../ports.ts'
import { contextOf } from '../../shared/context.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { CalledBy } from '../../shared/route.ts'
import { createRowSeal } from '../../tresor/rowSeal.ts'
import { loadAttachments } from '../attachment.repository.ts'
import { tellDraft } from '../heldDraft.ts'
import { loadMail } from '../mailbox.repository.ts'
import { createMailSeal } from '../open.ts'
import { loadAccount } from './account.repository.ts'
import { guardKlienten, loadKnownAddresses } from './guard.ts'
import { messageKeyOf } from './receive.ts'
import { deleteOutside, loadHtml, loadOutside, setMessageId, repeatPost, saveOutside } from './send.repository.ts'

type Contract = typeof mailboxContract

/** Each address once, where it is named first. */
const onceEach = (outside: readonly PostOutsider[]) =>
  outside.filter(({ address }, i) => outside.findIndex((one) => one.address.toLowerCase() === address.toLowerCase()) === i)

export function createOutside(
  ports: Ports,
  { readMail, wake }: { readMail: (akteur: Akteur, id: string) => Promise<Mail>; wake: () => void },
) {
  const { seal, attachmentSeal, sealOfPost } = createMailSeal(ports)
  const postSeal = sealOfPost(postDocument)
  const outsideSeal = sealOfPost({ outside: postDocument.outside })
  const htmlSeal = sealOfPost({ html: postDocument.html })
  const { name, address } = accountDocument
  const senderSeal = createRowSeal(ports, { tabelle: 'mail_account', fields: { name, address }, idOf: ({ id }: { id: string }) => id })
  const holderOf = (akteur: Akteur) => ({ organisationId: ownOrganisation(akteur), klientId: null })

  return {
    /** Of a draft that is held. */
    async save(tx: Queryable, akteur: Akteur, { id, draft }: { id: string; draft: MailDraft }): Promise<void> {
      const outside = onceEach(draft.outside ?? []).slice(0, maxRecipients)
      const { personId } = akteur
      if (outside.length === 0) return deleteOutside(tx, { id, personId })
      const words = { sender: { name: '', address: '' }, outside, message_id: '', left_out: [] }
      const { message_id: messageId, left_out: leftOut, ...rest } = await postSeal.seal(tx, holderOf(akteur), { id, ...words })
      await saveOutside(tx, { id, personId, organisationId: ownOrganisation(akteur), ...rest, messageId, leftOut })
    },

    /** Not inside a transaction. */
    async knownTo(akteur: Akteur, id: string): Promise<ReadonlySet<string>> {
      const row = await loadOutside(onBehalfOfPerson(ports.database, akteur), { id, personId: akteur.personId })
      const [open] = row === null ? [] : await outsideSeal.open([row])
      return loadKnownAddresses(ports, akteur, open?.outside ?? [])
    },

    /** Answers whether the draft goes to somebody outside. @throws mailbox.kein_konto, mailbox.patientendaten */
    async makeReady(tx: Queryable, akteur: Akteur, { id, known, confirmed }: Ready): Promise<boolean> {
      const { personId } = akteur
      const holder = holderOf(akteur)
      const row = await loadOutside(tx, { id, personId })
      if (row === null) return false
      const account = await loadAccount(tx, personId)
      if (account === null) throw mailboxErrors.refuse('mailbox.kein_konto')
      const written = await loadMail(tx, personId, id)
      if (written === null) throw sharedErrors.refuse('nicht_gefunden')
      const { outside } = await outsideSeal.openOwn(tx, holder, row)
      const { subject, content } = await seal.openOwn(tx, holder, written)
      const files: string[] = []
      for (const attachment of await loadAttachments(tx, [id])) files.push((await attachmentSeal.openOwn(tx, holder, attachment)).name)
      await guardKlienten(tx, akteur, { id, outside, known, words: [subject, content], files, confirmed })
      const { name: from, address: at } = await senderSeal.openOwn(tx, holder, account)
      const messageId = `<${id}@${at.slice(at.lastIndexOf('@') + 1)}>`
      const sealed = await postSeal.seal(tx, holder, { id, sender: { name: from, address: at }, message_id: messageId })
      const messageKey = await messageKeyOf(account.id, messageId)
      await setMessageId(tx, { id, personId, accountId: account.id, sender: sealed.sender, messageId: sealed.message_id, messageKey })
      return true
    },

    async retry({ akteur, body: { id } }: CalledBy<Contract['retry']>): Promise<Mail> {
      const { personId } = akteur
      const mail = await readMail(akteur, id)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        // Pressed twice.
        if (mail.post?.state === 'waiting' || mail.post?.state === 'sending') return
        if ((await loadAccount(tx, personId)) === null) throw mailboxErrors.refuse('mailbox.kein_konto')
        if (!(await repeatPost(tx, { id, personId, now: ports.clock.now().toISOString() })))
          throw mailboxErrors.refuse('mailbox.nicht_gescheitert')
        await tellDraft(tx, akteur, { aktion: 'mailbox.retry', id })
      })
      wake()
      return readMail(akteur, id)
    },

    async html({ akteur, query: { id } }: CalledBy<Contract['html']>): Promise<{ html: string | null }> {
      const row = await loadHtml(onBehalfOfPerson(ports.database, akteur), { id, personId: akteur.personId })
      const [open] = row === null ? [] : await htmlSeal.open([row])
      if (open === undefined) throw sharedErrors.refuse('nicht_gefunden')
      return { html: open.html }
    },
  }
}

interface Ready {
  id: string
  /** Addresses of people to whom the writer may write here as well. */
  known: ReadonlySet<string>
  confirmed: boolean
}
