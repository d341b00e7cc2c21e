/** What the calls of the mailbox are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

const emptyMail = { to: [], cc: [], bcc: [], subject: '', content: '' }
const mailServer = { host: 'mail.example.org', port: 993, security: 'tls', user: 'x', password: 'x' }
const noAccount = { name: '', address: 'x@example.org', imap: mailServer, smtp: { ...mailServer, port: 465 } }

export const anfragenOfMailbox: Anfragen = {
  'mailbox.settings': () => ({}),
  'mailbox.updateSettings': () => ({ body: { settings: { messageLayout: 'right' } } }),
  'mailbox.folders': () => ({}),
  'mailbox.filters': () => ({}),
  'mailbox.labels': () => ({}),
  'mailbox.createLabel': () => ({ body: { label: { title: 'x' } } }),
  'mailbox.updateLabel': () => ({ body: { id: niemandsId, label: { title: 'x' } } }),
  'mailbox.removeLabel': () => ({ query: { id: niemandsId } }),
  'mailbox.mails': () => ({ query: { folder: 'inbox' } }),
  'mailbox.search': () => ({ query: { query: 'a' } }),
  'mailbox.read': () => ({ query: { id: niemandsId } }),
  'mailbox.thread': () => ({ query: { id: niemandsId } }),
  'mailbox.update': () => ({ body: { id: niemandsId, mail: { starred: true } } }),
  'mailbox.bulk': () => ({ body: { ids: [niemandsId], change: { unread: false } } }),
  'mailbox.snooze': () => ({ body: { ids: [niemandsId], until: null } }),
  'mailbox.remove': () => ({ body: { ids: [niemandsId] } }),
  'mailbox.emptyTrash': () => ({}),
  'mailbox.createDraft': () => ({ body: { id: crypto.randomUUID(), draft: emptyMail } }),
  'mailbox.updateDraft': () => ({ body: { id: niemandsId, version: 1, draft: emptyMail } }),
  'mailbox.send': () => ({ body: { id: niemandsId, version: 1 } }),
  'mailbox.unsend': () => ({ body: { id: niemandsId } }),
  'mailbox.deliver': () => ({ body: { id: niemandsId } }),
  'mailbox.attach': () => ({ query: { id: niemandsId, attachmentId: niemandsId, dateiName: 'x.pdf' }, body: {} }),
  'mailbox.readAttachment': () => ({ query: { id: niemandsId, attachmentId: niemandsId } }),
  'mailbox.detach': () => ({ query: { id: niemandsId, attachmentId: niemandsId } }),
  'mailbox.templates': () => ({}),
  'mailbox.saveTemplate': () => ({ body: { template: { id: niemandsId, title: 'x', subject: '', content: 'x' } } }),
  'mailbox.removeTemplate': () => ({ query: { id: crypto.randomUUID() } }),
  'mailbox.away': () => ({}),
  'mailbox.saveAway': () => ({ body: { away: null } }),
  'mailbox.awayPeople': () => ({}),
  'mailbox.account': () => ({}),
  'mailbox.saveAccount': () => ({ body: { account: { ...noAccount, imap: { ...noAccount.imap, password: '' } } } }),
  'mailbox.checkAccount': () => ({ body: { account: noAccount } }),
  'mailbox.removeAccount': () => ({}),
  'mailbox.fetchAccount': () => ({}),
  'mailbox.html': () => ({ query: { id: niemandsId } }),
  'mailbox.retry': () => ({ body: { id: niemandsId } }),
}

export const tableOfMailbox = `
mailbox.settings                  401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.updateSettings            401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.folders                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.filters                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.labels                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.createLabel               401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.updateLabel               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.removeLabel               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.mails                     401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.search                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.read                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.thread                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.update                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.bulk                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.snooze                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.remove                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.emptyTrash                401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.createDraft               401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.updateDraft               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.send                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.unsend                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.deliver                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.attach                    401 401 403 422 422 422 422 422 422 422 422 422 422 422 422
mailbox.readAttachment            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.detach                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.templates                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.saveTemplate              401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.removeTemplate            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.away                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.saveAway               401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.awayPeople                  401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.account                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.saveAccount               401 401 403 422 422 422 422 422 422 422 422 422 422 422 422
mailbox.checkAccount              401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
mailbox.removeAccount             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.fetchAccount              401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.html                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
mailbox.retry                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
`
