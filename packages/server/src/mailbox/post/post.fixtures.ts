/** For tests: a mail server in memory, behind the port. What a real one does is tested at the host. */
import type { PostFolder } from '@dreiklang/domain/mailbox/post'
import { type OutgoingPost, type PostFlags, type PostPort, type PostSession, PostUnreached, type ReceivedPost } from '../../postPort.ts'

const mailServer = { host: 'mail.sonnenhof.example', port: 993, security: 'tls' as const, user: 'nadia', password: 'geheim-im-Tresor' }
export const testAccount = {
  name: 'Nadia Öztürk',
  address: 'nadia@sonnenhof.example',
  imap: mailServer,
  smtp: { ...mailServer, port: 465 },
}

interface Kept {
  uidValidity: number
  nextUid: number
  mails: ReceivedPost[]
}

export function createPostServer() {
  const folders: Record<PostFolder, Kept> = {
    inbox: { uidValidity: 1, nextUid: 1, mails: [] },
    sent: { uidValidity: 1, nextUid: 1, mails: [] },
  }
  const server = {
    folders,
    sent: [] as OutgoingPost[],
    trashed: [] as number[],
    trash: [] as ReceivedPost[],
    /** What each side says instead of an answer. */
    faults: { imap: null as PostUnreached | null, smtp: null as PostUnreached | null },
    refused: [] as string[],
    /** How many mails a connection gives before it breaks; null: all of them. */
    breaksAfter: null as number | null,
    put(mail: Partial<ReceivedPost> = {}, folder: PostFolder = 'inbox'): ReceivedPost {
      const kept = folders[folder]
      const uid = kept.nextUid
      const whole: ReceivedPost = {
        uid,
        seen: false,
        flagged: false,
        receivedAt: '2026-11-18T08:00:00.000Z',
        messageId: `<${folder}-${uid}@praxis.example>`,
        answers: [],
        from: { name: 'Praxis Sommer', address: 'praxis@sommer.example' },
        recipients: [{ kind: 'to', name: 'Nadia Öztürk', address: 'nadia@sonnenhof.example' }],
        subject: 'Rezept ist fertig',
        text: 'Guten Morgen,\n\ndas Rezept liegt bereit.',
        html: null,
        files: [],
        isCut: false,
        ...mail,
      }
      kept.nextUid += 1
      kept.mails.push(whole)
      return whole
    },
    remove(uid: number, folder: PostFolder = 'inbox') {
      folders[folder].mails = folders[folder].mails.filter((one) => one.uid !== uid)
    },
  }
  const open = async (): Promise<PostSession> => {
    if (server.faults.imap !== null) throw server.faults.imap
    let kept = folders.inbox
    let given = 0
    const put = (uid: number, flags: PostFlags) => {
      kept.mails = kept.mails.map((one) => (one.uid === uid ? { ...one, ...flags } : one))
    }
    return {
      select: async (folder) => {
        kept = folders[folder]
        return kept.uidValidity
      },
      startBefore: async (most) => kept.mails.at(-most - 1)?.uid ?? 0,
      fetchAfter: async (uid) => {
        const next = kept.mails.filter((one) => one.uid > uid).slice(0, 2)
        given += next.length
        if (server.breaksAfter !== null && given > server.breaksAfter) throw new PostUnreached('connection', { isPassing: true })
        return next
      },
      flagsFrom: async (uid) => new Map(kept.mails.filter((one) => one.uid >= uid).map((one) => [one.uid, one])),
      mark: async (uid, flags) => put(uid, flags),
      trash: async (uid) => {
        server.trashed.push(uid)
        server.trash.push(...kept.mails.filter((one) => one.uid === uid))
        kept.mails = kept.mails.filter((one) => one.uid !== uid)
      },
      restore: async (messageId) => {
        const [found] = server.trash.filter((one) => one.messageId === messageId)
        server.trash = server.trash.filter((one) => one !== found)
        if (found === undefined) return
        kept.mails.push({ ...found, uid: kept.nextUid })
        kept.nextUid += 1
      },
      keep: async (raw, messageId) => {
        if (!kept.mails.some((one) => one.messageId === messageId))
          server.put({ messageId, seen: true, text: new TextDecoder().decode(raw) }, 'sent')
      },
      close: async () => {},
    }
  }
  const port: PostPort = {
    isPossible: true,
    allowsInner: false,
    open,
    greet: async () => {
      if (server.faults.smtp !== null) throw server.faults.smtp
    },
    compose: async ({ text }) => new TextEncoder().encode(text),
    send: async (_server, mail) => {
      if (server.faults.smtp !== null) throw server.faults.smtp
      server.sent.push(mail)
      return { refused: server.refused }
    },
  }
  return { server, port }
}
