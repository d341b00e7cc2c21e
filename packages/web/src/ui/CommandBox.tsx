import { Loader } from '@mantine/core'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './CommandBox.module.css'

export interface CommandOption {
  id: string
  content: ReactNode
  onSelect: () => void
}

export interface CommandGroup {
  id: string
  label: string
  options: readonly CommandOption[]
}

export interface CommandBoxProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  groups: readonly CommandGroup[]
  message?: string | undefined
  busy?: boolean
  after?: ReactNode
  /** `bar`: as high as what it covers, the list hangs below it. `palette`: the list is part of the box. */
  look: 'bar' | 'palette'
}

/** The focus stays in the field, the arrow keys mark an option, Enter takes it (ARIA combobox). */
export function CommandBox({ label, placeholder, value, onChange, groups, message, busy = false, after, look }: CommandBoxProps) {
  const listId = useId()
  const options = groups.flatMap((group) => group.options)
  const [markedId, setMarkedId] = useState<string | null>(null)
  const marked = options.find(({ id }) => id === markedId) ?? options[0]
  const domId = (optionId: string) => `${listId}-${optionId}`
  const markedDomId = marked === undefined ? undefined : domId(marked.id)
  useEffect(() => {
    if (markedDomId !== undefined) document.getElementById(markedDomId)?.scrollIntoView({ block: 'nearest' })
  }, [markedDomId])

  const mark = (index: number) => setMarkedId(options.at(index % options.length)?.id ?? null)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || marked === undefined) return
    const at = options.indexOf(marked)
    const moves: Record<string, () => void> = {
      ArrowDown: () => mark(at + 1),
      ArrowUp: () => mark(at - 1),
      PageDown: () => mark(Math.min(at + 8, options.length - 1)),
      PageUp: () => mark(Math.max(at - 8, 0)),
      Enter: () => marked.onSelect(),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }

  return (
    <div className={classes.box} data-look={look}>
      <div className={classes.field}>
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={markedDomId}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            setMarkedId(null)
            onChange(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          data-autofocus
        />
        {busy && <Loader size="xs" aria-hidden />}
        {after}
      </div>
      <div className={classes.drop} data-open={options.length > 0 || message !== undefined || undefined}>
        {/* Pressing an option must not take the focus out of the field. */}
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          className={classes.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group) => (
            <Group key={group.id} group={group} labelId={`${listId}-group-${group.id}`}>
              {group.options.map((option) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard in the field, where the focus is
                <div
                  key={option.id}
                  id={domId(option.id)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === marked}
                  className={classes.option}
                  onClick={option.onSelect}
                  onMouseMove={() => setMarkedId(option.id)}
                >
                  {option.content}
                </div>
              ))}
            </Group>
          ))}
        </div>
        {options.length === 0 && message !== undefined && <p className={classes.message}>{message}</p>}
      </div>
    </div>
  )
}

function Group({ group, labelId, children }: { group: CommandGroup; labelId: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} role="presentation" className={classes.group}>
        {group.label}
      </div>
      {children}
    </div>
  )
}
