import { ErrorSummary, FormElement } from '../../form/Form.tsx'
import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { signUp } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../konto.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'

export function SignUpPage() {
  const t = useKontoTexts()
  const goTo = useGoTo()
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { name: '', email: '', company: '', password: '' },
    schema: kontoContract.signUp.body,
    toBody: ({ company, ...rest }) => (company.trim() === '' ? rest : { ...rest, company }),
    submit: async (body) => {
      await signUp(body)
      goTo('/confirmation-required')
    },
  })
  return (
    <AuthFrame title={t('signUp.title')}>
      <FormElement onSubmit={onSubmit}>
        <Stack>
          <Text size="sm">{t('signUp.text')}</Text>
          {failure !== null && <ErrorState error={failure} />}
          <ErrorSummary entries={problems} />
          <TextField label={t('signUp.name')} autoComplete="name" {...field('name')} />
          <TextField label={t('signUp.email')} type="email" autoComplete="email" {...field('email')} />
          <TextField label={t('signUp.company')} description={t('signUp.companyHint')} autoComplete="organization" {...field('company')} />
          <PasswordField label={t('signUp.password')} description={t('passwordRule')} autoComplete="new-password" {...field('password')} />
          <Button type="submit" busy={busy} fullWidth>
            {t('signUp.submit')}
          </Button>
          <Link to="/sign-in">{t('toSignIn')}</Link>
        </Stack>
      </FormElement>
    </AuthFrame>
  )
}
