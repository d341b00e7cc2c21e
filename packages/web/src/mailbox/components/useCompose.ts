/** Begins a mail: empty with the signature below, or as an answer that quotes what it answers. */
import { type AnswerKind, writeAnswer } from '@dreiklang/domain/mailbox/mailbox'
import { type Mail, draft as draftSchema } from '@dreiklang/domain/mailbox/mail.contract'
import { writeOutside } from '@dreiklang/domain/mailbox/post'
import type { MailboxSettings } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { contactsQuery } from '../../chat/talk.queries.ts'
import { formatDateTime } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useUser } from '../../shared/session.ts'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { useCreateDraft } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { accountQuery } from '../post.queries.ts'
import { nameOf } from './mailWords.ts'
import type { Outside } from './post/OutsideField.tsx'

/** Whom outside the answer goes to; an address that no server would take is left out. */
async function writeToOutside(queryClient: QueryClient, { post, from, isMine }: Mail, kind: AnswerKind): Promise<Outside> {
  if (post === null) return []
  const { account } = await queryClient.fetchQuery(accountQuery)
  const sender = { name: nameOf(from.contact), address: post.address }
  const all = writeOutside({ ...post, isMine, sender }, { kind, mine: account?.address ?? '' })
  return all.flatMap((one) => draftSchema.shape.outside.safeParse([one]).data ?? [])
}

export function useCompose(settings: MailboxSettings | undefined, onBegun: (id: string) => void) {
  const t = useMailboxTexts()
  const me = useUser().id
  const queryClient = useQueryClient()
  const create = useCreateDraft()
  const signature = settings === undefined || settings.signature === '' ? '' : `\n\n${settings.signature}`

  async function begin(answered: Mail | null, kind: AnswerKind): Promise<void> {
    const id = newIdempotencyKey()
    if (answered === null) {
      await create.mutateAsync({ id, draft: { to: [], cc: [], bcc: [], subject: '', content: signature } })
      onBegun(id)
      return
    }
    const contacts = await queryClient.fetchQuery(contactsQuery())
    const reachable = new Set(contacts.map((contact) => contact.id))
    const draft = writeAnswer(
      { ...answered, senderId: answered.from.personId ?? '' },
      {
        kind,
        me,
        heading: t('answer.heading', { date: formatDateTime(answered.date), name: nameOf(answered.from.contact) }),
        prefix: kind === 'forward' ? t('answer.forward') : t('answer.reply'),
      },
    )
    const outside = await writeToOutside(queryClient, answered, kind)
    const only = (ids: readonly string[]) => ids.filter((one) => reachable.has(one))
    await create.mutateAsync({
      id,
      answers: answered.id,
      forwards: kind === 'forward',
      draft: { ...draft, to: only(draft.to), cc: only(draft.cc), outside, content: `${signature}${draft.content}` },
    })
    const people = new Map([
      [answered.from.personId ?? '', nameOf(answered.from.contact)],
      ...answered.recipients.map((one) => [one.personId, one.name] as const),
    ])
    const leftOut = [...draft.to, ...draft.cc].filter((one) => one !== '' && !reachable.has(one)).map((one) => people.get(one) ?? '')
    if (leftOut.length > 0) toastInfo(t('write.leftOut', { names: leftOut.join(', ') }))
    onBegun(id)
  }

  return {
    compose: () => void begin(null, 'reply').catch(toastError),
    answer: (mail: Mail, kind: AnswerKind) => void begin(mail, kind).catch(toastError),
  }
}
