import { Photo } from '../../settings/components/Photo.tsx'
import classes from './ChatAvatar.module.css'

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  return `${words.at(0)?.at(0) ?? ''}${words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''}`
}

/** The name stands beside it or in the button around it. */
export function ChatAvatar({ name, avatar, unread = false }: { name: string; avatar: string | null; unread?: boolean }) {
  return (
    <span className={classes.avatar} data-unread={unread || undefined} aria-hidden>
      {avatar === null ? initials(name) : <Photo avatar={avatar} size={32} />}
    </span>
  )
}
