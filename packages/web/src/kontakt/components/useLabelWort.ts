import { useTexts } from '../../shared/i18n.ts'
import { kontaktTexts } from '../kontakt.texts.ts'

const bekannt = ['Personal', 'Work', 'Mobile', 'Home'] as const

/** The specification's labels in the language of the screen; a label of someone else's as it came. */
export function useLabelWort(): (label: string) => string {
  const t = useTexts(kontaktTexts)
  return (label) => {
    const wort = bekannt.find((eines) => eines.toLowerCase() === label.toLowerCase())
    return wort === undefined ? label : t(`label.${wort}`)
  }
}
