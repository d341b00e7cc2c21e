import { useQuery } from '@tanstack/react-query'
import { Link, LinkButton } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { useKontoTexts } from '../konto.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { FactorCard } from '../components/FactorCard.tsx'
import { factorQuery } from '../sicherheit.queries.ts'

export function SecondFactorPage() {
  const t = useKontoTexts()
  const { data } = useQuery(factorQuery)
  const done = data !== undefined && (data.totp || data.passkeys.length > 0)
  return (
    <AuthFrame title={t('setup.title')}>
      <Stack>
        <Text>{t('setup.text')}</Text>
        <FactorCard />
        {done && <LinkButton to="/">{t('setup.done')}</LinkButton>}
        <Link to="/sign-out">{t('setup.signOut')}</Link>
      </Stack>
      <Toasts />
    </AuthFrame>
  )
}
