import { useKontaktTexts } from '../kontakt.texts.ts'

const bekannt = ['Personal', 'Work', 'Mobile', 'Home'] as const

/** The specification's labels in the language of the screen; a label of someone else's as it came. */
export function useLabelWord(): (label: string) => string {
  const t = useKontaktTexts()
  return (label) => {
    const word = bekannt.find((eines) => eines.toLowerCase() === label.toLowerCase())
    return word === undefined ? label : t(`label.${word}`)
  }
}
