import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { awayPeopleQuery } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import type { Person } from './RecipientField.tsx'

const none: readonly [] = []

/** Who of those a mail goes to is away: known before it is sent. */
export function AwayNotice({ people }: { people: readonly Person[] }) {
  const t = useMailboxTexts()
  const { data: awayPeople = none } = useQuery(awayPeopleQuery)
  return people.flatMap(({ personId, name }) => {
    const away = awayPeople.find((one) => one.personId === personId)
    if (away === undefined) return []
    return [
      <Alert key={personId} tone="info" title={t('away.is', { name, until: formatDate(away.until) })}>
        {away.text}
      </Alert>,
    ]
  })
}
