import { currentLanguage } from '../shared/i18n.ts'

/** For a screen that tells a reason only after a press: the sentences of all rooms weigh more than such a screen. */
export async function loadReasons(): Promise<(code: string) => string> {
  const { allErrors } = await import('@dreiklang/domain/errors')
  const language = currentLanguage()
  return (code) => allErrors[code]?.[language] ?? code
}
