import { domainOf } from '@dreiklang/domain/sso/mailDomain'
import { ssoReturnPath } from '@dreiklang/domain/sso/sso'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignInPage } from '../../anmeldung/pages/SignInPage.tsx'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { demoAccountsQuery } from '../demo.queries.ts'
import { useDemoTexts } from '../demo.texts.ts'
import classes from './DemoAccounts.module.css'

/** Of use to whoever has typed an address, and of no weight to all others. */
const SsoButton = lazy(async () => ({ default: (await import('../../sso/components/SsoButton.tsx')).SsoButton }))

const SsoReturnPage = lazy(async () => ({ default: (await import('../../sso/pages/SsoReturnPage.tsx')).SsoReturnPage }))

export function SignInWithDemo() {
  const isReturn = useLocation({ select: ({ pathname }) => pathname === ssoReturnPath })
  if (isReturn) {
    return (
      <Suspense>
        <SsoReturnPage />
      </Suspense>
    )
  }
  return (
    <SignInPage
      below={(signIn) => <DemoAccounts onUse={signIn} />}
      otherWay={(email) =>
        domainOf(email) !== null && (
          <Suspense>
            <SsoButton email={email} />
          </Suspense>
        )
      }
    />
  )
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
