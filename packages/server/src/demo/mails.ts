/** Mails in the mailboxes of the demo: German between the first houses of each side, English between the second ones. */
import { firstLabels, folderIdOf } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { notificationSettingsContract } from '@dreiklang/domain/notification/notification.contract'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { type Regie, akteurOf, atWork } from './director.ts'
import { type DemoMail, type Mark, type Writer, earlierMails } from './mailTexts.ts'
import { latestMails } from './mailTextsToday.ts'
import type { Ensemble } from './personen.ts'

const mails: readonly DemoMail[] = [...earlierMails, ...latestMails]
const writers: readonly Writer[] = ['pflege-admin', 'pfleger', 'apotheke-admin', 'apotheker', 'arzt-admin', 'arzt']

/** The second house of each side writes English. */
const languages = ['de', 'en'] as const
type Language = (typeof languages)[number]

/** The same ids in each filling of it: what was made before it was cut off is found and not made twice. */
const idOf = (language: Language, kind: 'a' | 'b', nr: number) =>
  `ae10000${languages.indexOf(language)}-0000-4000-8000-00000000${kind}${String(nr).padStart(3, '0')}`

interface Stage {
  regie: Regie
  language: Language
  whoIs: (writer: Writer) => ReturnType<typeof akteurOf>
}

export async function writeMails(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const language of languages) {
    const stage = { regie, language, whoIs: (writer: Writer) => akteurOf(ensemble, language === 'de' ? writer : `${writer}2`) }
    await tellOfMails(stage, false)
    for (const [nr, mail] of mails.entries()) await write(stage, { mail, nr })
    await tellOfMails(stage, true)
  }
}

/** A word about each of them would hide what the messages tell of orders. */
async function tellOfMails({ regie, whoIs }: Stage, inApp: boolean): Promise<void> {
  for (const writer of writers)
    await regie.call(notificationSettingsContract.update, whoIs(writer), { body: { themen: [{ id: 'post', inApp }] } })
}

async function write(stage: Stage, { mail, nr }: { mail: DemoMail; nr: number }): Promise<void> {
  const { regie, language, whoIs } = stage
  const say = (pair: readonly [string, string]): string => pair[languages.indexOf(language)] ?? ''
  const { from, to, cc = [], answers, file, stays, hoursAgo } = mail
  const id = idOf(language, 'a', nr)
  const who = whoIs(from)
  const idsOf = (people: readonly Writer[]) => people.map((one) => whoIs(one).personId)
  regie.stelle(atWork(new Date(regie.beginn.getTime() - hoursAgo * 3_600_000)))
  const draft = { to: idsOf(to), cc: idsOf(cc), bcc: [], subject: say(mail.subject), content: say(mail.text) }
  const made = await regie.call(mailboxContract.createDraft, who, {
    body: { id, draft, ...(answers !== undefined && { answers: idOf(language, 'a', answers) }) },
  })
  if (made.status === 'draft' && file !== undefined)
    await regie.call(mailboxContract.attach, who, {
      query: { id, attachmentId: idOf(language, 'b', nr), dateiName: say(file) },
      file: pageWith(draft.subject),
    })
  if (stays === 'draft') return
  await send(stage, { mail, made })
}

async function send({ regie, whoIs }: Stage, { mail, made }: { mail: DemoMail; made: Mail }): Promise<void> {
  const { id, version } = made
  const who = whoIs(mail.from)
  if (mail.stays === 'tomorrow') {
    const tomorrow = plusDays(berlinDate(regie.beginn.toISOString()), 1)
    await regie.call(mailboxContract.send, who, { body: { id, version, sendAt: berlinInstant(tomorrow, '07:30') } })
    return
  }
  await regie.call(mailboxContract.send, who, { body: { id, version } })
  await regie.call(mailboxContract.deliver, who, { body: { id } })
  for (const one of [...mail.to, ...(mail.cc ?? [])]) await mark(regie, whoIs(one), { id, mark: mail.marks?.[one] ?? {} })
}

async function mark(regie: Regie, who: ReturnType<typeof akteurOf>, { id, mark: made }: { id: string; mark: Mark }): Promise<void> {
  const { unread = false, starred = false, important = false, labels = [], folder = 'inbox' } = made
  // A mailbox begins with its labels when it is looked into.
  await regie.call(mailboxContract.labels, who)
  await regie.call(mailboxContract.update, who, {
    body: {
      id,
      mail: {
        unread,
        starred,
        important,
        folder: folderIdOf(folder),
        labels: firstLabels.filter(({ slug }) => labels.includes(slug)).map((label) => label.id),
      },
    },
  })
}

/** Width and height in points. */
const a4 = [595, 842]

/** A PDF of one page with this line on it, so that what is attached opens. */
function pageWith(line: string): Uint8Array {
  // The fonts that every reader has know these letters under the same numbers as Unicode; brackets and backslashes have a meaning.
  const text = `BT /F1 20 Tf ${[72, 760].join(' ')} Td (${line.replaceAll(/[()\\]/g, (letter) => `\\${letter}`)}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.join(' ')}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let pdf = '%PDF-1.4\n'
  const places: string[] = []
  for (const [i, object] of objects.entries()) {
    places.push(`${String(pdf.length).padStart(10, '0')} 00000 n \n`)
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`
  }
  const end = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Uint8Array.from(pdf + end, (letter) => letter.charCodeAt(0))
}
