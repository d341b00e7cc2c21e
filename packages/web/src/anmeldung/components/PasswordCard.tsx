import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Group, Stack } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { changePassword, useAccountDeed } from '../sicherheit.queries.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'

export function PasswordCard() {
  const t = useTexts(sicherheitTexts)
  // A new form for each change: typed passwords must not stay in the fields.
  const [round, setRound] = useState(0)
  return (
    <Card title={t('password.title')}>
      <PasswordForm
        key={round}
        onDone={() => {
          toastSuccess(t('password.done'))
          setRound(round + 1)
        }}
      />
    </Card>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(sicherheitTexts)
  const change = useAccountDeed(changePassword)
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { alt: '', neu: '' },
    schema: sicherheitContract.changePassword.body,
    submit: async (body) => {
      await change.mutateAsync(body)
      onDone()
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack maw={400}>
        {failure !== null && <ErrorState error={failure} />}
        <ErrorSummary entries={problems} />
        <PasswordField label={t('password.old')} autoComplete="current-password" {...field('alt')} />
        <PasswordField label={t('password.new')} description={t('password.rule')} autoComplete="new-password" {...field('neu')} />
        <Group>
          <Button type="submit" busy={busy}>
            {t('password.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
