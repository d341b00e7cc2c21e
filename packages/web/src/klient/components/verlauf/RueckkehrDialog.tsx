import { type AbwesenheitEntry, abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useTexts } from '../../../shared/i18n.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { useEndAbwesenheit } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'

interface RueckkehrDialogProps {
  klientId: string
  abwesenheit: Pick<AbwesenheitEntry, 'id' | 'von'>
  onClose: () => void
}

export function RueckkehrDialog({ klientId, abwesenheit, onClose }: RueckkehrDialogProps) {
  const t = useTexts(verlaufTexts)
  const heute = berlinDate(new Date().toISOString())
  const beenden = useEndAbwesenheit(klientId, abwesenheit.id)
  const deedKey = useDeedKey()
  const initialValues: { am: string | null } = { am: heute }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: abwesenheitContract.endAbwesenheit.body,
    submit: async (angaben) => {
      await beenden.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('abwesenheit.zurueckGespeichert'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('abwesenheit.zurueckTitel')} sending={sending} submit={t('abwesenheit.zurueckSpeichern')} onClose={onClose}>
      <Text size="sm">{t('abwesenheit.zurueckText')}</Text>
      <DateField {...field('am')} label={t('abwesenheit.zurueckAm')} required minDate={abwesenheit.von} maxDate={heute} />
    </FormDialog>
  )
}
