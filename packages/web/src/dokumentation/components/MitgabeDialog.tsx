import { type MitgabeAnswer, mitgabeContract } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { sendAlong, mitgabeQuery } from '../dokumentation.queries.ts'
import { mitgabeTexts } from '../mitgabe.texts.ts'
import { useMesszeile } from './anzeige.ts'

interface MitgabeDialogProps {
  hausbesuchId: string
  mitgabe: MitgabeAnswer
  onSchliessen: () => void
}

/** Which of the values of the last weeks the doctor should see. */
export function MitgabeDialog({ hausbesuchId, mitgabe: { version, werte, waehlbar }, onSchliessen }: MitgabeDialogProps) {
  const t = useTexts(mitgabeTexts)
  const messzeile = useMesszeile()
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const bisher = new Set(werte.map(({ id }) => id))
  const { form, ...sending } = useSchemaForm({
    initialValues: { version, messungIds: waehlbar.flatMap(({ id }) => (bisher.has(id) ? [id] : [])) },
    schema: mitgabeContract.save.body,
    submit: async (body) => {
      await sendAlong({ hausbesuchId, body, idempotencyKey: schluessel(body) })
      void client.invalidateQueries({ queryKey: mitgabeQuery(hausbesuchId).queryKey })
      toastSuccess(t('gespeichert'))
      onSchliessen()
    },
  })
  const { messungIds } = form.values
  return (
    <FormDialog title={t('waehlen')} submit={t('mitgeben')} onClose={onSchliessen} sending={sending}>
      <Text size="sm">{t('hilfe')}</Text>
      <Stack gap="sm">
        {waehlbar.map((value) => (
          <Checkbox
            key={value.id}
            label={messzeile(value)}
            checked={messungIds.includes(value.id)}
            onChange={(event) =>
              form.setFieldValue(
                'messungIds',
                event.currentTarget.checked ? [...messungIds, value.id] : messungIds.filter((id) => id !== value.id),
              )
            }
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
