import { weitereVorgehen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Grid } from '../../../ui/layout.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import { oderNichts, type SchrittProps, useSchritt } from './useSchritt.ts'

interface Werte {
  klingelversuche: number | null
  telefonversuche: number | null
  nachrichtHinterlassen: boolean
  notfallkontaktInformiert: boolean
  weiteresVorgehen: (typeof weitereVorgehen)[number] | null
  text: string
}

const leer: Werte = {
  klingelversuche: null,
  telefonversuche: null,
  nachrichtHinterlassen: false,
  notfallkontaktInformiert: false,
  weiteresVorgehen: null,
  text: '',
}

/** Nobody at home: what was tried, and what follows. Nothing is prefilled, because every line is a statement. */
export function NichtAntreffenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const formular = useSchritt<Werte>({
    handlung: 'nichtAntreffen',
    ...schritt,
    werte: leer,
    abbild: ({ text, ...rest }) => ({ ...rest, text: oderNichts(text) }),
  })
  const { form, field } = formular
  const { klingelversuche, telefonversuche, weiteresVorgehen } = form.values
  return (
    <SchrittDialog {...schritt} handlung="nichtAntreffen" formular={formular}>
      <Alert tone="info">{t('nichtAngetroffen.hinweis')}</Alert>
      <Grid>
        <Grid.Col span={6}>
          <NumberField {...field('klingelversuche')} value={klingelversuche} label={t('feld.klingel')} required allowDecimal={false} />
        </Grid.Col>
        <Grid.Col span={6}>
          <NumberField {...field('telefonversuche')} value={telefonversuche} label={t('feld.telefon')} required allowDecimal={false} />
        </Grid.Col>
      </Grid>
      <Checkbox {...form.getInputProps('nachrichtHinterlassen', { type: 'checkbox' })} label={t('feld.nachrichtHinterlassen')} />
      <Checkbox {...form.getInputProps('notfallkontaktInformiert', { type: 'checkbox' })} label={t('feld.notfallkontakt')} />
      <RadioField
        {...field('weiteresVorgehen')}
        value={weiteresVorgehen}
        label={t('feld.vorgehen')}
        required
        choices={weitereVorgehen.map((value) => ({ value, label: b(`vorgehen.${value}`) }))}
      />
      <TextArea {...field('text')} label={t('feld.anmerkung')} maxLength={500} />
    </SchrittDialog>
  )
}
