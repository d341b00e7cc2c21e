import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { shellTexts } from '../shell.texts.ts'
import classes from './NavAside.module.css'
import { useNav } from './NavContext.ts'
import { NavItems } from './NavItems.tsx'

export function NavAside({ item }: { item: NavigationItem }) {
  const t = useTexts(shellTexts)
  const { prefix, onAside } = useNav()
  const column = useRef<HTMLDivElement>(null)
  const titleId = `${prefix}${item.id}-aside`
  useEffect(() => column.current?.focus(), [item.id])

  const close = () => {
    onAside(null)
    document.getElementById(`${prefix}${item.id}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same */}
      <div className={classes.overlay} onClick={close} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears Escape from the links inside */}
      <div
        ref={column}
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classes.column}
        onKeyDown={onKeyDown}
        data-nav-aside
      >
        <div className={classes.head}>
          <p id={titleId} className={classes.title}>
            {item.title}
          </p>
          <IconButton
            label={t('nav.closeAside', { title: item.title ?? '' })}
            size="sm"
            icon={<IconX size={18} aria-hidden />}
            onClick={close}
          />
        </div>
        <NavItems items={item.children ?? []} />
      </div>
    </>
  )
}
