import { alleFehler } from '@dreiklang/domain/errors'
import { useLanguage } from '../../shared/i18n.ts'

/** The sentence for the code of a refusal, from the table of the trade. */
export function useGrundSatz(): (code: string) => string {
  const sprache = useLanguage()
  return (code) => alleFehler[code]?.[sprache] ?? code
}
