import { useLogo } from '../organisation/logo.queries.ts'
import { useOwnUser } from '../settings/settings.queries.ts'
import { Logo } from '../ui/Logo.tsx'
import { organisationOf } from './organisationOf.ts'
import { useShellTexts } from './shell.texts.ts'
import classes from './HouseMark.module.css'

export function HouseMark({ size = 32 }: { size?: 32 | 40 }) {
  const t = useShellTexts()
  const user = useOwnUser()
  const url = useLogo(user.logo)
  if (url === null) return <Logo size={size} />
  return <img src={url} width={size} height={size} alt={t('houseLogo', { name: organisationOf(user) ?? '' })} className={classes.mark} />
}
