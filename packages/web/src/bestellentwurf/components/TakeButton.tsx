import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { announce } from '../../ui/feedback.tsx'
import classes from './KnownOfKlient.module.css'

interface TakeButtonProps {
  name: string
  /** Dose, day, reason: what tells this medicine from its like. */
  said: readonly (string | null)[]
  taken: boolean
  full: boolean
  onTake: () => void
}

/** One press takes a medicine into the order. Taken, it keeps its place and the focus; what is too much goes out of the order at its line. */
export function TakeButton({ name, said, taken, full, onTake }: TakeButtonProps) {
  const t = useBesuchTexts()
  const shut = taken || full
  const take = () => {
    if (shut) return
    onTake()
    announce(t('bekannt.uebernommenVon', { name }))
  }
  const words = [taken ? t('bekannt.uebernommen') : null, ...said].filter((part) => part !== null && part !== '')
  const Icon = taken ? IconCheck : IconPlus
  return (
    <button
      type="button"
      className={classes.row}
      data-taken={taken || undefined}
      aria-disabled={shut || undefined}
      aria-label={taken ? `${name}: ${t('bekannt.uebernommen')}` : t('bekannt.uebernehmenVon', { name })}
      onClick={take}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.said}>{words.join(' · ')}</span>
      </span>
    </button>
  )
}
