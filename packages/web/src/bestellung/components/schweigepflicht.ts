/** The sentence that the draft says as well, for whoever sends an order on. */
import { type Empfaenger, isReleasedTo } from '@dreiklang/domain/bestellung/schweigepflicht'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import type { QueryClient } from '@tanstack/react-query'
import { klientQuery } from '../../klient/klient.queries.ts'
import { currentLanguage } from '../../shared/i18n.ts'

const codes = { PRAXIS: 'versand.schweigepflicht_praxis', APOTHEKE: 'versand.schweigepflicht_apotheke' } as const

/** Of whoever has no release in the record. */
export const sayUnreleased = (art: Empfaenger['art']): string | null => fieldSentences[codes[art]]?.[currentLanguage()] ?? null

/** Null where the record has a release, or none is needed. */
export function checkSchweigepflicht(empfaenger: Empfaenger, { hausarzt, apothekenwahl, einwilligungen }: KlientAnswer): string | null {
  const released = isReleasedTo(empfaenger, {
    hausarztId: hausarzt?.id ?? null,
    apothekeId: apothekenwahl?.apothekeId ?? null,
    einwilligungen: einwilligungen.filter(({ gilt }) => gilt).map(({ art }) => art),
  })
  return released ? null : sayUnreleased(empfaenger.art)
}

export const loadSchweigepflichtWarning = async (client: QueryClient, klientId: string, empfaenger: Empfaenger): Promise<string | null> =>
  checkSchweigepflicht(empfaenger, await client.fetchQuery(klientQuery(klientId)))
