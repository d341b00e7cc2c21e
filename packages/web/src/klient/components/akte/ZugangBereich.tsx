import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { IconEye, IconKey, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorSummary, FormActions, FormElement } from '../../../form/Form.tsx'
import { LeaveGuard } from '../../../form/LeaveGuard.tsx'
import { useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDateTime } from '../../../shared/format.ts'
import { Alert, EmptyState, ErrorState, ListSkeleton } from '../../../ui/feedback.tsx'
import { Button, Link } from '../../../ui/buttons.tsx'
import { Card, Facts, Group, Stack, Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useReadZugang, zuteilungenQuery, useWriteZugang } from '../../akte.queries.ts'
import { klientBereichPath } from '../../klient.paths.ts'
import { useAkteTexts } from '../../klient.texts.ts'
import { FieldsGrid } from './FieldsGrid.tsx'
import { Zuteilungen } from './Zuteilungen.tsx'
import { useAnzeige } from './anzeige.ts'
import { useEdit, useFormFocus } from './bearbeitenFocus.ts'
import { zugangFields } from './fields.ts'
import { valuesOf, type Values, zugangBodyOf } from './values.ts'

export function ZugangBereich({ klientId }: { klientId: string }) {
  const t = useAkteTexts()
  const { bearbeiten: write, setBearbeiten: setSchreiben, knopf } = useEdit()
  const { data, error, refetch } = useQuery(zuteilungenQuery(klientId))
  if (data === undefined)
    return error === null ? <ListSkeleton rows={2} height={120} /> : <ErrorState error={error} onRetry={() => void refetch()} />
  const { zugang, darfSehen, darfPflegen } = data
  const beschriftung = t(zugang === null ? 'zugang.schreiben' : 'zugang.ersetzen')
  return (
    <Stack gap="md">
      <Card
        title={t('zugang.titel')}
        actions={
          darfPflegen &&
          !write && (
            <Button ref={knopf} look="secondary" icon={<IconPencil size={18} aria-hidden />} onClick={() => setSchreiben(true)}>
              {beschriftung}
            </Button>
          )
        }
      >
        <Stack gap="md">
          <Alert tone="info">{t('zugang.regel')}</Alert>
          {write && <ZugangFormular klientId={klientId} version={zugang?.version ?? 0} onFinished={() => setSchreiben(false)} />}
          {!write && zugang === null && (
            <EmptyState icon={<IconKey size={28} />} title={t('zugang.nichts')}>
              {t('zugang.nichtsText')}
            </EmptyState>
          )}
          {!write && zugang !== null && (
            <>
              <Text>{t('zugang.hinterlegt', { am: formatDateTime(zugang.geaendertAm), von: zugang.von })}</Text>
              {/* Remounted with each version, so that outdated access data are never shown. */}
              {darfSehen ? <Content key={zugang.version} klientId={klientId} /> : <Text c="dimmed">{t('zugang.verschlossen')}</Text>}
            </>
          )}
          <div>
            <Link to={klientBereichPath(klientId, 'einsicht')}>{t('zugang.einsicht')}</Link>
          </div>
        </Stack>
      </Card>
      <Zuteilungen klientId={klientId} stand={data} />
    </Stack>
  )
}

function Content({ klientId }: { klientId: string }) {
  const t = useAkteTexts()
  const show = useAnzeige()
  const read = useReadZugang(klientId)
  const values = valuesOf(zugangFields, read.data ?? {})
  return (
    <Stack gap="sm">
      {read.error !== null && <ErrorState error={read.error} />}
      {read.data !== undefined && (
        <Facts
          facts={zugangFields.flatMap((field) => {
            const text = show(field, values[field.name])
            return text === null ? [] : [{ label: t(`feld.${field.name}`), value: <strong>{text}</strong> }]
          })}
        />
      )}
      <Group>
        {read.data === undefined ? (
          <Button busy={read.isPending} icon={<IconEye size={18} aria-hidden />} onClick={() => read.mutate()}>
            {t('zugang.zeigen')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => read.reset()}>
            {t('zugang.verbergen')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

type Body = ReturnType<typeof zugangContract.update.body.parse>

/** Starts empty: whoever enters access data need not have seen the former ones. */
function ZugangFormular({ klientId, version, onFinished }: { klientId: string; version: number; onFinished: () => void }) {
  const t = useAkteTexts()
  const [initialValues] = useState(() => valuesOf(zugangFields, {}))
  const write = useWriteZugang(klientId)
  const deedKey = useDeedKey()
  const formular = useFormFocus()
  const schemaForm = useSchemaForm<Values, Body>({
    initialValues,
    schema: zugangContract.update.body,
    toBody: (values) => ({ ...zugangBodyOf(values), version }),
    submit: async (body) => {
      await write.mutateAsync({ body, schluessel: deedKey(body) })
      toastSuccess(t('zugang.gespeichert'))
      onFinished()
    },
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
  return (
    <FormElement onSubmit={onSubmit} ref={formular} tabIndex={-1} aria-label={t('zugang.titel')}>
      <LeaveGuard dirty={() => !busy && form.isDirty()} />
      <Stack gap="md">
        {version > 0 && <Alert tone="warning">{t('zugang.ersetzenText')}</Alert>}
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        <FieldsGrid felder={zugangFields} schemaForm={schemaForm} />
        <FormActions cancel={t('abbrechen')} onCancel={onFinished} submit={t('speichern')} busy={busy} />
      </Stack>
    </FormElement>
  )
}
