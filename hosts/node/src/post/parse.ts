/** From the bytes of a mail to its parts. */
import type { PostOutsider } from '@dreiklang/domain/mailbox/post.document'
import type { ReceivedPost } from '@dreiklang/server/postPort'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'

type Kind = PostOutsider['kind']

const listOf = (value: string | string[] | undefined): string[] => [value ?? []].flat()

function peopleOf(kind: Kind, addresses: AddressObject | AddressObject[] | undefined): PostOutsider[] {
  const all = [addresses ?? []].flat().flatMap(({ value }) => value)
  // A group has people within and no address of its own.
  return all
    .flatMap((one) => one.group ?? [one])
    .flatMap(({ name, address }) => (address === undefined || address === '' ? [] : [{ kind, name: name.slice(0, 200), address }]))
}

/** The nearest one first. */
const answersOf = ({ inReplyTo, references }: ParsedMail): string[] => [
  ...new Set([...listOf(inReplyTo), ...listOf(references).toReversed()].filter((id) => id !== '')),
]

type Parts = Omit<ReceivedPost, 'uid' | 'seen' | 'flagged' | 'receivedAt' | 'isCut'>

/** Of bytes that the library cannot read: one such mail must not keep all later ones away. */
export const unreadPost: Parts = {
  messageId: null,
  answers: [],
  from: { name: '', address: '' },
  recipients: [],
  subject: '',
  text: '',
  html: null,
  files: [],
}

/** @throws what the library throws for bytes that are no mail */
export async function parsePost(source: Uint8Array): Promise<Parts> {
  // Pictures that stand in the text are files of it; as text they would be as long again.
  const mail = await simpleParser(Buffer.from(source), { skipImageLinks: true, maxHtmlLengthToParse: 2_000_000 })
  const [from] = peopleOf('to', mail.from)
  return {
    messageId: mail.messageId ?? null,
    answers: answersOf(mail).slice(0, 50),
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    recipients: [...peopleOf('to', mail.to), ...peopleOf('cc', mail.cc), ...peopleOf('bcc', mail.bcc)],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: typeof mail.html === 'string' ? mail.html : null,
    files: mail.attachments.map(({ filename, content }, i) => ({ name: filename ?? `datei-${i + 1}`, bytes: new Uint8Array(content) })),
  }
}
