import type { Empfaenger } from '@dreiklang/domain/bestellung/schweigepflicht'
import { useQuery } from '@tanstack/react-query'
import { klientQuery } from '../../klient/klient.queries.ts'
import { Alert } from '../../ui/feedback.tsx'
import { checkSchweigepflicht } from './schweigepflicht.ts'

/** Only the nursing service knows what the Klient has agreed to; nothing is stopped by it. */
export function SchweigepflichtAlert({ klientId, empfaenger }: { klientId: string; empfaenger: Empfaenger }) {
  const { data: klient } = useQuery(klientQuery(klientId))
  const warning = klient === undefined ? null : checkSchweigepflicht(empfaenger, klient)
  if (warning === null) return null
  return (
    <Alert tone="warning" urgent>
      {warning}
    </Alert>
  )
}
