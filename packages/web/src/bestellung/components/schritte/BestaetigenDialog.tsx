import { useTexts } from '../../../shared/i18n.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'

/** Steps without words: they say what follows and ask once. */
export function BestaetigenDialog({ handlung, ...schritt }: SchrittProps & { handlung: 'selbstEinloesen' | 'neuAnfordern' }) {
  const t = useTexts(schritteTexts)
  const { bestellung, positionen, onFertig } = schritt
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: {},
    abbild: () => ({ positionIds: positionen.map(({ id }) => id) }),
    onFertig,
  })
  return <SchrittDialog schritt={{ ...schritt, handlung }} formular={formular} hinweis={t(`bestaetigen.${handlung}`)} />
}
