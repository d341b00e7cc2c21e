import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, type ButtonLook, IconButton, LinkButton, UnstyledButton } from '../ui/buttons.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuEntry } from '../ui/menuEntry.ts'
import classes from './StepButtons.module.css'

interface StepEntry extends MenuEntry {
  /** What it is about, for those who only hear it. */
  name?: string
  busy?: boolean
  look?: ButtonLook
}

interface StepButtonsProps {
  main: StepEntry | null
  others: readonly StepEntry[]
  /** With it the others stand in a menu, else beside. `name`: what it is about, for those who only hear it. */
  menu?: { label: string; name?: string }
  /** `large`: for a thumb in a glove; `tight`: in a bar where every line counts. */
  size?: 'normal' | 'large' | 'tight'
  /** Large: what else the thumb reaches for, between the step and the menu. */
  beside?: ReactNode
}

export function StepButtons({ main, others, menu, size = 'normal', beside }: StepButtonsProps) {
  const buttons = (
    <>
      {main !== null && <StepButton entry={main} />}
      {menu === undefined && others.map((entry) => <StepButton key={entry.id} entry={{ look: 'secondary', ...entry }} />)}
      {beside}
      {menu !== undefined && others.length > 0 && (
        <Menu
          trigger={menuTrigger(menu, size)}
          groups={[
            { entries: others.filter(({ danger }) => danger !== true) },
            { entries: others.filter(({ danger }) => danger === true) },
          ].filter(({ entries }) => entries.length > 0)}
        />
      )}
    </>
  )
  return size === 'large' ? (
    <div className={classes.large} data-no-print>
      {buttons}
    </div>
  ) : (
    buttons
  )
}

function menuTrigger({ label, name }: NonNullable<StepButtonsProps['menu']>, size: StepButtonsProps['size']) {
  if (size === 'tight') return <IconButton label={name ?? label} icon={<IconDots size={20} aria-hidden />} />
  if (size === 'large') {
    return (
      <UnstyledButton className={classes.tile ?? ''} aria-label={name}>
        <IconDots size={22} aria-hidden />
        {label}
      </UnstyledButton>
    )
  }
  return (
    <Button look="secondary" icon={<IconDots size={20} aria-hidden />} aria-label={name}>
      {label}
    </Button>
  )
}

/** A link outside the application, as wide as it is high: its sign above its word. */
export function StepTile({ href, name, icon, children }: { href: string; name: string; icon: ReactNode; children: string }) {
  return (
    <a className={classes.tile} href={href} aria-label={name}>
      {icon}
      {children}
    </a>
  )
}

function StepButton({ entry: { label, name, icon, look = 'primary', busy, to, onSelect } }: { entry: StepEntry }) {
  if (to !== undefined) return <LinkButton to={to}>{label}</LinkButton>
  return (
    <Button look={look} busy={busy} icon={icon} aria-label={name} onClick={onSelect}>
      {label}
    </Button>
  )
}
