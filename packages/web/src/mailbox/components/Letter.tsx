import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { recipientKinds } from '@dreiklang/domain/mailbox/mailbox'
import { formatDateTime } from '../../shared/format.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { Attachments } from './Attachments.tsx'
import { houseOf, nameOf } from './mailWords.ts'
import classes from './MailPane.module.css'

/** Who has written it, to whom, when and what; shown as the text that it is. */
export function Letter({ mail }: { mail: Mail }) {
  const t = useMailboxTexts()
  const { from, recipients, date, content } = mail
  return (
    <article className={classes.letter}>
      <div className={classes.letterHead}>
        <span>
          <strong>{nameOf(from.contact)}</strong> <span className={classes.house}>{houseOf(from.contact)}</span>
        </span>
        <time dateTime={date} className={classes.when}>
          {formatDateTime(date)}
        </time>
      </div>
      {recipientKinds.map((kind) => {
        const named = recipients.filter((one) => one.kind === kind)
        return named.length === 0 ? null : (
          <div key={kind} className={classes.addressed}>
            {t(`read.${kind}`)}: {named.map(({ name, house }) => `${name} (${house})`).join(', ')}
          </div>
        )
      })}
      <p className={classes.content}>{content}</p>
      <Attachments mail={mail} />
    </article>
  )
}
