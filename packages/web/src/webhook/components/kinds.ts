import type { WebhookKind } from '@dreiklang/domain/webhook/webhook'
import { useWebhookTexts } from '../webhook.texts.ts'

const words = { 'bestellung.created': 'kind.created', 'bestellung.changed': 'kind.changed' } as const satisfies Record<WebhookKind, string>

/** What an event is called on the screen. */
export function useKindWord(): (kind: WebhookKind) => string {
  const t = useWebhookTexts()
  return (kind) => t(words[kind])
}
