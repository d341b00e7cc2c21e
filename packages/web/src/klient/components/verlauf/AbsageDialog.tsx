import type { AbwesenheitEntry } from '@dreiklang/domain/klient/abwesenheit.contract'
import { z } from 'zod'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { useCancelAbwesenheit } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'

interface AbsageDialogProps {
  klientId: string
  geplante: AbwesenheitEntry
  onClose: () => void
}

export function AbsageDialog({ klientId, geplante, onClose }: AbsageDialogProps) {
  const t = useTexts(verlaufTexts)
  const absagen = useCancelAbwesenheit(klientId, geplante.id)
  const deedKey = useDeedKey()
  const {
    form: _form,
    field: _field,
    ...sending
  } = useSchemaForm({
    initialValues: {},
    schema: z.strictObject({}),
    submit: async (nichts) => {
      await absagen.mutateAsync(deedKey(nichts))
      toastSuccess(t('abwesenheit.abgesagtGespeichert'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('abwesenheit.absagenTitel')} sending={sending} submit={t('abwesenheit.absagen')} onClose={onClose}>
      <Text>{t('abwesenheit.ab', { art: t(`abwesenheit.arten.${geplante.art}`), datum: formatDate(geplante.von) })}</Text>
    </FormDialog>
  )
}
