import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactsQuery } from '../../chat/talk.queries.ts'
import { Button } from '../../ui/buttons.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { AwayNotice } from './AwayNotice.tsx'
import { OutsideField } from './post/OutsideField.tsx'
import { RecipientField } from './RecipientField.tsx'
import type { useDraft } from './useDraft.ts'

interface RecipientsProps extends Pick<ReturnType<typeof useDraft>, 'written' | 'change'> {
  /** Whom it goes to is what is asked first. */
  isFirst: boolean
}

export function Recipients({ written, change, isFirst }: RecipientsProps) {
  const t = useMailboxTexts()
  const { data: contacts = [] } = useQuery(contactsQuery())
  const { to, cc, bcc, outside } = written
  const [all, setAll] = useState(cc.length + bcc.length > 0)
  const named = new Set([...to, ...cc, ...bcc].map(({ personId }) => personId))
  const free = contacts.filter(({ id }) => !named.has(id)).map(({ id, name, about }) => ({ personId: id, name, house: about }))
  const more = !all && (
    <Button look="subtle" size="sm" onClick={() => setAll(true)}>
      {t('write.more')}
    </Button>
  )
  return (
    <>
      <RecipientField
        label={t('write.to')}
        chosen={to}
        free={free}
        more={more}
        isFirst={isFirst}
        onChange={(next) => change({ to: next })}
      />
      {all && (
        <>
          <RecipientField label={t('write.cc')} chosen={cc} free={free} onChange={(next) => change({ cc: next })} />
          <RecipientField label={t('write.bcc')} chosen={bcc} free={free} onChange={(next) => change({ bcc: next })} />
        </>
      )}
      <OutsideField outside={outside} onChange={(next) => change({ outside: next })} />
      <AwayNotice people={[...to, ...cc, ...bcc]} />
    </>
  )
}
