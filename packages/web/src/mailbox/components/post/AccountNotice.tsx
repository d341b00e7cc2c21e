import { useQuery } from '@tanstack/react-query'
import { Alert } from '../../../ui/feedback.tsx'
import { accountQuery } from '../../post.queries.ts'
import { useMailboxTexts } from '../../mailbox.texts.ts'

/** Above the list, while the own account cannot be read. */
export function AccountNotice() {
  const t = useMailboxTexts()
  const { data } = useQuery(accountQuery)
  const fault = data?.account?.fault ?? null
  if (fault === null) return null
  return (
    <Alert tone="warning" title={t('account.broken')}>
      {t(`account.fault.${fault}`)}
    </Alert>
  )
}
