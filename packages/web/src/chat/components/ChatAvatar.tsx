import { Photo } from '../../settings/components/Photo.tsx'
import { initialsOf } from '../../ui/initials.ts'
import classes from './ChatAvatar.module.css'

/** The name stands beside it or in the button around it. */
export function ChatAvatar({ name, avatar, unread = false }: { name: string; avatar: string | null; unread?: boolean }) {
  return (
    <span className={classes.avatar} data-unread={unread || undefined} aria-hidden>
      {avatar === null ? initialsOf(name) : <Photo avatar={avatar} size={32} />}
    </span>
  )
}
