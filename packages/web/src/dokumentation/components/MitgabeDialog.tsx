import { type MitgabeAnswer, mitgabeAnswer, mitgabeContract } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import { useTexts } from '../../shared/i18n.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { StepDialog } from '../../ui/step/StepDialog.tsx'
import { type StepBody, useStep } from '../../ui/step/useStep.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { sendAlong, mitgabeQuery } from '../dokumentation.queries.ts'
import { mitgabeTexts } from '../mitgabe.texts.ts'
import { useMesszeile } from './anzeige.ts'

interface MitgabeDialogProps {
  hausbesuchId: string
  mitgabe: MitgabeAnswer
  onSchliessen: () => void
}

export function MitgabeDialog({ hausbesuchId, mitgabe, onSchliessen }: MitgabeDialogProps) {
  const t = useTexts(mitgabeTexts)
  const messzeile = useMesszeile()
  const { werte, waehlbar } = mitgabe
  const { queryKey } = mitgabeQuery(hausbesuchId)
  const bisher = new Set(werte.map(({ id }) => id))
  const form = useStep({
    record: mitgabe,
    queryKey,
    answer: mitgabeAnswer,
    schema: mitgabeContract.save.body,
    values: { messungIds: waehlbar.flatMap(({ id }) => (bisher.has(id) ? [id] : [])) },
    toBody: (values): StepBody<typeof mitgabeContract.save.body> => values,
    send: (body, idempotencyKey) => sendAlong({ hausbesuchId, body, idempotencyKey }),
    reload: (client) => client.invalidateQueries({ queryKey }),
    onDone: () => {
      toastSuccess(t('gespeichert'))
      onSchliessen()
    },
  })
  const { messungIds } = form.form.values
  return (
    <StepDialog title={t('waehlen')} submit={t('mitgeben')} form={form} onClose={onSchliessen} shut={!mitgabe.aendern}>
      <Text size="sm">{t('hilfe')}</Text>
      <Stack gap="sm">
        {waehlbar.map((value) => (
          <Checkbox
            key={value.id}
            label={messzeile(value)}
            checked={messungIds.includes(value.id)}
            onChange={(event) =>
              form.form.setFieldValue(
                'messungIds',
                event.currentTarget.checked ? [...messungIds, value.id] : messungIds.filter((id) => id !== value.id),
              )
            }
          />
        ))}
      </Stack>
    </StepDialog>
  )
}
