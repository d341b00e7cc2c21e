import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react'
import { useGoTo } from '../../shared/searchState.ts'
import { CommandBox } from '../../ui/CommandBox.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { useSearchTexts } from '../search.texts.ts'
import { useSuchgruppen } from './useSuchgruppen.tsx'
import classes from './SearchBar.module.css'

export function SearchBar({ onClose }: { onClose: (how: { focusBack: boolean }) => void }) {
  const t = useSearchTexts()
  const goTo = useGoTo()
  const bar = useRef<HTMLDivElement>(null)
  const { box } = useSuchgruppen((link) => {
    onClose({ focusBack: false })
    goTo(link)
  })
  useEffect(() => bar.current?.querySelector('input')?.focus(), [])
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // If the window itself lost the focus, the search stays as it was.
    if (relatedTarget === null && !document.hasFocus()) return
    if (bar.current?.contains(relatedTarget) !== true) onClose({ focusBack: false })
  }
  const onMouseDown = (event: MouseEvent) => {
    // There is nothing to press between field and button, so a click there must not take the focus.
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving count anywhere inside
    <div
      ref={bar}
      role="search"
      className={classes.bar}
      onBlur={onBlur}
      onMouseDown={onMouseDown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose({ focusBack: true })
      }}
    >
      <CommandBox
        look="bar"
        {...box}
        after={<IconButton label={t('close')} icon={<IconX size={22} aria-hidden />} onClick={() => onClose({ focusBack: true })} />}
      />
    </div>
  )
}
