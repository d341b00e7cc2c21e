/** Files that go along with a mail: put on a draft by its writer, read by everybody who has the mail. */
import { z } from 'zod'
import { dateiName, dateiUpload } from '../datei/datei.contract.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { mail } from './mail.contract.ts'

export const attachmentPath = '/api/apps/mailbox/attachment'
const which = z.strictObject({ id, attachmentId: id })

export const attachmentContract = {
  attach: defineCall(`POST ${attachmentPath}`, {
    id: 'mailbox.attach',
    summary: 'Put a file on a draft. Its id makes it happen once: the second time answers the draft as it is. Answers the draft',
    access: own,
    query: which.extend({ dateiName }),
    upload: dateiUpload,
    answer: mail,
    errors: [
      'nicht_gefunden',
      'mailbox.schon_gesendet',
      'mailbox.zu_viele_anhaenge',
      'mailbox.anhaenge_zu_gross',
      'datei.zu_gross',
      'datei.art_unbekannt',
      'datei.unlesbar',
      'datei.aktiver_inhalt',
    ],
  }),
  readAttachment: defineCall(`GET ${attachmentPath}`, {
    id: 'mailbox.readAttachment',
    summary: 'The file of an attachment, for everybody who has the mail',
    access: own,
    query: which,
    media: 'application/octet-stream',
    errors: ['nicht_gefunden'],
  }),
  detach: defineCall(`DELETE ${attachmentPath}`, {
    id: 'mailbox.detach',
    summary: 'Take a file off a draft; it is gone for good. Answers the draft',
    access: own,
    query: which,
    answer: mail,
    errors: ['nicht_gefunden', 'mailbox.schon_gesendet'],
  }),
} as const
