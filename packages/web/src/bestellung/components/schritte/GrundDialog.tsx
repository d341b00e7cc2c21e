import { useTexts } from '../../../shared/i18n.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'

interface GrundDialogProps extends SchrittProps {
  handlung: 'stornieren' | 'stornoAnfragen' | 'rezeptZurueckziehen' | 'restErlassen'
}

export function GrundDialog({ handlung, ...schritt }: GrundDialogProps) {
  const t = useTexts(schritteTexts)
  const { bestellung, positionen, onFertig } = schritt
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: { grund: '' },
    abbild: ({ grund }) => ({ positionIds: positionen.map(({ id }) => id), grund }),
    onFertig,
  })
  return (
    <SchrittDialog schritt={{ ...schritt, handlung }} formular={formular} hinweis={t(`grundText.${handlung}`)}>
      <TextArea {...formular.field('grund')} label={t('feld.grundText')} required maxLength={500} data-autofocus />
    </SchrittDialog>
  )
}
