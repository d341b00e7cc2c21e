import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/buttons.tsx'
import { HtmlFrame } from '../../../ui/HtmlFrame.tsx'
import { showQuery } from '../../../ui/feedback.tsx'
import { htmlQuery } from '../../post.queries.ts'
import { useMailboxTexts } from '../../mailbox.texts.ts'

/** The formatted text of a mail, when it is asked for: the plain text is what everybody can read at once. */
export function HtmlView({ mailId }: { mailId: string }) {
  const t = useMailboxTexts()
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <Button look="subtle" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'post.hideHtml' : 'post.showHtml')}
      </Button>
      {isShown && <Formatted mailId={mailId} />}
    </div>
  )
}

function Formatted({ mailId }: { mailId: string }) {
  const t = useMailboxTexts()
  const { data, state } = showQuery(useQuery(htmlQuery(mailId)), { rows: 3 })
  if (data === undefined) return state
  return (
    <>
      <p>{t('post.noPictures')}</p>
      <HtmlFrame title={t('post.html')} html={data.html ?? ''} />
    </>
  )
}
