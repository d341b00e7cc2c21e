import { SignInPage } from '../../anmeldung/pages/SignInPage.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'

/** The sign-in page, with the accounts of the demonstration below it where there are any. */
export function SignInWithDemo() {
  return <SignInPage below={(signIn) => <DemoAccounts onUse={signIn} />} />
}
