/** What a token may do and how long it is valid, in words. */
import type { Scope } from '@dreiklang/domain/shared/machineCalls'
import { useMachineTexts } from '../machine.texts.ts'

const days = ['30', '90', '180', '365'] as const

export function useDaysChoices() {
  const t = useMachineTexts()
  return days.map((value) => ({ value, label: t(`days.${value}`) }))
}

/** The colon of a scope would part a room from a word there. */
const words = {
  'bestellung:read': 'scope.bestellungRead',
  'bestellung:write': 'scope.bestellungWrite',
  'klient:read': 'scope.klientRead',
  'hausbesuch:read': 'scope.hausbesuchRead',
  webhook: 'scope.webhook',
} as const satisfies Record<Scope, string>

export function useScopeWord(): (scope: Scope) => string {
  const t = useMachineTexts()
  return (scope) => t(words[scope])
}
