import { type AnordnungAnswer, anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { anordnungTexts } from '../anordnung.texts.ts'
import { reloadAnordnungen, reject } from '../dokumentation.queries.ts'

/** It was otherwise: how is said to the nursing service. */
export function AblehnungDialog({ anordnung: { id, version }, onSchliessen }: { anordnung: AnordnungAnswer; onSchliessen: () => void }) {
  const t = useTexts(anordnungTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const formular = useSchemaForm({
    initialValues: { version, grund: '' },
    schema: anordnungContract.reject.body,
    submit: async (body) => {
      await reject({ anordnungId: id, body, idempotencyKey: schluessel({ id, body }) })
      void reloadAnordnungen(client)
      onSchliessen()
    },
  })
  return (
    <FormDialog title={t('ablehnenTitel')} submit={t('ablehnen')} onClose={onSchliessen} sending={formular}>
      <TextArea {...formular.field('grund')} label={t('grund')} required maxLength={500} data-autofocus />
    </FormDialog>
  )
}
