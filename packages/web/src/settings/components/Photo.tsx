import { IconUserCircle } from '@tabler/icons-react'
import { usePhoto } from '../settings.queries.ts'
import classes from './Photo.module.css'

/** The name is always next to it, so the image has no alternative text. */
export function Photo({ avatar, size }: { avatar: string | null; size: number }) {
  const url = usePhoto(avatar)
  if (url === null) return <IconUserCircle size={size} stroke={1.5} aria-hidden />
  return <img src={url} alt="" width={size} height={size} className={classes.photo} />
}
