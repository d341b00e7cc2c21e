/** Mails leave after the commit of what caused them, and only then. */
import { MailRefused, type Ports, type Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Outgoing, createOutgoing } from '../shared/outgoing.ts'
import { unseal, seal } from '../shared/seal.ts'
import { type MailRow, deleteMail, collectNotices, mailChannel, moveMail, saveMail, saveNotices, takeMail } from './mail.repository.ts'
import { type Notices, type Notiz, writeNotices } from './notices.ts'

export interface Mail {
  an: string
  betreff: string
  /** Plain text; never what an order says about a Klient. */
  text: string
  /** The same words formatted (`letter.ts`); left out for what a program reads. */
  html?: string
}

const minute = 60_000
/** After each failed attempt; the last one repeats. */
const pausenMs = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute]
const geduldMs = 3 * 86_400_000
/** A host gives up an attempt well before. Only a process killed between sending and recording sends twice, with one Message-ID. */
const leihfristMs = 5 * minute

/** Inside the transaction of its cause; sent right after the commit. */
export async function queueMail(tx: Queryable, mail: Mail): Promise<void> {
  await saveMail(tx, { ...mail, html: mail.html ?? null, versiegelt: false })
}

/** Like `queueMail`, for a text with an account link: unreadable from the database alone. */
export async function queueSecretMail(tx: Queryable, mail: Mail, { tokenSecret }: Pick<Ports, 'tokenSecret'>): Promise<void> {
  const html = mail.html === undefined ? null : await seal(mail.html, tokenSecret)
  await saveMail(tx, { ...mail, text: await seal(mail.text, tokenSecret), html, versiegelt: true })
}

/** Others of the same person that come within this time go with it. */
const gatherMs = 5 * minute

/** A message of the system; `urgent`: nobody may wait for it. */
export async function queueNotice(
  tx: Queryable,
  {
    personId,
    an,
    name,
    sprache,
    notiz,
    am,
    urgent,
  }: Omit<Notices, 'liste'> & { personId: string; notiz: Notiz; am: string; urgent: boolean },
): Promise<void> {
  const ab = urgent ? null : new Date(Date.parse(am) + gatherMs).toISOString()
  await saveNotices(tx, { personId, notices: { an, name, sprache, liste: [notiz] }, ab })
}

export async function createMailOutgoing(ports: Ports): Promise<Outgoing> {
  const { database, clock, log, mail } = ports
  const db = onBehalfOf(database, systemContext)

  async function sendOne(row: MailRow): Promise<void> {
    const { id, an, betreff, gruppe } = row
    if (gruppe !== null) {
      const notices = writeNotices(await collectNotices(db, { id, gruppe }), ports.publicUrl)
      return mail.send({ id, ...notices })
    }
    const open = async (words: string) => (row.versiegelt ? unseal(words, ports.tokenSecret) : words)
    await mail.send({ id, an, betreff, text: await open(row.text), html: row.html === null ? null : await open(row.html) })
  }

  /** False when retrying the next mail is pointless right now. */
  async function attempt(row: MailRow): Promise<boolean> {
    try {
      await sendOne(row)
    } catch (error) {
      const refused = error instanceof MailRefused
      await postpone(row, error, refused)
      return refused
    }
    await deleteMail(db, row.id)
    return true
  }

  async function postpone({ id, versuche, zuerstAm }: MailRow, error: unknown, refused: boolean): Promise<void> {
    const nowMs = clock.now().getTime()
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (refused || nowMs - Date.parse(zuerstAm) >= geduldMs) {
      log.warn({ mailId: id, attempts: versuche, code }, 'a mail was given up')
      return deleteMail(db, id)
    }
    log.warn({ mailId: id, attempts: versuche, code }, 'a mail could not be sent yet')
    const pause = pausenMs[Math.min(versuche, pausenMs.length) - 1] ?? minute
    await moveMail(db, { id, auf: new Date(nowMs + pause).toISOString() })
  }

  return createOutgoing(ports, {
    channel: mailChannel,
    async naechstes() {
      const now = clock.now()
      const row = await takeMail(db, { now: now.toISOString(), bis: new Date(now.getTime() + leihfristMs).toISOString() })
      // An unreachable server will not be reachable for the next mail either.
      return row !== null && attempt(row)
    },
  })
}
