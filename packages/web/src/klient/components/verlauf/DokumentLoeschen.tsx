import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Text } from '../../../ui/layout.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { useLoescheDokument } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'

interface DokumentLoeschenProps {
  klientId: string
  dokumentId: string
  name: string
  onClose: () => void
}

export function DokumentLoeschen({ klientId, dokumentId, name, onClose }: DokumentLoeschenProps) {
  const t = useTexts(verlaufTexts)
  const loeschen = useLoescheDokument(klientId, dokumentId)
  const deedKey = useDeedKey()
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { grund: '' },
    schema: dokumentContract.removeDokument.body,
    submit: async (angaben) => {
      await loeschen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('dokument.geloeschtErledigt'))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('dokument.loeschenTitel')}
      onSubmit={onSubmit}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button look="danger" type="submit" busy={busy}>
            {t('dokument.jetztLoeschen')}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      <Text>{t('dokument.loeschenText', { name })}</Text>
      <TextField {...field('grund')} label={t('dokument.grund')} maxLength={300} required />
    </Dialog>
  )
}
