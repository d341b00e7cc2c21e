import { type FolgeAnswer, folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import { useTexts } from '../../shared/i18n.ts'
import { Text } from '../../ui/layout.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { StepDialog } from '../../ui/step/StepDialog.tsx'
import { type StepBody, useStep } from '../../ui/step/useStep.ts'
import { TextArea } from '../../ui/TextField.tsx'
import { orNull } from '../../ui/useSchemaForm.ts'
import { settle, reloadFolgen } from '../folge.queries.ts'
import { folgeTexts } from '../folge.texts.ts'

export function ErledigenDialog({ folge, onSchliessen }: { folge: FolgeAnswer; onSchliessen: () => void }) {
  const t = useTexts(folgeTexts)
  const { id: folgeId, art, herkunft, text, stand } = folge
  const withGrund = art === 'HAUSBESUCH' && herkunft === 'NICHT_ANGETROFFEN'
  const form = useStep({
    record: folge,
    schema: folgeContract.done.body,
    values: { grund: '' },
    toBody: ({ grund }): StepBody<typeof folgeContract.done.body> => ({ grund: orNull(grund) }),
    send: (body, idempotencyKey) => settle({ folgeId, body, idempotencyKey }),
    reload: reloadFolgen,
    onDone: () => {
      announce(t('dialog.fertig'))
      onSchliessen()
    },
  })
  return (
    <StepDialog title={t('dialog.titel')} submit={t('erledigen')} form={form} onClose={onSchliessen} shut={stand === 'ERLEDIGT'}>
      {text !== null && <Text>{text}</Text>}
      <TextArea
        {...form.field('grund')}
        label={t(withGrund ? 'dialog.grundPflicht' : 'dialog.grund')}
        required={withGrund}
        maxLength={500}
        data-autofocus
      />
    </StepDialog>
  )
}
