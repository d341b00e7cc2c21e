import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { Alert } from '../../../ui/feedback.tsx'
import { useRezeptTexts } from '../../onDemand.texts.ts'
import { findOthersOnRezeptblatt, useRezeptblattNames } from '../rezeptblatt.ts'

const moving: readonly PersonenHandlung[] = ['anApothekeGeben', 'selbstEinloesen', 'rezeptVorlegen', 'rezeptOrtMelden']
const leaving: readonly PersonenHandlung[] = [
  'rezeptKorrigieren',
  'rezeptZurueckziehen',
  'neuAnfordern',
  'neuesRezeptAnfordern',
  'apothekeAblehnen',
  'stornieren',
  'stornoAnfragen',
  'stornoBeantworten',
]

interface RezeptblattHinweisProps {
  handlung: PersonenHandlung
  bestellung: BestellungAnswer
  positionen: readonly PositionAnswer[]
}

/** Before a step that concerns the paper: what else stands on it, and whether it goes along. */
export function RezeptblattHinweis({ handlung, bestellung, positionen }: RezeptblattHinweisProps) {
  const r = useRezeptTexts()
  const names = useRezeptblattNames()
  const others = findOthersOnRezeptblatt(bestellung, positionen)
  const moves = moving.includes(handlung)
  if (others.length === 0 || (!moves && !leaving.includes(handlung))) return null
  return <Alert tone="info">{r(moves ? 'blatt.gehtMit' : 'blatt.bleibt', { andere: names(others) })}</Alert>
}
