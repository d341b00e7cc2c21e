import { type FolgeAnswer, folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Text } from '../../ui/layout.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { settle, reloadFolgen } from '../folge.queries.ts'
import { folgeTexts } from '../folge.texts.ts'

/** It is done, or will not be done and why. */
export function ErledigenDialog({ folge, onSchliessen }: { folge: FolgeAnswer; onSchliessen: () => void }) {
  const t = useTexts(folgeTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const { id: folgeId, version, art, herkunft, text } = folge
  const withGrund = art === 'HAUSBESUCH' && herkunft === 'NICHT_ANGETROFFEN'
  const formular = useSchemaForm({
    initialValues: { grund: '' },
    schema: folgeContract.done.body,
    toBody: ({ grund }) => ({ version, grund: grund.trim() === '' ? null : grund }),
    submit: async (body) => {
      try {
        await settle({ folgeId, body, idempotencyKey: schluessel({ folgeId, body }) })
        announce(t('dialog.fertig'))
        onSchliessen()
      } finally {
        void reloadFolgen(client)
      }
    },
  })
  return (
    <FormDialog title={t('dialog.titel')} submit={t('erledigen')} onClose={onSchliessen} sending={formular}>
      {text !== null && <Text>{text}</Text>}
      <TextArea
        {...formular.field('grund')}
        label={t(withGrund ? 'dialog.grundPflicht' : 'dialog.grund')}
        required={withGrund}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  )
}
