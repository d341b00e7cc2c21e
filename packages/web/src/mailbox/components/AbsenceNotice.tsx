import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { absencesQuery } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import type { Person } from './RecipientField.tsx'

const none: readonly [] = []

/** Who of those a mail goes to is away: known before it is sent. */
export function AbsenceNotice({ people }: { people: readonly Person[] }) {
  const t = useMailboxTexts()
  const { data: absences = none } = useQuery(absencesQuery)
  return people.flatMap(({ personId, name }) => {
    const absence = absences.find((one) => one.personId === personId)
    if (absence === undefined) return []
    return [
      <Alert key={personId} tone="info" title={t('absence.is', { name, until: formatDate(absence.until) })}>
        {absence.text}
      </Alert>,
    ]
  })
}
