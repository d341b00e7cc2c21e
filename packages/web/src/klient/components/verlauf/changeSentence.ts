/** What was changed in the record, from what to what, in the words in which the record itself shows it. */
import { useAkteTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { useAnzeige } from '../akte/AbschnittFacts.tsx'
import { type Field, fields, zugangFields } from '../akte/fields.ts'
import { valuesOf } from '../akte/values.ts'

interface Change {
  feld: string
  vorher: unknown
  nachher: unknown
}
type Praxen = readonly { id: string; name: string }[]

const allFields: readonly Field[] = [...Object.values(fields).flat(), ...zugangFields]
const findField = (name: string): Field | undefined => allFields.find((field) => field.name === name)

export function useFieldName(): (name: string) => string {
  const t = useAkteTexts()
  return (name) => {
    const field = findField(name)
    return field === undefined ? name : t(`feld.${field.name}`)
  }
}

export function useChangeSentence(): (change: Change, praxen: Praxen) => string {
  const t = useVerlaufTexts()
  const a = useAkteTexts()
  const show = useAnzeige()
  const fieldName = useFieldName()

  function linesOf(name: string, value: unknown, praxen: Praxen): string[] {
    const field = findField(name)
    if (field === undefined) return []
    const shown = show(field, valuesOf([field], { [name]: value, praxen })[name])
    if (shown === null) return field.art === 'ja' ? [a('nein')] : []
    return shown.split('\n')
  }

  return ({ feld, vorher, nachher }, praxen) => {
    const [before, after] = [linesOf(feld, vorher, praxen), linesOf(feld, nachher, praxen)]
    // Entries of a list that stand on both sides were not changed.
    const only = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line)).join('; ') || t('verlauf.nichts')
    return t('verlauf.aenderung', { feld: fieldName(feld), vorher: only(before, after), nachher: only(after, before) })
  }
}
