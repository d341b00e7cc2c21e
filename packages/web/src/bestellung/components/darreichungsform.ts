import { sayDarreichungsform } from '@dreiklang/domain/arzneimittel/darreichungsform'
import { useLanguage } from '../../shared/i18n.ts'

export function useDarreichungsform(): (form: string) => string {
  const language = useLanguage()
  return (form) => sayDarreichungsform(form, language)
}

/** Beside a field in which somebody has written a code; undefined where the words stand in it already. */
export function useCodeInWords(written: string): string | undefined {
  const word = useDarreichungsform()(written)
  return word === written ? undefined : word
}
