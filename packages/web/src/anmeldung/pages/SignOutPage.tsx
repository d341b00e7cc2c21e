import { useEffect, useState } from 'react'
import { Alert } from '../../ui/feedback.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { signOut } from '../anmeldung.queries.ts'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'

export function SignOutPage() {
  const t = useAnmeldungTexts()
  const [state, setState] = useState<'working' | 'done' | 'unconfirmed'>('working')
  useEffect(() => {
    signOut().then(
      () => setState('done'),
      () => setState('unconfirmed'),
    )
  }, [])
  return (
    <AuthFrame title={state === 'working' ? t('signOut.working') : t('signOut.title')}>
      {state !== 'working' && (
        <Stack align="flex-start" aria-live="polite">
          {state === 'done' ? <Text>{t('signOut.text')}</Text> : <Alert tone="warning">{t('signOut.unconfirmed')}</Alert>}
          <LinkButton to="/sign-in">{t('signOut.again')}</LinkButton>
        </Stack>
      )}
    </AuthFrame>
  )
}
