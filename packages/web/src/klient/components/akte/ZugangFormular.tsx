import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { FormActions } from '../../../ui/Form.tsx'
import { Stack } from '../../../ui/layout.ts'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { useWriteZugang } from '../../akte.queries.ts'
import { akteTexts } from '../../akte.texts.ts'
import { useFormFocus } from './bearbeitenFocus.ts'
import { FieldsGrid } from './FieldsGrid.tsx'
import { zugangFields } from './fields.ts'
import { type Values, valuesOf, zugangBodyOf } from './values.ts'

type Body = ReturnType<typeof zugangContract.update.body.parse>

/** Starts empty: whoever enters access data need not have seen the former ones. */
export function ZugangFormular({ klientId, version, onFinished }: { klientId: string; version: number; onFinished: () => void }) {
  const t = useTexts(akteTexts)
  const [initialValues] = useState(() => valuesOf(zugangFields, {}))
  const schreiben = useWriteZugang(klientId)
  const deedKey = useDeedKey()
  const formular = useFormFocus()
  const schemaForm = useSchemaForm<Values, Body>({
    initialValues,
    schema: zugangContract.update.body,
    toBody: (values) => ({ ...zugangBodyOf(values), version }),
    submit: async (body) => {
      await schreiben.mutateAsync({ body, schluessel: deedKey(body) })
      toastSuccess(t('zugang.gespeichert'))
      onFinished()
    },
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
  return (
    <form
      ref={formular}
      tabIndex={-1}
      noValidate
      aria-label={t('zugang.titel')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <LeaveGuard dirty={() => !busy && form.isDirty()} />
      <Stack gap="md">
        {version > 0 && <Alert tone="warning">{t('zugang.ersetzenText')}</Alert>}
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        <FieldsGrid felder={zugangFields} schemaForm={schemaForm} />
        <FormActions cancel={t('abbrechen')} onCancel={onFinished} submit={t('speichern')} busy={busy} />
      </Stack>
    </form>
  )
}
