import { reklamationsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { useTexts } from '../../../shared/i18n.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'

/** E17: what came is wrong, broken or too little. */
export function ReklamierenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const { handlung, bestellung, positionen, onFertig } = schritt
  const geliefert = Math.min(...positionen.map(({ mengeGeliefert }) => mengeGeliefert))
  const anfang: { grund: (typeof reklamationsgruende)[number] | null; text: string; menge: number | null } = {
    grund: null,
    text: '',
    menge: geliefert,
  }
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: anfang,
    abbild: ({ grund, text, menge }) => ({ positionIds: positionen.map(({ id }) => id), grund, text, menge }),
    onFertig,
  })
  return (
    <SchrittDialog schritt={schritt} formular={formular}>
      <RadioField
        {...formular.field('grund')}
        value={formular.form.values.grund}
        label={t('feld.grund')}
        required
        choices={reklamationsgruende.map((value) => ({ value, label: b(`reklamationsgrund.${value}`) }))}
      />
      <NumberField
        {...formular.field('menge')}
        value={formular.form.values.menge}
        label={t('reklamieren.menge')}
        required
        min={1}
        max={geliefert}
        allowDecimal={false}
      />
      <TextArea {...formular.field('text')} label={t('feld.erlaeuterung')} required maxLength={500} />
    </SchrittDialog>
  )
}
