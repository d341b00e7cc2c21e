/** Writing: a draft is its writer's alone; sent, it is held back until its time and then leaves and arrives in one transaction. */
import { type RecipientKind, recipientKinds, undoSeconds } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail, MailDraft } from '@dreiklang/domain/mailbox/mail.contract'
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import type { createAttachments } from './attachment.usecases.ts'
import { leave } from './clock.usecases.ts'
import {
  type NewRecipient,
  insertDraft,
  loadReachable,
  loadSender,
  saveRecipients,
  setDraftState,
  updateDraft,
} from './draft.repository.ts'
import { holdForChange, holdDraft, tellDraft } from './heldDraft.ts'
import { lockMailbox } from './label.repository.ts'
import { isMineOf, loadMail, loadRecipients } from './mailbox.repository.ts'
import { createMailSeal } from './open.ts'
import type { createOutside } from './post/outside.usecases.ts'

type Contract = typeof mailboxContract

const unknown = () => mailboxErrors.refuse('mailbox.empfaenger_unbekannt')

/** Each person once, where he is named first. */
function namedIn(draft: Pick<MailDraft, RecipientKind>): { personId: string; kind: RecipientKind }[] {
  const all = recipientKinds.flatMap((kind) => draft[kind].map((personId) => ({ personId, kind })))
  return all.filter(({ personId }, i) => all.findIndex((one) => one.personId === personId) === i)
}

/** With the names of those who stand in the draft already, although one could not write to them any more. @throws mailbox.empfaenger_unbekannt */
async function recipientsOf(tx: Queryable, akteur: Akteur, { id, draft }: { id: string; draft: MailDraft }): Promise<NewRecipient[]> {
  const named = namedIn(draft)
  const reachable = await loadReachable(
    tx,
    named.map(({ personId }) => personId),
  )
  const people = new Map([...(await loadRecipients(tx, akteur.personId, [id])), ...reachable].map((one) => [one.personId, one]))
  return named.map(({ personId, kind }) => {
    const person = people.get(personId)
    if (person === undefined) throw unknown()
    return { personId, kind, name: person.name, house: person.house, organisationId: person.organisationId }
  })
}

interface Rest {
  readMail: (akteur: Akteur, id: string) => Promise<Mail>
  attachments: Pick<ReturnType<typeof createAttachments>, 'takeAlong' | 'putAll'>
  outside: Pick<ReturnType<typeof createOutside>, 'save' | 'knownTo' | 'makeReady'>
  /** Something may have to leave for addresses outside. */
  wake: () => void
}

export function createDrafts(ports: Ports, { readMail, attachments, outside, wake }: Rest) {
  const { seal } = createMailSeal(ports)
  const now = () => ports.clock.now().toISOString()

  return {
    async createDraft({ akteur, body: { id, draft, answers, forwards } }: CalledBy<Contract['createDraft']>): Promise<Mail> {
      const whose = { personId: akteur.personId, organisationId: ownOrganisation(akteur) }
      const files = forwards && answers !== undefined ? await attachments.takeAlong(akteur, answers) : []
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await lockMailbox(tx, akteur.personId)
        if ((await loadMail(tx, akteur.personId, id)) !== null) return
        const answered = answers === undefined ? null : await loadMail(tx, akteur.personId, answers)
        if (answers !== undefined && answered === null) throw sharedErrors.refuse('nicht_gefunden')
        const words = await seal.seal(
          tx,
          { organisationId: whose.organisationId, klientId: null },
          { id, subject: draft.subject, content: draft.content },
        )
        const row = { id, ...whose, ...(await loadSender(tx, whose)), ...words, threadId: answered?.threadId ?? id, now: now() }
        // Somebody else's mail has this id: as if there were none.
        if (!(await insertDraft(tx, row))) throw sharedErrors.refuse('nicht_gefunden')
        await saveRecipients(tx, { id, writer: akteur.personId, recipients: await recipientsOf(tx, akteur, { id, draft }) })
        await outside.save(tx, akteur, { id, draft })
        await attachments.putAll(tx, whose, { mailId: id, files })
        await tellDraft(tx, akteur, { aktion: 'mailbox.createDraft', id })
      })
      return readMail(akteur, id)
    },

    async updateDraft({ akteur, body: { id, version, draft } }: CalledBy<Contract['updateDraft']>): Promise<Mail> {
      const organisationId = ownOrganisation(akteur)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        const held = await holdForChange(tx, akteur, id)
        if (held.version !== version) throw mailboxErrors.refuse('mailbox.veraltet')
        const recipients = await recipientsOf(tx, akteur, { id, draft })
        const words = await seal.seal(tx, { organisationId, klientId: null }, { id, subject: draft.subject, content: draft.content })
        await updateDraft(tx, { id, personId: akteur.personId, ...words, now: now() })
        await saveRecipients(tx, { id, writer: akteur.personId, recipients })
        await outside.save(tx, akteur, { id, draft })
        await tellDraft(tx, akteur, { aktion: 'mailbox.updateDraft', id })
      })
      return readMail(akteur, id)
    },

    async send({ akteur, body: { id, version, sendAt, confirmed } }: CalledBy<Contract['send']>): Promise<Mail> {
      const known = await outside.knownTo(akteur, id)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await lockMailbox(tx, akteur.personId)
        const row = await loadMail(tx, akteur.personId, id)
        // Sent again because the answer was lost.
        if (row?.status === 'queued' || (row?.status === 'sent' && isMineOf(row, akteur.personId))) return
        const held = await holdDraft(tx, akteur, id)
        if (held.version !== version) throw mailboxErrors.refuse('mailbox.veraltet')
        const soon = ports.clock.now().getTime() + undoSeconds * 1000
        if (sendAt !== undefined && Date.parse(sendAt) < ports.clock.now().getTime()) throw mailboxErrors.refuse('mailbox.zeitpunkt_vorbei')
        const ids = (await loadRecipients(tx, akteur.personId, [id])).map(({ personId }) => personId)
        const leavesHouse = await outside.makeReady(tx, akteur, { id, known, confirmed })
        if (ids.length === 0 && !leavesHouse) throw mailboxErrors.refuse('mailbox.empfaenger_fehlt')
        if ((await loadReachable(tx, ids)).length !== ids.length) throw unknown()
        const dueAt = new Date(Math.max(soon, sendAt === undefined ? 0 : Date.parse(sendAt))).toISOString()
        await setDraftState(tx, { id, personId: akteur.personId, status: 'queued', dueAt, now: now() })
        await tellDraft(tx, akteur, { aktion: 'mailbox.send', id })
      })
      return readMail(akteur, id)
    },

    async unsend({ akteur, body: { id } }: CalledBy<Contract['unsend']>): Promise<Mail> {
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        const held = await holdDraft(tx, akteur, id)
        if (held.status === 'draft') return
        await setDraftState(tx, { id, personId: akteur.personId, status: 'draft', dueAt: null, now: now() })
        await tellDraft(tx, akteur, { aktion: 'mailbox.unsend', id })
      })
      return readMail(akteur, id)
    },

    async deliver({ akteur, body: { id } }: CalledBy<Contract['deliver']>): Promise<Mail> {
      const mail = await readMail(akteur, id)
      if (mail.status === 'draft') throw mailboxErrors.refuse('mailbox.nicht_bereit')
      // Only its writer has a mail that is on its way.
      if (mail.status === 'queued') await leave(ports, id)
      if (mail.post !== null) wake()
      return readMail(akteur, id)
    },
  }
}
