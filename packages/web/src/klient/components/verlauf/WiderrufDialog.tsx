import { type ErklaerendeRolle, type WiderrufWeg, widerrufWege } from '@dreiklang/domain/klient/einwilligung'
import { type EinwilligungEntry, widerrufAngaben } from '@dreiklang/domain/klient/einwilligung.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { klientTexts } from '../../klient.texts.ts'
import { useRevokeEinwilligung } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { ErklaererFields } from './ErklaererFields.tsx'

interface Values {
  am: string | null
  durch: string
  rolle: ErklaerendeRolle | null
  weg: WiderrufWeg | null
}

interface WiderrufDialogProps {
  klientId: string
  einwilligung: Pick<EinwilligungEntry, 'id' | 'art' | 'erteiltAm'>
  onClose: () => void
}

export function WiderrufDialog({ klientId, einwilligung, onClose }: WiderrufDialogProps) {
  const t = useTexts(verlaufTexts)
  const k = useTexts(klientTexts)
  const heute = berlinDate(new Date().toISOString())
  const widerrufen = useRevokeEinwilligung(klientId, einwilligung.id)
  const deedKey = useDeedKey()
  const initialValues: Values = { am: heute, durch: '', rolle: null, weg: null }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: widerrufAngaben,
    submit: async (angaben) => {
      await widerrufen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('widerruf.erledigt'))
      onClose()
    },
  })
  const { am, rolle, weg } = form.values
  return (
    <FormDialog
      title={t('widerruf.titel', { art: k(`einwilligungArt.${einwilligung.art}`) })}
      size="lg"
      sending={sending}
      submit={t('einwilligung.jetztWiderrufen')}
      danger
      onClose={onClose}
    >
      <Alert tone="warning" title={t('widerruf.folgen')}>
        {t(`widerruf.folge.${einwilligung.art}`)}
      </Alert>
      <Text size="sm">{t('widerruf.sofort')}</Text>
      <DateField
        id={field('am').id}
        error={form.errors['am']}
        label={t('widerruf.am')}
        required
        minDate={einwilligung.erteiltAm}
        maxDate={heute}
        value={am}
        onChange={(neu) => form.setFieldValue('am', neu)}
      />
      <ErklaererFields
        rolle={{ id: field('rolle').id, error: asText(form.errors['rolle']) }}
        wert={rolle}
        onRolle={(neu) => form.setFieldValue('rolle', neu)}
        name={field('durch')}
      />
      <RadioCards
        id={field('weg').id}
        error={form.errors['weg']}
        label={t('widerruf.weg')}
        words="short"
        choices={widerrufWege.map((value) => ({ value, label: t(`widerruf.wege.${value}`) }))}
        value={weg}
        onChange={(neu) => form.setFieldValue('weg', neu)}
      />
    </FormDialog>
  )
}

const asText = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined)
