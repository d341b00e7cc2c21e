import { type IconSetId, iconSets, spritePath } from '@dreiklang/domain/icons/icons'
import { IconCheck } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, memo, useCallback, useEffect, useState } from 'react'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useOneStop } from '../../ui/useOneStop.ts'
import { useIconsTexts } from '../icons.texts.ts'
import classes from './Icons.module.css'

const sizes = { 'icon-size-5': 20, 'icon-size-6': 24 } as const
const copiedMs = 2000

/** Left, right, Home and End are those of every row with one stop; up and down lead to what is drawn there. */
function moveByRow(event: KeyboardEvent<HTMLButtonElement>): void {
  const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const cell = event.currentTarget.closest('li')
  const list = event.currentTarget.closest('ul')
  if (rows === undefined || cell === null || list === null) return
  event.preventDefault()
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  list.children[[...list.children].indexOf(cell) + rows * columns]?.querySelector('button')?.focus()
}

/** A line may end behind an underscore, as it may behind a hyphen. */
const breakable = (name: string) =>
  name.split(/(?<=_)/).map((part, nr) => (
    <Fragment key={nr}>
      {nr > 0 && <wbr />}
      {part}
    </Fragment>
  ))

interface IconGridProps {
  set: IconSetId
  names: readonly string[]
}

export function IconGrid({ set, names }: IconGridProps) {
  const t = useIconsTexts()
  const list = useOneStop<HTMLUListElement>()
  const [copied, setCopied] = useState<string | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback(
    (name: string) => {
      navigator.clipboard.writeText(name).then(() => {
        setCopied(name)
        announce(t('copied', { name }))
      }, toastError)
    },
    [t],
  )
  return (
    <ul className={classes.grid} ref={list} aria-label={t('list', { name: iconSets[set].name })}>
      {names.map((name) => (
        <Cell key={name} set={set} name={name} isCopied={name === copied} onCopy={copy} />
      ))}
    </ul>
  )
}

interface CellProps {
  set: IconSetId
  name: string
  isCopied: boolean
  onCopy: (name: string) => void
}

const Cell = memo(function Cell({ set, name, isCopied, onCopy }: CellProps) {
  const size = sizes[iconSets[set].grid]
  return (
    <li className={classes.cell}>
      <button type="button" className={classes.icon} title={name} onClick={() => onCopy(name)} onKeyDown={moveByRow}>
        {isCopied ? (
          <IconCheck size={size} aria-hidden className={classes.copied} />
        ) : (
          <svg width={size} height={size} aria-hidden>
            <use href={`${spritePath(set)}#${name}`} />
          </svg>
        )}
        <span className={classes.words}>{breakable(name)}</span>
      </button>
    </li>
  )
})
