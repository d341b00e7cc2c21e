import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { useState } from 'react'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/TextField.tsx'
import { useFirstFocus } from '../../form/useFirstFocus.ts'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { saveNewPassword } from '../anmeldung.queries.ts'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { AskForPasswordLink } from '../components/AskForMail.tsx'
import { AuthFrame, IncompleteLink } from '../components/AuthFrame.tsx'
import { LinkGate } from '../components/LinkGate.tsx'
import { useLinkToken } from '../components/addressValues.ts'

export function ResetPasswordPage() {
  const t = useAnmeldungTexts()
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  if (token === null) return <IncompleteLink title={t('reset.title')} />
  if (done) {
    return (
      <AuthFrame title={t('reset.doneTitle')}>
        <Stack align="flex-start">
          <Text>{t('reset.doneText')}</Text>
          <LinkButton to="/sign-in">{t('reset.toSignIn')}</LinkButton>
        </Stack>
      </AuthFrame>
    )
  }
  return (
    <LinkGate zweck="PASSWORT" token={token} title={t('reset.title')} again={<AskForPasswordLink />}>
      <AuthFrame title={t('reset.title')}>
        <PasswordForm token={token} onDone={() => setDone(true)} />
      </AuthFrame>
    </LinkGate>
  )
}

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useAnmeldungTexts()
  const first = useFirstFocus()
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { password: '' },
    schema: kontoContract.resetPassword.body,
    toBody: ({ password }) => ({ token, password }),
    submit: async (body) => {
      await saveNewPassword(body.token, body.password)
      onDone()
    },
  })
  return (
    <Form onSubmit={onSubmit} problems={problems} failure={failure}>
      <PasswordField
        {...field('password')}
        label={t('reset.password')}
        description={t('reset.rule')}
        autoComplete="new-password"
        ref={first}
      />
      <Button type="submit" busy={busy} fullWidth>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}
