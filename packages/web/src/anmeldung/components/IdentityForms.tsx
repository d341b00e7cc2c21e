import { ErrorSummary, FormElement } from '../../form/Form.tsx'
import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { useState } from 'react'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSicherheitTexts } from '../sicherheit.texts.ts'
import { changeEmail, changeName, useAccountDeed } from '../sicherheit.queries.ts'

export function EmailCard({ email }: { email: string }) {
  const t = useSicherheitTexts()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Card title={t('email.title')}>
      <Stack maw={480}>
        <Text>{t('email.text', { email })}</Text>
        {sentTo !== null && sentTo !== email && (
          <Alert tone="success" urgent>
            {t('email.sent', { email: sentTo })}
          </Alert>
        )}
        <EmailForm key={sentTo ?? ''} onSent={setSentTo} />
      </Stack>
    </Card>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useSicherheitTexts()
  const change = useAccountDeed(changeEmail)
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { email: '', password: '' },
    schema: kontoContract.changeEmail.body,
    submit: async (body) => {
      await change.mutateAsync(body)
      onSent(body.email)
    },
  })
  return (
    <FormElement onSubmit={onSubmit}>
      <Stack>
        {failure !== null && <ErrorState error={failure} />}
        <ErrorSummary entries={problems} />
        <TextField label={t('email.new')} description={t('email.hint')} type="email" autoComplete="email" {...field('email')} />
        <PasswordField label={t('again.password')} autoComplete="current-password" {...field('password')} />
        <Group>
          <Button type="submit" look="secondary" busy={busy}>
            {t('email.submit')}
          </Button>
        </Group>
      </Stack>
    </FormElement>
  )
}

/** Pass `key={name}` so that a new name starts a new form. */
export function NameForm({ name, onChanged }: { name: string; onChanged: () => Promise<void> }) {
  const t = useSicherheitTexts()
  const change = useAccountDeed(changeName)
  const { form, field, onSubmit, busy, failure } = useSchemaForm({
    initialValues: { name },
    schema: kontoContract.changeName.body,
    submit: async (body) => {
      await change.mutateAsync(body)
      toastSuccess(t('name.done'))
      await onChanged()
    },
  })
  return (
    <FormElement onSubmit={onSubmit}>
      <Stack maw={400}>
        {failure !== null && <ErrorState error={failure} />}
        <TextField label={t('name.label')} description={t('name.hint')} autoComplete="name" maxLength={120} {...field('name')} />
        {form.values.name.trim() !== name && (
          <Group>
            <Button type="submit" busy={busy}>
              {t('name.submit')}
            </Button>
          </Group>
        )}
      </Stack>
    </FormElement>
  )
}
