/** Folders, labels and people of mails in words. */
import { firstLabels, findFolder } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { type Outsider, contactOf } from '@dreiklang/domain/mailbox/post'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { formatDate, formatDayOfYear, formatTime } from '../../shared/format.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

/** The name without the house behind it. */
export const nameOf = (contact: string): string => contact.replace(/ <[^<>]*>$/, '')

/** Somebody outside, with the address once. */
export const outsiderOf = (one: Outsider): string => (one.name === '' ? one.address : contactOf(one))

/** The house alone, without its brackets. */
export const houseOf = (contact: string): string => / <([^<>]*)>$/.exec(contact)?.[1] ?? ''

/** The hour of today, the day of earlier ones, with the year of another year. */
export function shortDate(date: string, today: string): string {
  const day = berlinDate(date)
  if (day === today) return formatTime(date)
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(date) : formatDate(date)
}

/** The first labels speak the language of the screen, as long as nobody has renamed them. */
export function useLabelTitle(): (label: MailLabel) => string {
  const t = useMailboxTexts()
  return ({ id, title }) => {
    const first = firstLabels.find((one) => one.id === id && one.title === title)
    return first === undefined ? title : t(`labelOf.${first.slug}`)
  }
}

export function useSubjectOf(): (mail: Pick<Mail, 'subject'>) => string {
  const t = useMailboxTexts()
  return ({ subject }) => (subject === '' ? t('noSubject') : subject)
}

export const folderOf = ({ folder }: Pick<Mail, 'folder'>) => findFolder(folder) ?? 'inbox'

/** Whom the row is about: who has written, or to whom one has written oneself. */
export function useOtherOf(): (mail: Mail) => string {
  const t = useMailboxTexts()
  return ({ isMine, from, recipients, post }) => {
    if (!isMine) return nameOf(from.contact)
    const outside = (post?.outside ?? []).map(({ name, address }) => (name === '' ? address : name))
    const names = [...recipients.map(({ name }) => name), ...outside].join(', ')
    return t('to', { names: names === '' ? t('noRecipient') : names })
  }
}
