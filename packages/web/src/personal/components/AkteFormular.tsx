import { type PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Group, Text } from '../../ui/layout.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { akteTexts } from '../akte.texts.ts'
import { useChangeAkte } from '../personal.queries.ts'
import { NachweisFields } from './NachweisFields.tsx'
import { StellenFields } from './StellenFields.tsx'
import { akteAbbild, akteValues } from './akteValues.ts'

export function AkteFormular({ person }: { person: PersonAnswer & { vertrag: NonNullable<PersonAnswer['vertrag']> } }) {
  const t = useTexts(akteTexts)
  const aendere = useChangeAkte(person.id)
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: akteValues(person),
    schema: personalContract.updatePerson.body,
    toBody: (values) => akteAbbild(values, person),
    submit: async (body) => {
      await aendere.mutateAsync(body)
      form.resetDirty()
      toastSuccess(t('gespeichert'))
    },
  })
  const teile = { person, form, field }
  return (
    <Form onSubmit={onSubmit} problems={problems} failure={failure} gap="lg">
      <LeaveGuard dirty={() => form.isDirty()} />
      {person.vertrag.schweigepflichtAm === null && <Alert tone="warning">{t('feld.schweigepflichtFehlt')}</Alert>}
      <Card title={t('karte.person')}>
        <StellenFields {...teile} />
      </Card>
      <Card title={t('karte.vertrag')}>
        <NachweisFields {...teile} />
      </Card>
      <Group gap="md">
        <Button type="submit" busy={busy}>
          {t('speichern')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('rechte')}
        </Text>
      </Group>
    </Form>
  )
}
