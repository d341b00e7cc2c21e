import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { oderNull } from './vorgaben.ts'

export interface LieferSchrittProps extends SchrittProps {
  lieferung: BestellungAntwort['lieferungen'][number]
}

export function AusliefernDialog({ lieferung, ...schritt }: LieferSchrittProps) {
  const t = useTexts(schritteTexts)
  const { handlung, bestellung, onFertig } = schritt
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: { bote: lieferung.bote ?? '' },
    abbild: ({ bote }) => ({ lieferungId: lieferung.id, bote: oderNull(bote) }),
    onFertig,
  })
  return (
    <SchrittDialog schritt={schritt} formular={formular} hinweis={t('ausliefern.versuch', { nummer: lieferung.versuche.length + 1 })}>
      <TextField {...formular.field('bote')} label={t('feld.bote')} maxLength={120} data-autofocus />
    </SchrittDialog>
  )
}
