import { type Absagender, absageGruende } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import { oderNichts, type SchrittProps, useSchritt } from './useSchritt.ts'

/** In whose name this side can call off; the nursing service speaks for the Klient, too. */
const namen: Record<Seite, readonly Absagender[]> = {
  PFLEGE: ['KLIENT', 'PFLEGE'],
  ARZT: ['KLIENT', 'PRAXIS'],
  APOTHEKE: ['KLIENT', 'APOTHEKE'],
}

interface Werte {
  durch: Absagender | null
  grund: (typeof absageGruende)[number] | null
  text: string
  berechnung: boolean
}

export function AbsagenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const formular = useSchritt<Werte>({
    handlung: 'absagen',
    ...schritt,
    werte: { durch: null, grund: null, text: '', berechnung: false },
    abbild: ({ text, ...rest }) => ({ ...rest, text: oderNichts(text) }),
  })
  const { form, field } = formular
  return (
    <SchrittDialog {...schritt} handlung="absagen" formular={formular}>
      <RadioField
        {...field('durch')}
        value={form.values.durch}
        label={t('feld.werSagtAb')}
        required
        choices={namen[schritt.besuch.seite].map((value) => ({ value, label: b(`absagender.${value}`) }))}
      />
      <SelectField
        {...field('grund')}
        value={form.values.grund}
        label={t('feld.warum')}
        required
        allowDeselect={false}
        choices={absageGruende.map((value) => ({ value, label: b(`absageGrund.${value}`) }))}
      />
      <TextArea {...field('text')} label={t('feld.anmerkung')} maxLength={500} />
      {schritt.besuch.plan !== null && (
        <Checkbox {...form.getInputProps('berechnung', { type: 'checkbox' })} label={t('feld.berechnung')} />
      )}
    </SchrittDialog>
  )
}
