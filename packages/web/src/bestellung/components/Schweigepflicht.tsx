import { type Empfaenger, isReleasedTo } from '@dreiklang/domain/bestellung/schweigepflicht'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { useQuery } from '@tanstack/react-query'
import { klientQuery } from '../../klient/klient.queries.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Alert } from '../../ui/feedback.tsx'

const codes = { PRAXIS: 'versand.schweigepflicht_praxis', APOTHEKE: 'versand.schweigepflicht_apotheke' } as const

/** The sentence that the draft says as well; null where the record has a release, or none is needed. */
export function useSchweigepflichtSentence() {
  const language = useLanguage()
  const sentences = { PRAXIS: fieldSentences[codes.PRAXIS]?.[language], APOTHEKE: fieldSentences[codes.APOTHEKE]?.[language] }
  return {
    sentences,
    warningOf(empfaenger: Empfaenger, { hausarzt, apothekenwahl, einwilligungen }: KlientAnswer): string | null {
      const released = isReleasedTo(empfaenger, {
        hausarztId: hausarzt?.id ?? null,
        apothekeId: apothekenwahl?.apothekeId ?? null,
        einwilligungen: einwilligungen.filter(({ gilt }) => gilt).map(({ art }) => art),
      })
      return released ? null : (sentences[empfaenger.art] ?? null)
    },
  }
}

/** Only the nursing service knows what the Klient has agreed to; nothing is stopped by it. */
export function SchweigepflichtAlert({ klientId, empfaenger }: { klientId: string; empfaenger: Empfaenger }) {
  const { warningOf } = useSchweigepflichtSentence()
  const { data: klient } = useQuery(klientQuery(klientId))
  const warning = klient === undefined ? null : warningOf(empfaenger, klient)
  if (warning === null) return null
  return (
    <Alert tone="warning" urgent>
      {warning}
    </Alert>
  )
}
