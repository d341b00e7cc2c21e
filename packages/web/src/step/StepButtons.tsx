import { IconDots } from '@tabler/icons-react'
import { Button, type ButtonLook, IconButton, LinkButton } from '../ui/buttons.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuEntry } from '../ui/menuEntry.ts'
import classes from './StepButtons.module.css'

interface StepEntry extends MenuEntry {
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
}

export function StepButtons({ main, others, menu, size = 'normal' }: StepButtonsProps) {
  const buttons = (
    <>
      {main !== null && <StepButton entry={main} />}
      {menu === undefined && others.map((entry) => <StepButton key={entry.id} entry={{ look: 'secondary', ...entry }} />)}
      {menu !== undefined && others.length > 0 && (
        <Menu
          trigger={
            size === 'tight' ? (
              <IconButton label={menu.name ?? menu.label} icon={<IconDots size={20} aria-hidden />} />
            ) : (
              <Button look="secondary" icon={<IconDots size={20} aria-hidden />} aria-label={menu.name}>
                {menu.label}
              </Button>
            )
          }
          groups={[
            { entries: others.filter(({ danger }) => danger !== true) },
            { entries: others.filter(({ danger }) => danger === true) },
          ].filter(({ entries }) => entries.length > 0)}
        />
      )}
    </>
  )
  return size === 'large' ? <div className={classes.large}>{buttons}</div> : buttons
}

function StepButton({ entry: { label, look = 'primary', busy, to, onSelect } }: { entry: StepEntry }) {
  if (to !== undefined) return <LinkButton to={to}>{label}</LinkButton>
  return (
    <Button look={look} busy={busy} onClick={onSelect}>
      {label}
    </Button>
  )
}
