import { useKontaktTexts } from '../kontakt.texts.ts'

const known = ['Personal', 'Work', 'Mobile', 'Home'] as const

/** The specification's labels in the language of the screen; a label of someone else's as it came. */
export function useLabelWord(): (label: string) => string {
  const t = useKontaktTexts()
  return (label) => {
    const word = known.find((one) => one.toLowerCase() === label.toLowerCase())
    return word === undefined ? label : t(`label.${word}`)
  }
}
