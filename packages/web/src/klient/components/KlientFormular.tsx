import { klientContract, type KlientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Form, FormActions } from '../../ui/Form.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { klientenPath } from '../klient.paths.ts'
import { klientTexts } from '../klient.texts.ts'
import { AllergienFields } from './AllergienFields.tsx'
import { type KlientValues, klientAbbild, emptyKlient } from './klientValues.ts'
import { PersonFields } from './PersonFields.tsx'
import { VersicherungFields } from './VersicherungFields.tsx'

/** @param save resolves when it is saved; its errors are shown at the fields */
export function KlientFormular({ save }: { save: (angaben: KlientAngaben) => Promise<void> }) {
  const t = useTexts(klientTexts)
  const [gespeichert, setGespeichert] = useState(false)
  const schemaForm = useSchemaForm<KlientValues, KlientAngaben>({
    initialValues: emptyKlient,
    schema: klientContract.create.body,
    toBody: klientAbbild,
    submit: async (angaben) => {
      await save(angaben)
      setGespeichert(true)
    },
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
  return (
    <Form onSubmit={onSubmit} problems={problems} failure={failure} maw={880}>
      <LeaveGuard dirty={() => !gespeichert && !busy && form.isDirty()} />
      <PersonFields {...schemaForm} />
      <VersicherungFields {...schemaForm} />
      <AllergienFields {...schemaForm} />
      <FormActions cancel={t('formular.abbrechen')} onCancel={klientenPath} submit={t('formular.speichern')} busy={busy} />
    </Form>
  )
}
