import {
  type AuskunftFormat,
  type AuskunftZweck,
  auskunftContract,
  auskunftFormate,
  auskunftZwecke,
} from '@dreiklang/domain/klient/auskunft.contract'
import { FormDialog } from '../../../form/Form.tsx'
import { RadioField } from '../../../form/choiceFields.tsx'
import { useSchemaForm } from '../../../form/useSchemaForm.ts'
import { download } from '../../../shared/download.ts'
import { Stack, Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useAuskunftTexts } from '../../klient.texts.ts'

interface Values {
  /** Never preset: it is written to the log. */
  zweck: AuskunftZweck | null
  format: AuskunftFormat
}

export function AuskunftDialog({ klientId, onClose }: { klientId: string; onClose: () => void }) {
  const t = useAuskunftTexts()
  const initialValues: Values = { zweck: null, format: 'pdf' }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: auskunftContract.export.query,
    submit: async (query) => {
      await download(auskunftContract.export, { params: { klientId }, query, fileName: `auskunft.${query.format}` })
      toastSuccess(t('dialog.fertig'))
      onClose()
    },
  })
  const { zweck, format } = form.values
  return (
    <FormDialog title={t('dialog.titel')} sending={sending} submit={t('dialog.erstellen')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('dialog.text')}</Text>
        <RadioField
          id={field('zweck').id}
          error={form.errors['zweck']}
          label={t('dialog.zweck')}
          description={zweck === null ? undefined : t(`dialog.hinweis.${zweck}`)}
          choices={auskunftZwecke.map((value) => ({ value, label: t(`dialog.zwecke.${value}`) }))}
          required
          value={zweck}
          onChange={(neu) => form.setFieldValue('zweck', neu)}
        />
        <RadioField
          label={t('dialog.format')}
          choices={auskunftFormate.map((value) => ({ value, label: t(`dialog.formate.${value}`) }))}
          value={format}
          onChange={(neu) => form.setFieldValue('format', neu)}
        />
        <Text size="sm">{t('dialog.spur')}</Text>
      </Stack>
    </FormDialog>
  )
}
