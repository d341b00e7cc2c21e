import { zugangContract, zuteilbarDays } from '@dreiklang/domain/klient/zugang.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { IconEye, IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField } from '../../../form/DateField.tsx'
import { ErrorSummary, FormElement } from '../../../form/Form.tsx'
import { SelectField, namedChoices } from '../../../form/choiceFields.tsx'
import { useDeedForm } from '../../../form/useDeedForm.ts'
import { call } from '../../../shared/apiClient.ts'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { Alert, EmptyState, ErrorState, showQuery } from '../../../ui/feedback.tsx'
import { Button, IconButton, Link } from '../../../ui/buttons.tsx'
import { Card, Facts, Grid, Group, Stack, Text } from '../../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useReadZugang, useTakeBackZuteilung, useZuteilungenChanged, zuteilungenQuery } from '../../akte.queries.ts'
import { klientBereichPath } from '../../klient.paths.ts'
import { useAkteTexts } from '../../klient.texts.ts'
import { useAnzeige } from './AbschnittFacts.tsx'
import { FieldsForm, useEdit } from './FieldsGrid.tsx'
import { zugangFields } from './fields.ts'
import { valuesOf, zugangBodyOf } from './values.ts'

export function ZugangBereich({ klientId }: { klientId: string }) {
  const t = useAkteTexts()
  const { bearbeiten: write, setBearbeiten: setSchreiben, knopf } = useEdit()
  const { data, state } = showQuery(useQuery(zuteilungenQuery(klientId)), { rows: 2, height: 120 })
  if (data === undefined) return state
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
        gap="md"
      >
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

/** Starts empty: whoever enters access data need not have seen the former ones. */
function ZugangFormular({ klientId, version, onFinished }: { klientId: string; version: number; onFinished: () => void }) {
  const t = useAkteTexts()
  const [initialValues] = useState(() => valuesOf(zugangFields, {}))
  const changed = useZuteilungenChanged(klientId)
  const schemaForm = useDeedForm({
    initialValues,
    schema: zugangContract.update.body,
    toBody: (values) => ({ ...zugangBodyOf(values), version }),
    send: async (body, deedKey) => {
      await call(zugangContract.update, { params: { klientId }, body, idempotencyKey: deedKey(body) })
      await changed()
    },
    done: () => t('zugang.gespeichert'),
    onDone: onFinished,
  })
  return (
    <FieldsForm
      label={t('zugang.titel')}
      felder={zugangFields}
      schemaForm={schemaForm}
      onFinished={onFinished}
      warning={version > 0 && <Alert tone="warning">{t('zugang.ersetzenText')}</Alert>}
    />
  )
}

type Stand = ReturnType<typeof zugangContract.readZuteilungen.answer.parse>

function Zuteilungen({ klientId, stand }: { klientId: string; stand: Stand }) {
  const t = useAkteTexts()
  const zurueck = useTakeBackZuteilung(klientId)
  const takeBack = (personId: string, tag: string) =>
    zurueck.mutate({ personId, tag }, { onSuccess: () => toastSuccess(t('zugang.zurueckgenommen')), onError: toastError })
  return (
    <Card title={t('zugang.zuteilungen')} gap="md">
      {stand.zuteilungen.length === 0 && <Text>{t('zugang.keineZuteilung')}</Text>}
      {stand.zuteilungen.length > 0 && (
        <ul style={{ listStyle: 'none', padding: 0 }}>
          {stand.zuteilungen.map(({ personId, name, tag }) => (
            <li key={`${tag} ${personId}`}>
              <Group gap="sm">
                <Text>
                  {formatDate(tag)}: {name}
                </Text>
                {stand.darfPflegen && (
                  <IconButton
                    label={t('zugang.zurueck', { name, tag: formatDate(tag) })}
                    icon={<IconTrash size={20} aria-hidden />}
                    onClick={() => takeBack(personId, tag)}
                  />
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
      {stand.darfPflegen && <NewZuteilung klientId={klientId} zuteilbar={stand.zuteilbar} />}
    </Card>
  )
}

interface ZuteilungValues {
  personId: string | null
  tag: string | null
}

function NewZuteilung({ klientId, zuteilbar }: { klientId: string; zuteilbar: Stand['zuteilbar'] }) {
  const t = useAkteTexts()
  const today = berlinDate(new Date().toISOString())
  const changed = useZuteilungenChanged(klientId)
  const initialValues: ZuteilungValues = { personId: null, tag: today }
  const { form, field, onSubmit, busy, problems, failure } = useDeedForm({
    initialValues,
    schema: zugangContract.addZuteilung.body,
    send: async (body, deedKey) => {
      await call(zugangContract.addZuteilung, { params: { klientId }, body, idempotencyKey: deedKey(body) })
      await changed()
    },
    done: ({ personId, tag }) =>
      t('zugang.zugeteilt', { name: zuteilbar.find(({ id }) => id === personId)?.name ?? '', tag: formatDate(tag) }),
    onDone: (): void => form.setFieldValue('personId', null),
  })
  return (
    <FormElement onSubmit={onSubmit} aria-label={t('zugang.zuteilen')}>
      <Stack gap="sm">
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        <Grid align="end">
          <Grid.Col span={{ base: 12, sm: 5 }}>
            <SelectField {...field('personId')} label={t('zugang.person')} required choices={namedChoices(zuteilbar)} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <DateField {...field('tag')} label={t('zugang.tag')} required minDate={today} maxDate={plusDays(today, zuteilbarDays)} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 3 }}>
            <Button type="submit" look="secondary" busy={busy}>
              {t('zugang.zuteilen')}
            </Button>
          </Grid.Col>
        </Grid>
      </Stack>
    </FormElement>
  )
}
