import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { Ports } from '../ports.ts'
import { type Outgoing, createOutgoing } from '../shared/outgoing.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createAway } from './away.usecases.ts'
import { createAttachments } from './attachment.usecases.ts'
import { forgetTrash, sendDue, restoreSnoozed } from './clock.usecases.ts'
import { createDrafts } from './draft.usecases.ts'
import { createMailbox } from './mailbox.usecases.ts'
import { createOwnMailbox } from './own.usecases.ts'
import { createSnooze } from './snooze.usecases.ts'
import { createTemplates } from './template.usecases.ts'
import { createAccount } from './post/account.usecases.ts'
import { createOutside } from './post/outside.usecases.ts'
import { createPostSending } from './post/send.usecases.ts'
import { createSync } from './post/sync.usecases.ts'

const c = mailboxContract

/** Servers of other people may be slow: the clock does not wait for them. What fails here is at the next turn. */
async function createPostWays(ports: Ports, attachments: ReturnType<typeof createAttachments>) {
  const { sendNext, keepSent } = createPostSending(ports, attachments)
  const sending = await createOutgoing(ports, { channel: 'mailpost', naechstes: sendNext })
  const syncing = await createOutgoing(ports, { channel: 'mailsync', naechstes: createSync(ports, { ...attachments, keepSent }) })
  const start = ({ send }: Outgoing) => {
    send().catch((error: unknown) => ports.log.warn({ error: String(error) }, 'mail servers wait for the next turn'))
  }
  return {
    wakeSending: () => start(sending),
    wakeSync: () => start(syncing),
    close: async () => {
      await sending.close()
      await syncing.close()
    },
  }
}

export async function mailboxRoom(ports: Ports): Promise<Room> {
  const own = createOwnMailbox(ports)
  const mailbox = createMailbox(ports, own)
  const { readMail } = mailbox
  const attachments = createAttachments(ports, readMail)
  const ways = await createPostWays(ports, attachments)
  const outside = createOutside(ports, { readMail, wake: ways.wakeSending })
  const account = createAccount(ports, ways.wakeSync)
  const drafts = createDrafts(ports, { readMail, attachments, outside, wake: ways.wakeSending })
  const templates = createTemplates(ports)
  const awayPeople = createAway(ports)
  return {
    routes: [
      signedIn(c.settings, own.settings),
      signedIn(c.updateSettings, own.updateSettings),
      signedIn(c.folders, mailbox.folders),
      signedIn(c.filters, own.filters),
      signedIn(c.labels, own.labels),
      signedIn(c.createLabel, own.createLabel),
      signedIn(c.updateLabel, own.updateLabel),
      signedIn(c.removeLabel, own.removeLabel),
      signedIn(c.mails, mailbox.mails),
      signedIn(c.search, mailbox.search),
      signedIn(c.read, mailbox.read),
      signedIn(c.thread, mailbox.thread),
      signedIn(c.update, mailbox.update),
      signedIn(c.bulk, mailbox.bulk),
      signedIn(c.snooze, createSnooze(ports).snooze),
      signedIn(c.remove, mailbox.remove),
      signedIn(c.emptyTrash, mailbox.emptyTrash),
      signedIn(c.createDraft, drafts.createDraft),
      signedIn(c.updateDraft, drafts.updateDraft),
      signedIn(c.send, drafts.send),
      signedIn(c.unsend, drafts.unsend),
      signedIn(c.deliver, drafts.deliver),
      signedIn(c.attach, attachments.attach),
      signedIn(c.readAttachment, attachments.read),
      signedIn(c.detach, attachments.detach),
      signedIn(c.away, awayPeople.away),
      signedIn(c.saveAway, awayPeople.saveAway),
      signedIn(c.awayPeople, awayPeople.awayPeople),
      signedIn(c.templates, templates.templates),
      signedIn(c.saveTemplate, templates.saveTemplate),
      signedIn(c.removeTemplate, templates.removeTemplate),
      signedIn(c.account, account.account),
      signedIn(c.saveAccount, account.saveAccount),
      signedIn(c.checkAccount, account.checkAccount),
      signedIn(c.removeAccount, account.removeAccount),
      signedIn(c.fetchAccount, account.fetchAccount),
      signedIn(c.html, outside.html),
      signedIn(c.retry, outside.retry),
    ],
    jobs: {
      mailbox: () => sendDue(ports),
      mailPost: async () => {
        ways.wakeSending()
        ways.wakeSync()
      },
      mailboxSnoozed: () => restoreSnoozed(ports),
      mailboxTrash: () => forgetTrash(ports),
    },
    close: () => ways.close(),
    own: {
      mailbox: async (db, akteur) => ({
        ...(await own.ofPerson(db, akteur)),
        account: await account.ofPerson(db, akteur),
        away: await awayPeople.ofPerson(db, akteur),
        templates: await templates.ofPerson(db, akteur),
        mails: await mailbox.ofPerson(db, akteur),
      }),
    },
  }
}
