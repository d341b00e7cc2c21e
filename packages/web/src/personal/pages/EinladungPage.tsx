import { ErrorSummary, FormElement } from '../../form/Form.tsx'
import { einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { secondFactorPath } from '../../anmeldung/anmeldung.paths.ts'
import { signIn } from '../../anmeldung/signIn.queries.ts'
import { AuthFrame, IncompleteLink } from '../../anmeldung/components/AuthFrame.tsx'
import { useLinkToken } from '../../anmeldung/components/addressValues.ts'
import { PasswordField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { ApiError } from '../../shared/apiError.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Facts, Note, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { readEinladung, acceptEinladung, renewEinladung } from '../personal.queries.ts'
import { useEinladungTexts, usePersonalTexts } from '../personal.texts.ts'

type Einladung = z.infer<typeof einladungContract.read.answer>

export function EinladungPage() {
  const t = useEinladungTexts()
  const token = useLinkToken()
  if (token === null) return <IncompleteLink title={t('titel')} />
  return (
    <AuthFrame>
      <Gelesen token={token} />
    </AuthFrame>
  )
}

function Gelesen({ token }: { token: string }) {
  const t = useEinladungTexts()
  const { data, error, refetch } = useQuery(readEinladung(token))
  if (error instanceof ApiError && error.status < 429)
    return <Hinweis titel={t('ungueltig')} text={t('ungueltigText')} action={<Renew token={token} />} />
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t('titel')} />
        {error === null ? <ListSkeleton rows={3} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  if (data.kontoVorhanden)
    return <Hinweis titel={t('vorhanden')} text={t('vorhandenText', { email: data.email, organisation: data.organisation })} />
  return <Annahme token={token} einladung={data} />
}

/** The same words for every link: whether an invitation is still open only its mailbox learns. */
function Renew({ token }: { token: string }) {
  const t = useEinladungTexts()
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => renewEinladung(token) })
  if (isSuccess) {
    return (
      <Alert tone="success" urgent>
        {t('erneuert')}
      </Alert>
    )
  }
  return (
    <>
      {error !== null && <ErrorState error={error} />}
      <Button busy={isPending} onClick={() => mutate()}>
        {t('erneuern')}
      </Button>
    </>
  )
}

function Hinweis({ titel, text, action }: { titel: string; text: string; action?: ReactNode }) {
  const t = useEinladungTexts()
  return (
    <>
      <PageHeader title={titel} />
      <Stack align="flex-start">
        <Text>{text}</Text>
        {action}
        <LinkButton to="/sign-in" look="secondary">
          {t('anmelden')}
        </LinkButton>
      </Stack>
    </>
  )
}

function Annahme({ token, einladung: { organisation, name, email, rolle, bis } }: { token: string; einladung: Einladung }) {
  const t = useEinladungTexts()
  const tw = usePersonalTexts()
  const goTo = useGoTo()
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { password: '' },
    schema: einladungContract.accept.body,
    toBody: ({ password }) => ({ token, password }),
    submit: async (body) => {
      const { zweiterFaktor } = await acceptEinladung(body)
      await signIn(email, body.password)
      goTo(zweiterFaktor ? secondFactorPath : '/', { replace: true })
    },
  })
  return (
    <>
      <PageHeader title={t('von', { organisation })} />
      <FormElement onSubmit={onSubmit}>
        <Stack>
          <Text>{t('gruss', { name })}</Text>
          <Facts
            facts={[
              { label: t('rolle'), value: tw(`rolle.${rolle}`) },
              { label: t('email'), value: email },
            ]}
          />
          <Note>{t('bis', { bis: formatDateTime(bis) })}</Note>
          <ErrorSummary entries={problems} />
          {failure !== null && <ErrorState error={failure} />}
          {/* For the browser's password manager: which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField {...field('password')} label={t('passwort')} description={t('regel')} autoComplete="new-password" />
          <Button type="submit" busy={busy} fullWidth>
            {t('annehmen')}
          </Button>
        </Stack>
      </FormElement>
    </>
  )
}
