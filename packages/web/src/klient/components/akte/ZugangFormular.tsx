import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Group, Stack } from '../../../ui/layout.ts'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { useSchreibeZugang } from '../../akte.queries.ts'
import { akteTexts } from '../../akte.texts.ts'
import { useFormularFokus } from './bearbeitenFokus.ts'
import { FelderRaster } from './FelderRaster.tsx'
import { zugangFelder } from './felder.ts'
import { type Werte, koerperVon, werteVon } from './werte.ts'

type Body = ReturnType<typeof zugangContract.update.body.parse>

/** Starts empty: whoever enters access data need not have seen the former ones. */
export function ZugangFormular({ klientId, version, onFertig }: { klientId: string; version: number; onFertig: () => void }) {
  const t = useTexts(akteTexts)
  const [initialValues] = useState(() => werteVon(zugangFelder, {}))
  const schreiben = useSchreibeZugang(klientId)
  const deedKey = useDeedKey()
  const formular = useFormularFokus()
  const schemaForm = useSchemaForm<Werte, Body>({
    initialValues,
    schema: zugangContract.update.body,
    toBody: (werte) => ({ ...koerperVon(zugangFelder, werte), version }),
    submit: async (body) => {
      await schreiben.mutateAsync({ body, schluessel: deedKey(body) })
      toastSuccess(t('zugang.gespeichert'))
      onFertig()
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
        <FelderRaster felder={zugangFelder} schemaForm={schemaForm} />
        <Group justify="flex-end" gap="sm">
          <Button look="secondary" onClick={onFertig}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('speichern')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
