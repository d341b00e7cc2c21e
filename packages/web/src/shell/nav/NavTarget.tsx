import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import type { ReactNode } from 'react'
import { performAction, useActionList } from '../../shared/actions.ts'
import { PlainLink } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { useShellTexts } from '../shell.texts.ts'
import { useNav } from './NavContext.ts'
import { targetOf } from './navTree.ts'

export interface NavTargetProps {
  item: NavigationItem
  className: string | undefined
  children: ReactNode
}

export function NavTarget({ item, className, children, ...rest }: NavTargetProps) {
  const t = useShellTexts()
  const { trail, onFollow } = useNav()
  const actions = useActionList()
  const target = targetOf(item)
  const newWindow = item.target === '_blank'
  const look = {
    ...rest,
    className,
    'data-active': trail.active.has(item.id) || undefined,
    'aria-current': trail.current === item.id ? ('page' as const) : undefined,
  }
  const text = (
    <>
      {children}
      {newWindow && <VisuallyHidden>{t('nav.newWindow')}</VisuallyHidden>}
    </>
  )
  if (item.disabled === true || target.kind === 'none') {
    return (
      <span {...look} {...(item.disabled === true ? { role: 'link', 'aria-disabled': true } : {})}>
        {text}
      </span>
    )
  }
  if (target.kind === 'action') {
    const missing = !actions.some(({ id, visible }) => id === target.id && visible?.() !== false)
    const perform = () => {
      performAction(target.id)
      onFollow()
    }
    return (
      <button {...look} type="button" disabled={missing} onClick={perform}>
        {text}
      </button>
    )
  }
  // Other frames and windows are left to the browser instead of the router.
  if (target.kind === 'external' || (item.target !== undefined && item.target !== '_self')) {
    return (
      <a
        {...look}
        href={target.kind === 'external' ? target.href : target.to}
        target={item.target}
        rel={newWindow ? 'noopener noreferrer' : undefined}
        onClick={onFollow}
      >
        {text}
      </a>
    )
  }
  return (
    <PlainLink {...look} to={target.to} onClick={onFollow}>
      {text}
    </PlainLink>
  )
}
