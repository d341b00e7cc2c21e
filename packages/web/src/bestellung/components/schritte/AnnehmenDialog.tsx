import { useTexts } from '../../../shared/i18n.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { useHeute } from '../useHeute.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'

export function AnnehmenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const heute = useHeute()
  const { handlung, bestellung, positionen, onFertig } = schritt
  const leer: { termin: string | null } = { termin: bestellung.bedarfBis < heute ? null : bestellung.bedarfBis }
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: leer,
    abbild: ({ termin }) => ({ positionIds: positionen.map(({ id }) => id), termin }),
    onFertig,
  })
  return (
    <SchrittDialog schritt={schritt} formular={formular} hinweis={t('annehmen.text')}>
      <DateField
        {...formular.field('termin')}
        value={formular.form.values.termin}
        label={t('feld.termin')}
        description={t('feld.terminHinweis')}
        minDate={heute}
      />
    </SchrittDialog>
  )
}
