import { IconMenu2, IconSwitchHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../shared/i18n.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { PlainLink } from '../ui/Link.tsx'
import classes from './HeaderStart.module.css'
import { HouseMark } from './HouseMark.tsx'
import { shellTexts } from './shell.texts.ts'

export interface HeaderStartProps {
  /** Null: there is nothing to show or hide. */
  onToggleNav: (() => void) | null
  /** Null: the navigation knows one width only. */
  onToggleDense: (() => void) | null
  horizontal: { nav: ReactNode } | null
}

export function HeaderStart({ onToggleNav, onToggleDense, horizontal }: HeaderStartProps) {
  const t = useTexts(shellTexts)
  return (
    <>
      {onToggleNav !== null && <IconButton label={t('nav.toggle')} icon={<IconMenu2 size={22} aria-hidden />} onClick={onToggleNav} />}
      {onToggleDense !== null && (
        <IconButton label={t('nav.dense')} icon={<IconSwitchHorizontal size={22} aria-hidden />} onClick={onToggleDense} />
      )}
      {horizontal !== null && (
        <PlainLink to="/" className={classes.logo} aria-label={t('nav.home')}>
          <HouseMark />
          <span className={classes.name}>{t('logo')}</span>
        </PlainLink>
      )}
      <div className={classes.middle}>{horizontal?.nav}</div>
    </>
  )
}
