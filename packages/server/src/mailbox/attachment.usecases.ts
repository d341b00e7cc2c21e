/** Files that go along with a mail. The bytes are kept by the room of files; who has the mail reads them, of whatever house he is. */
import { maxAttachedBytes, maxAttachments } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type Datei, createDateien, dateiAnswer } from '../datei/datei.ts'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf, onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { type AttachmentRow, deleteAttachment, insertAttachment, loadAttachment, loadAttachments } from './attachment.repository.ts'
import { holdForChange, tellDraft } from './heldDraft.ts'
import { createMailSeal } from './open.ts'

type Contract = typeof mailboxContract
interface Whose {
  organisationId: string
  personId: string
}
interface Put {
  mailId: string
  id: string
  file: Omit<Datei, 'klientId'>
}
const whoseOf = (akteur: Akteur): Whose => ({ organisationId: ownOrganisation(akteur), personId: akteur.personId })

type ReadMail = (akteur: Akteur, id: string) => Promise<Mail>

export function createAttachments(ports: Ports, readMail: ReadMail) {
  const dateien = createDateien(ports)
  const { attachmentSeal } = createMailSeal(ports)

  /** In the name of the house that keeps it: that the person may read it was judged before. */
  function readBytes({ organisationId, dateiId }: AttachmentRow): Promise<Datei | null> {
    return dateien.readStore(onBehalfOf(ports.database, { organisationId, personId: null, system: false }), { organisationId, dateiId })
  }

  async function put(tx: Queryable, { organisationId, personId }: Whose, { mailId, id, file }: Put) {
    const { name, mediaType, bytes } = file
    const dateiId = await dateien.lege(tx, { name, mediaType, bytes, organisationId, klientId: null, personId })
    const sealed = await attachmentSeal.seal(tx, { organisationId, klientId: null }, { mailId, id, name })
    await insertAttachment(tx, { mailId, id, organisationId, dateiId, mediaType, size: bytes.length, ...sealed })
  }

  return {
    async attach({ akteur, query, request }: CalledBy<Contract['attach']>): Promise<Mail> {
      const { id: mailId, attachmentId, dateiName } = query
      // Before the transaction: a picture is decoded and drawn anew.
      const file = await dateien.nimm(request, { name: dateiName })
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdForChange(tx, akteur, mailId)
        const before = await loadAttachments(tx, [mailId])
        if (before.some(({ id }) => id === attachmentId)) return
        if (before.length >= maxAttachments) throw mailboxErrors.refuse('mailbox.zu_viele_anhaenge')
        const bytes = before.reduce((sum, { size }) => sum + size, file.bytes.length)
        if (bytes > maxAttachedBytes) throw mailboxErrors.refuse('mailbox.anhaenge_zu_gross')
        await put(tx, whoseOf(akteur), { mailId, id: attachmentId, file: { ...file, name: dateiName } })
        await tellDraft(tx, akteur, { aktion: 'mailbox.attach', id: mailId })
      })
      return readMail(akteur, mailId)
    },

    async detach({ akteur, query: { id: mailId, attachmentId } }: CalledBy<Contract['detach']>): Promise<Mail> {
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdForChange(tx, akteur, mailId)
        const row = (await loadAttachments(tx, [mailId])).find(({ id }) => id === attachmentId)
        // Taken off already, in another window.
        if (row === undefined) return
        await deleteAttachment(tx, row)
        await dateien.delete(tx, row)
        await tellDraft(tx, akteur, { aktion: 'mailbox.detach', id: mailId })
      })
      return readMail(akteur, mailId)
    },

    async read({ akteur, query: { id: mailId, attachmentId: id } }: CalledBy<Contract['readAttachment']>): Promise<Response> {
      const row = await loadAttachment(onBehalfOfPerson(ports.database, akteur), { personId: akteur.personId, mailId, id })
      const file = row === null ? null : await readBytes(row)
      if (file === null) throw sharedErrors.refuse('nicht_gefunden')
      return dateiAnswer(file)
    },

    /** The files of a mail that the person has, to go along with another one. Not inside a transaction. */
    async takeAlong(akteur: Akteur, mailId: string): Promise<Datei[]> {
      const db = onBehalfOfPerson(ports.database, akteur)
      const rows = await loadAttachments(db, [mailId])
      const files: Datei[] = []
      for (const { id } of rows) {
        const row = await loadAttachment(db, { personId: akteur.personId, mailId, id })
        const file = row === null ? null : await readBytes(row)
        if (file !== null) files.push(file)
      }
      return files
    },

    /** On a mail that was made in this transaction. */
    async putAll(tx: Queryable, whose: Whose, { mailId, files }: { mailId: string; files: readonly Datei[] }): Promise<void> {
      for (const file of files) await put(tx, whose, { mailId, id: ports.newId(), file })
    },

    /** All of a mail, in nobody's name, with the names that they have in it. Not inside a transaction. */
    async readAll(db: Queryable, mailId: string): Promise<Datei[]> {
      const rows = await attachmentSeal.open(await loadAttachments(db, [mailId]))
      const files: Datei[] = []
      for (const row of rows) {
        const file = await readBytes({ ...row, name: '' })
        if (file !== null && row.name !== null) files.push({ ...file, name: row.name })
      }
      return files
    },
  }
}
