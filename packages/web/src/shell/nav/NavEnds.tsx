import { useOwnUser, usePhoto } from '../../settings/settings.queries.ts'
import type { SessionUser } from '../../shared/sessionUser.ts'
import { PlainLink } from '../../ui/buttons.tsx'
import { HouseMark } from '../HouseMark.tsx'
import type { VerticalLayout } from '../layout/layoutSpecs.ts'
import { organisationOf } from '../organisationOf.ts'
import { useShellTexts } from '../shell.texts.ts'
import classes from './NavEnds.module.css'

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  return `${words.at(0)?.at(0) ?? ''}${words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''}`
}

function Portrait({ user, size }: { user: SessionUser; size: 32 | 40 }) {
  const url = usePhoto(useOwnUser().avatar)
  if (url !== null) return <img src={url} alt="" width={size} height={size} className={classes.portrait} />
  return (
    <span className={classes.portrait} data-size={size} aria-hidden>
      {initials(user.name)}
    </span>
  )
}

export function NavHead({ kind, user }: { kind: VerticalLayout['nav']['head']; user: SessionUser }) {
  const t = useShellTexts()
  return (
    <>
      <div className={classes.head} data-kind={kind}>
        <PlainLink to="/" className={classes.logo} aria-label={t('nav.home')}>
          <HouseMark size={kind === 'sign' ? 40 : 32} />
          {kind !== 'sign' && <span>{t('logo')}</span>}
        </PlainLink>
      </div>
      {kind === 'user' && <UserBlock user={user} />}
    </>
  )
}

function UserBlock({ user }: { user: SessionUser }) {
  const t = useShellTexts()
  const organisation = organisationOf(user)
  return (
    <section aria-label={t('header.signedInAs')} className={classes.user}>
      <Portrait user={user} size={32} />
      <span className={classes.words}>
        <span className={classes.name} title={user.name}>
          {user.name}
        </span>
        <span className={classes.line} title={user.email}>
          {user.email}
        </span>
        {organisation !== null && (
          <span className={classes.line} title={organisation}>
            {organisation}
          </span>
        )}
      </span>
    </section>
  )
}

export function NavFoot({ kind, user }: { kind: 'logo' | 'user'; user: SessionUser }) {
  const t = useShellTexts()
  if (kind === 'logo') {
    return <div className={classes.faint} data-text={t('logo')} aria-hidden />
  }
  return (
    <div className={classes.bottomUser}>
      <Portrait user={user} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>{user.name}</span>
        <span className={classes.line}>{user.email}</span>
      </span>
    </div>
  )
}
