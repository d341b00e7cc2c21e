import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { Alert } from '../../../ui/feedback.tsx'
import { useListTexts } from '../../bestellung.texts.ts'
import { allergienOf } from '../allergien.ts'
import { useAllergienAgainst } from '../allergieSentence.ts'

/** In red only what concerns these medicines; the other known allergies are told, so that a person can judge them. */
export function AllergieHinweis({ klient, positionen }: Pick<BestellungAnswer, 'klient'> & { positionen: readonly PositionAnswer[] }) {
  const t = useListTexts()
  const against = useAllergienAgainst()
  const allergien = allergienOf(klient?.allergien ?? null)
  if (allergien.art !== 'bekannt') return null
  const sentences = positionen.flatMap((position) => against(klient, position))
  return (
    <>
      {[...new Set(sentences)].map((one) => (
        <Alert key={one} tone="danger" says="note" title={one} />
      ))}
      <Alert tone="info" title={t('allergienBekannt', { allergien: allergien.liste })} />
    </>
  )
}
