import type { Shortcut } from '@dreiklang/domain/shortcut/shortcut.contract'
import { ShortcutDrawing } from './ShortcutDrawing.tsx'
import classes from './Shortcuts.module.css'

export function ShortcutTile({ shortcut: { icon, label, description } }: { shortcut: Shortcut }) {
  return (
    <>
      <span className={classes.circle}>
        <ShortcutDrawing icon={icon} size={24} />
      </span>
      <span className={classes.label}>{label}</span>
      {description !== '' && <span className={classes.description}>{description}</span>}
    </>
  )
}
