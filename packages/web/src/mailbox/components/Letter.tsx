import type { Mail, MailPost } from '@dreiklang/domain/mailbox/mail.contract'
import { recipientKinds } from '@dreiklang/domain/mailbox/mailbox'
import { formatDateTime } from '../../shared/format.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { Attachments } from './Attachments.tsx'
import { HtmlView } from './post/HtmlView.tsx'
import { houseOf, nameOf, outsiderOf } from './mailWords.ts'
import classes from './MailPane.module.css'

/** Who has written it, to whom, when and what; shown as the text that it is. */
export function Letter({ mail }: { mail: Mail }) {
  const t = useMailboxTexts()
  const { from, recipients, date, content, post } = mail
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
      {post !== null && <Outside post={post} />}
      <p className={classes.content}>{content}</p>
      {post?.hasHtml === true && <HtmlView mailId={mail.id} />}
      <Attachments mail={mail} />
    </article>
  )
}

/** Those who were written to by their addresses. */
function Outside({ post: { outside } }: { post: MailPost }) {
  const t = useMailboxTexts()
  return recipientKinds.map((kind) => {
    const named = outside.filter((one) => one.kind === kind)
    return named.length === 0 ? null : (
      <div key={kind} className={classes.addressed}>
        {t(`read.${kind}`)}: {named.map(outsiderOf).join(', ')}
      </div>
    )
  })
}
