import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { useFoto } from '../kontakt.queries.ts'
import classes from './Bild.module.css'

export function Bild({ kontakt, size }: { kontakt: Pick<Kontakt, 'id' | 'avatar' | 'name'>; size: number }) {
  return kontakt.avatar === null ? <Initialen name={kontakt.name} size={size} /> : <Foto kontakt={kontakt} size={size} />
}

function Foto({ kontakt, size }: { kontakt: Pick<Kontakt, 'id' | 'avatar' | 'name'>; size: number }) {
  const url = useFoto(kontakt)
  if (url === null) return <Initialen name={kontakt.name} size={size} />
  return <img src={url} alt="" width={size} height={size} className={classes.bild} />
}

export function Initialen({ name, size }: { name: string; size: number }) {
  return (
    <span className={classes.bild} aria-hidden data-gross={size > 48 || undefined} style={{ width: size, height: size }}>
      {initialen(name)}
    </span>
  )
}

function initialen(name: string): string {
  const parts = name.split(/[\s,]+/).filter((part) => /^\p{L}/u.test(part))
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => part?.[0] ?? '')
    .join('')
    .toUpperCase()
}
