import { SignInPage } from '../../anmeldung/pages/SignInPage.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'

export function SignInWithDemo() {
  return <SignInPage below={(signIn) => <DemoAccounts onUse={signIn} />} />
}
