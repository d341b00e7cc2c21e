import type { Shortcut } from '@dreiklang/domain/shortcut/shortcut.contract'
import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'
import { useTexts } from '../../shared/i18n.ts'
import { PlainLink } from '../../ui/Link.tsx'
import { shortcutTexts } from '../shortcut.texts.ts'
import { ShortcutTile } from './ShortcutTile.tsx'
import classes from './Shortcuts.module.css'

export function ShortcutLinks({ shortcuts, onLeave }: { shortcuts: readonly Shortcut[]; onLeave: () => void }) {
  return (
    <ul className={classes.grid}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          <Target shortcut={shortcut} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

function Target({ shortcut, onLeave }: { shortcut: Shortcut; onLeave: () => void }) {
  const t = useTexts(shortcutTexts)
  const { link, useRouter, label } = shortcut
  const tile = <ShortcutTile shortcut={shortcut} />
  if (useRouter && isInternalLink(link)) {
    return (
      <PlainLink to={link} className={classes.tile} onClick={onLeave}>
        {tile}
      </PlainLink>
    )
  }
  // The server only accepts allowed links; anything else is shown without leading anywhere.
  if (!isAllowedLink(link)) return <span className={classes.tile}>{tile}</span>
  if (isInternalLink(link)) {
    return (
      <a href={link} className={classes.tile}>
        {tile}
      </a>
    )
  }
  return (
    <a
      href={link}
      className={classes.tile}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('newWindow', { label })}
      onClick={onLeave}
    >
      {tile}
    </a>
  )
}
