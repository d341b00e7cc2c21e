/** Pages about a mail that is on its way: they say the same to everybody, so that nobody learns who has an account. */
import { Link } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { confirmAddress } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../konto.texts.ts'
import { AskForConfirmation, AskForPasswordLink } from '../components/AskForMail.tsx'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { LinkGate } from '../components/LinkGate.tsx'
import { ConfirmByPassword } from '../components/OneFieldForm.tsx'
import { useLinkToken } from '../components/addressValues.ts'

export function ForgotPasswordPage() {
  const t = useKontoTexts()
  return (
    <AuthFrame title={t('forgot.title')}>
      <Stack>
        <Text>{t('forgot.text')}</Text>
        <AskForPasswordLink />
      </Stack>
    </AuthFrame>
  )
}

export function ConfirmationRequiredPage() {
  const token = useLinkToken()
  const t = useKontoTexts()
  if (token === null) return <Wait />
  return (
    <LinkGate zweck="BESTAETIGUNG" token={token} title={t('confirm.title')} again={<AskForConfirmation />}>
      <Confirm token={token} />
    </LinkGate>
  )
}

function Confirm({ token }: { token: string }) {
  const t = useKontoTexts()
  return (
    <ConfirmByPassword
      words={{ title: t('confirm.title'), text: t('confirm.text'), doneTitle: t('confirm.doneTitle') }}
      confirm={(password) => confirmAddress({ token, password })}
      done={
        <Stack>
          <Text>{t('confirm.doneText')}</Text>
          <Link to="/sign-in">{t('toSignIn')}</Link>
        </Stack>
      }
    />
  )
}

function Wait() {
  const t = useKontoTexts()
  return (
    <AuthFrame title={t('wait.title')}>
      <Stack>
        <ol>
          <li>{t('wait.first')}</li>
          <li>{t('wait.second')}</li>
          <li>{t('wait.third')}</li>
        </ol>
        <AskForConfirmation />
      </Stack>
    </AuthFrame>
  )
}
