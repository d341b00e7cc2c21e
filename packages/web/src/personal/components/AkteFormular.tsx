import { type PersonAntwort } from '@dreiklang/domain/personal/akte.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { akteTexts } from '../akte.texts.ts'
import { useAendereAkte } from '../personal.queries.ts'
import { NachweisFelder } from './NachweisFelder.tsx'
import { StellenFelder } from './StellenFelder.tsx'
import { akteAbbild, akteWerte } from './akteWerte.ts'

export function AkteFormular({ person }: { person: PersonAntwort & { vertrag: NonNullable<PersonAntwort['vertrag']> } }) {
  const t = useTexts(akteTexts)
  const aendere = useAendereAkte(person.id)
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: akteWerte(person),
    schema: personalContract.updatePerson.body,
    toBody: (werte) => akteAbbild(werte, person),
    submit: async (body) => {
      await aendere.mutateAsync(body)
      form.resetDirty()
      toastSuccess(t('gespeichert'))
    },
  })
  const teile = { person, form, field }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <LeaveGuard dirty={() => form.isDirty()} />
      <Stack gap="lg">
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        {person.vertrag.schweigepflichtAm === null && <Alert tone="warning">{t('feld.schweigepflichtFehlt')}</Alert>}
        <Card title={t('karte.person')}>
          <StellenFelder {...teile} />
        </Card>
        <Card title={t('karte.vertrag')}>
          <NachweisFelder {...teile} />
        </Card>
        <Group gap="md">
          <Button type="submit" busy={busy}>
            {t('speichern')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('rechte')}
          </Text>
        </Group>
      </Stack>
    </form>
  )
}
