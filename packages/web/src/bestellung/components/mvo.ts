import type { Rezept } from '@dreiklang/domain/bestellung/rezept.document'
import { useRezeptTexts } from '../onDemand.texts.ts'

/** Which part of a Mehrfachverordnung it is; nothing of any other. */
export function useTeilWords(): (rezept: Pick<Rezept, 'mvo'>) => string[] {
  const t = useRezeptTexts()
  return ({ mvo }) => (mvo === null ? [] : [t('mvo.teil', { nr: mvo.nr, von: mvo.teile.length })])
}
