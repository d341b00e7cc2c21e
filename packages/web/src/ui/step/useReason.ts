import { allErrors } from '@dreiklang/domain/errors'
import { useLanguage } from '../../shared/i18n.ts'

/** The sentence for the code of a refusal, from the table of the trade. */
export function useReason(): (code: string) => string {
  const language = useLanguage()
  return (code) => allErrors[code]?.[language] ?? code
}
