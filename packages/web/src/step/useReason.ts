import { allErrors } from '@dreiklang/domain/errors'
import { useLanguage } from '../shared/i18n.ts'

export function useReason(): (code: string) => string {
  const language = useLanguage()
  return (code) => allErrors[code]?.[language] ?? code
}
