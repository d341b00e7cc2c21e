import type { SecondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { AuthFrame } from '../../anmeldung/components/AuthFrame.tsx'
import { Problem, problemOf } from '../../anmeldung/components/Problem.tsx'
import { useLeaveWhenSignedIn } from '../../anmeldung/components/addressValues.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { finishSso } from '../sso.queries.ts'
import { useSsoTexts } from '../sso.texts.ts'

const SecondStep = lazy(async () => ({ default: (await import('../../anmeldung/components/SecondStep.tsx')).SecondStep }))

type Answer = 'good' | 'refused' | 'none'

function answerOf(search: string): Answer {
  const values = new URLSearchParams(search)
  if (values.has('error')) return 'refused'
  return values.has('code') && values.has('state') ? 'good' : 'none'
}

/** Where the sign-in service sends people back to: what it said stands in the address, and is good once. */
export function SsoReturnPage() {
  const t = useSsoTexts()
  const goTo = useGoTo()
  const [search] = useState(() => window.location.search)
  const [step, setStep] = useState<SecondFactorStep | null>(null)
  const answer = answerOf(search)
  const { mutate: finish, error } = useMutation({ mutationFn: finishSso, onSuccess: setStep })
  useLeaveWhenSignedIn()
  useEffect(() => {
    if (answer === 'good') finish(search)
  }, [answer, finish, search])

  if (step !== null) {
    return (
      <AuthFrame>
        <Suspense>
          <SecondStep step={step} onBack={() => goTo('/sign-in', { replace: true })} />
        </Suspense>
      </AuthFrame>
    )
  }
  const unsaid = { good: null, refused: t('back.refused'), none: t('back.incomplete') }[answer]
  const problem = unsaid ?? problemOf(error)
  return (
    <AuthFrame title={t('back.title')}>
      <Stack align="flex-start" aria-live="polite">
        {problem === null && <Text>{t('back.working')}</Text>}
        <Problem text={problem} />
        {problem !== null && <LinkButton to="/sign-in">{t('back.again')}</LinkButton>}
      </Stack>
    </AuthFrame>
  )
}
