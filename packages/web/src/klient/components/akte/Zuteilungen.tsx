import { ErrorSummary, FormElement } from '../../../form/Form.tsx'
import { zugangContract, zuteilbarDays } from '@dreiklang/domain/klient/zugang.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { IconTrash } from '@tabler/icons-react'
import { DateField } from '../../../form/DateField.tsx'
import { SelectField } from '../../../form/choiceFields.tsx'
import { useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { Button, IconButton } from '../../../ui/buttons.tsx'
import { Card, Grid, Group, Stack, Text } from '../../../ui/layout.tsx'
import { ErrorState } from '../../../ui/feedback.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useTakeBackZuteilung, useAssign } from '../../akte.queries.ts'
import { useAkteTexts } from '../../klient.texts.ts'

type Stand = ReturnType<typeof zugangContract.readZuteilungen.answer.parse>

export function Zuteilungen({ klientId, stand }: { klientId: string; stand: Stand }) {
  const t = useAkteTexts()
  const zurueck = useTakeBackZuteilung(klientId)
  const takeBack = (personId: string, tag: string) =>
    zurueck.mutate({ personId, tag }, { onSuccess: () => toastSuccess(t('zugang.zurueckgenommen')), onError: toastError })
  return (
    <Card title={t('zugang.zuteilungen')}>
      <Stack gap="md">
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
      </Stack>
    </Card>
  )
}

interface ZuteilungValues {
  personId: string | null
  tag: string | null
}
type Body = ReturnType<typeof zugangContract.addZuteilung.body.parse>

function NewZuteilung({ klientId, zuteilbar }: { klientId: string; zuteilbar: Stand['zuteilbar'] }) {
  const t = useAkteTexts()
  const today = berlinDate(new Date().toISOString())
  const zuteilen = useAssign(klientId)
  const deedKey = useDeedKey()
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm<ZuteilungValues, Body>({
    initialValues: { personId: null, tag: today },
    schema: zugangContract.addZuteilung.body,
    submit: async (body) => {
      await zuteilen.mutateAsync({ body, schluessel: deedKey(body) })
      const name = zuteilbar.find(({ id }) => id === body.personId)?.name ?? ''
      toastSuccess(t('zugang.zugeteilt', { name, tag: formatDate(body.tag) }))
      form.setFieldValue('personId', null)
    },
  })
  return (
    <FormElement onSubmit={onSubmit} aria-label={t('zugang.zuteilen')}>
      <Stack gap="sm">
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        <Grid align="end">
          <Grid.Col span={{ base: 12, sm: 5 }}>
            <SelectField
              {...field('personId')}
              label={t('zugang.person')}
              required
              choices={zuteilbar.map(({ id, name }) => ({ value: id, label: name }))}
            />
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
