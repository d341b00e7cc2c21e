import { ablehnGruende } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { useTexts } from '../../../shared/i18n.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import { oderNichts, type SchrittProps, useSchritt } from './useSchritt.ts'

interface Werte {
  grund: (typeof ablehnGruende)[number] | null
  text: string
}

export function AblehnenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const formular = useSchritt<Werte>({
    handlung: 'ablehnen',
    ...schritt,
    werte: { grund: null, text: '' },
    abbild: ({ grund, text }) => ({ grund, text: oderNichts(text) }),
  })
  const { form, field } = formular
  return (
    <SchrittDialog {...schritt} handlung="ablehnen" formular={formular}>
      <RadioField
        {...field('grund')}
        value={form.values.grund}
        label={t('feld.warumNicht')}
        required
        choices={ablehnGruende.map((value) => ({ value, label: b(`ablehnGrund.${value}`) }))}
      />
      <TextArea {...field('text')} label={t('feld.anmerkung')} maxLength={500} />
    </SchrittDialog>
  )
}
