import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { useDeleteDokument } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'

interface DeleteDokumentProps {
  klientId: string
  dokumentId: string
  name: string
  onClose: () => void
}

export function DeleteDokument({ klientId, dokumentId, name, onClose }: DeleteDokumentProps) {
  const t = useTexts(verlaufTexts)
  const loeschen = useDeleteDokument(klientId, dokumentId)
  const deedKey = useDeedKey()
  const { field, ...sending } = useSchemaForm({
    initialValues: { grund: '' },
    schema: dokumentContract.removeDokument.body,
    submit: async (angaben) => {
      await loeschen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('dokument.geloeschtErledigt'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('dokument.loeschenTitel')} sending={sending} submit={t('dokument.jetztLoeschen')} danger onClose={onClose}>
      <Text>{t('dokument.loeschenText', { name })}</Text>
      <TextField {...field('grund')} label={t('dokument.grund')} maxLength={300} required />
    </FormDialog>
  )
}
