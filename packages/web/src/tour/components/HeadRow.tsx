import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatLongDate, formatShortDay } from '../../shared/format.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuGroups } from '../../ui/menuEntry.ts'
import { useTourTexts } from '../tour.texts.ts'
import classes from './Tour.module.css'

interface HeadRowProps {
  titel: string
  tag: IsoDate
  /** What is done and still to be driven; null: not known now. */
  meta: string | null
  children: ReactNode
}

/** One row of 56 px, as a list has it: title, what is done and still to be driven, then the tools. */
export function HeadRow({ titel, tag, meta, children }: HeadRowProps) {
  const heading = usePageTitle(titel)
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <div className={classes.first}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
            {titel}
          </Title>
          <span className={classes.day} title={formatLongDate(tag)}>
            {formatShortDay(tag)}
          </span>
        </div>
        {meta !== null && <div className={classes.meta}>{meta}</div>}
      </div>
      <div className={classes.tools} data-no-print>
        {children}
      </div>
    </div>
  )
}

export function More({ groups }: { groups: MenuGroups }) {
  const t = useTourTexts()
  return <Menu trigger={<IconButton label={t('knopf.mehr')} icon={<IconDots size={20} aria-hidden />} />} groups={groups} />
}
