/** The own mailbox: lists, reading, flags, folders, labels, trash. A mail of somebody else is answered as one that does not exist. */
import {
  type FolderSlug,
  canLieIn,
  findFolder,
  countFolder,
  lastPageOf,
  mailFolders,
  matchesMail,
  maxFound,
  maxLabelsOfMail,
  findPage,
} from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { MailFolder } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { lockMailbox } from './label.repository.ts'
import {
  type CopyChange,
  type MailRow,
  isMineOf,
  countMails,
  deleteTrash,
  dropMails,
  loadAllMails,
  loadCounts,
  loadMail,
  loadMails,
  loadNamedMails,
  loadThread,
  updateCopies,
} from './mailbox.repository.ts'
import { createMailSeal } from './open.ts'
import { tellChange } from './tellChange.ts'
import type { createOwnMailbox } from './own.usecases.ts'

type Contract = typeof mailboxContract

const notFound = () => sharedErrors.refuse('nicht_gefunden')
const nothing: CopyChange = { starred: null, important: null, unread: null, folder: null, labels: null }

/** @throws mailbox.ordner_unpassend */
function checkFolder(row: MailRow, personId: string, folder: string | undefined): FolderSlug | null {
  if (folder === undefined) return null
  const slug = findFolder(folder)
  if (slug === null || !canLieIn(slug, { status: row.status, isMine: isMineOf(row, personId) }))
    throw mailboxErrors.refuse('mailbox.ordner_unpassend')
  return slug
}

/** @throws mailbox.zu_viele_etiketten, mailbox.etikett_unbekannt for one that is new on the mail and not there */
function checkLabels(before: readonly string[], labels: readonly string[], known: ReadonlySet<string>): string[] {
  const wanted = [...new Set(labels)]
  if (wanted.length > maxLabelsOfMail) throw mailboxErrors.refuse('mailbox.zu_viele_etiketten')
  if (wanted.some((id) => !known.has(id) && !before.includes(id))) throw mailboxErrors.refuse('mailbox.etikett_unbekannt')
  return wanted
}

/** What a search looks into. */
const textsOf = ({ subject, content, from, to, cc, bcc }: Mail) => [subject, content, from.contact, to, ...(cc ?? []), ...(bcc ?? [])]

