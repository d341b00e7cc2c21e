import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBlattTexts } from '../bestellung.texts.ts'

/** A dosage in one line, as the Medikationsplan writes it: `1-0-1/2-0`. Null when none is given. */
export function useDosierung(): (dosierung: PositionAnswer['dosierung']) => string | null {
  const t = useBlattTexts()
  return (dosierung) => {
    if (dosierung === null) return null
    const { schema, text, lautMedikationsplan } = dosierung
    const dosis = (value: string) => (value === '' ? '0' : value)
    const parts = [
      schema === null ? null : [schema.morgens, schema.mittags, schema.abends, schema.nachts].map(dosis).join('-'),
      text,
      lautMedikationsplan ? t('position.lautPlan') : null,
    ]
    const gesagt = parts.filter((part) => part !== null)
    return gesagt.length === 0 ? null : gesagt.join(', ')
  }
}
