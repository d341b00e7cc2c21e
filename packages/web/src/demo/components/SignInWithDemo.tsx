import { useQuery } from '@tanstack/react-query'
import { SignInPage } from '../../anmeldung/pages/SignInPage.tsx'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { demoAccountsQuery } from '../demo.queries.ts'
import { useDemoTexts } from '../demo.texts.ts'
import classes from './DemoAccounts.module.css'

export function SignInWithDemo() {
  return <SignInPage below={(signIn) => <DemoAccounts onUse={signIn} />} />
}

function DemoAccounts({ onUse }: { onUse: (account: { email: string; password: string }) => void }) {
  const t = useDemoTexts()
  const { data } = useQuery(demoAccountsQuery)
  if (data === undefined || data === null) return null
  const { accounts, password } = data
  return (
    <section className={classes.box} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.title}>
        {t('title')}
      </h2>
      <p>
        {t('text')} <code>{password}</code>
      </p>
      <ul className={classes.list}>
        {accounts.map(({ email, name, rolle, organisation }) => {
          const place = organisation ?? t('platform')
          return (
            <li key={email}>
              <UnstyledButton
                className={classes.account}
                aria-label={t('use', { name, organisation: place })}
                onClick={() => onUse({ email, password })}
              >
                <span className={classes.name}>{name}</span>
                <span>
                  {t(`role.${rolle}`)} · {place}
                </span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