export function createMailbox(ports: Ports, own: ReturnType<typeof createOwnMailbox>) {
  const { openMails } = createMailSeal(ports)
  const now = () => ports.clock.now().toISOString()
  const knownLabels = async (tx: Queryable, whose: Parameters<typeof own.listLabels>[1]) =>
    new Set((await own.listLabels(tx, whose)).map(({ id }) => id))

  async function readMail(akteur: Akteur, id: string): Promise<Mail> {
    const db = onBehalfOfPerson(ports.database, akteur)
    const row = await loadMail(db, akteur.personId, id)
    const [mail] = row === null ? [] : await openMails(db, akteur, [row])
    if (mail === undefined) throw notFound()
    return mail
  }

  async function clear(akteur: Akteur, aktion: string, ids: readonly string[] | null): Promise<{ changed: number }> {
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      await lockMailbox(tx, akteur.personId)
      if (ids !== null) {
        const rows = await loadNamedMails(tx, akteur.personId, ids)
        if (rows.some(({ folder }) => folder !== 'trash')) throw mailboxErrors.refuse('mailbox.nicht_im_papierkorb')
      }
      const gone = await deleteTrash(tx, akteur.personId, ids)
      await dropMails(tx, gone)
      // What cannot be seen any more has to be found in the trail.
      await tellChange(tx, akteur, { aktion, ids: gone })
      return { changed: gone.length }
    })
  }

  return {
    readMail,

    async folders({ akteur }: { akteur: Akteur }): Promise<MailFolder[]> {
      const counts = await loadCounts(onBehalfOfPerson(ports.database, akteur), akteur.personId)
      return mailFolders.map((folder) => {
        const { total, unread } = counts.find((one) => one.folder === folder.slug) ?? { total: 0, unread: 0 }
        return { ...folder, count: countFolder(folder.slug, { total, unread }) }
      })
    },

    async mails({ akteur, query }: CalledBy<Contract['mails']>) {
      const { folder = null, filter = null, only = null, page, size } = query
      const db = onBehalfOfPerson(ports.database, akteur)
      const labels = query.label === undefined ? [] : await own.labels({ akteur })
      // A slug that there is not is one that no mail carries.
      const label = query.label === undefined ? null : (labels.find(({ slug }) => slug === query.label)?.id ?? akteur.personId)
      const choice = { folder, filter, label, only }
      const total = await countMails(db, akteur.personId, choice)
      const pagination = findPage({ total, page, size })
      if (pagination === null) return { mails: null, pagination: { lastPage: lastPageOf(total, size) } }
      const rows = await loadMails(db, akteur.personId, { choice, start: pagination.startIndex, size })
      return { mails: await openMails(db, akteur, rows), pagination }
    },

    async search({ akteur, query }: CalledBy<Contract['search']>): Promise<Mail[] | null> {
      if (query.query.trim() === '') return null
      const db = onBehalfOfPerson(ports.database, akteur)
      const all = await openMails(db, akteur, await loadAllMails(db, akteur.personId, { trashToo: false }))
      return all.filter((mail) => matchesMail(textsOf(mail), query.query)).slice(0, maxFound)
    },

    read: ({ akteur, query }: CalledBy<Contract['read']>) => readMail(akteur, query.id),

    async thread({ akteur, query }: CalledBy<Contract['thread']>): Promise<Mail[]> {
      const db = onBehalfOfPerson(ports.database, akteur)
      const row = await loadMail(db, akteur.personId, query.id)
      if (row === null) throw notFound()
      return openMails(db, akteur, await loadThread(db, akteur.personId, row.threadId))
    },

    async update({ akteur, body: { id, mail } }: CalledBy<Contract['update']>): Promise<Mail> {
      const { starred = null, important = null, unread = null, folder, labels } = mail
      await own.within(akteur, async (tx, whose) => {
        await lockMailbox(tx, akteur.personId)
        const row = await loadMail(tx, akteur.personId, id)
        if (row === null) throw notFound()
        const change = {
          starred,
          important,
          unread,
          folder: checkFolder(row, akteur.personId, folder),
          labels: labels === undefined ? null : checkLabels(row.labels, labels, await knownLabels(tx, whose)),
        }
        await updateCopies(tx, akteur.personId, { ids: [id], now: now(), change })
        const felder = keysOf(change).filter((name) => change[name] !== null)
        await tellChange(tx, akteur, { aktion: 'mailbox.update', ids: [id], felder })
      })
      return readMail(akteur, id)
    },

    bulk({ akteur, body: { ids, change } }: CalledBy<Contract['bulk']>): Promise<{ changed: number }> {
      const { starred = null, important = null, unread = null, folder, addLabel, removeLabel } = change
      return own.within(akteur, async (tx, whose) => {
        await lockMailbox(tx, akteur.personId)
        const rows = await loadNamedMails(tx, akteur.personId, ids)
        if (rows.length !== new Set(ids).size) throw notFound()
        const known = addLabel === undefined ? new Set<string>() : await knownLabels(tx, whose)
        for (const row of rows) {
          const slug = checkFolder(row, akteur.personId, folder)
          const others = row.labels.filter((label) => label !== removeLabel)
          const labels = checkLabels(row.labels, addLabel === undefined ? others : [...others, addLabel], known)
          const one: CopyChange = { ...nothing, starred, important, unread, folder: slug, labels }
          await updateCopies(tx, akteur.personId, { ids: [row.id], now: now(), change: one })
        }
        await tellChange(tx, akteur, { aktion: 'mailbox.bulk', ids: rows.map(({ id }) => id), felder: keysOf(change) })
        return { changed: rows.length }
      })
    },

    remove: ({ akteur, body }: CalledBy<Contract['remove']>) => clear(akteur, 'mailbox.remove', body.ids),
    emptyTrash: ({ akteur }: { akteur: Akteur }) => clear(akteur, 'mailbox.emptyTrash', null),

    /** What lies in the mailbox, for the person's own copy. */
    async ofPerson(db: Queryable, akteur: Akteur): Promise<Mail[]> {
      return openMails(db, akteur, await loadAllMails(db, akteur.personId, { trashToo: true }))
    },
  }
}
