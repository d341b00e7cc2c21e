import type { NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { IconArchive, IconBell, IconNote, IconSearch, IconTag, IconTags, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { useNotesTexts } from '../notes.texts.ts'
import { LabelsDialog } from './LabelsDialog.tsx'
import classes from './Notes.module.css'

/** As they stand in the address. */
export const noteViews = ['notizen', 'erinnerungen', 'archiv', 'papierkorb'] as const
export type NoteView = (typeof noteViews)[number]

const icons = { notizen: IconNote, erinnerungen: IconBell, archiv: IconArchive, papierkorb: IconTrash } as const

interface NotesHeaderProps {
  labels: readonly NoteLabel[]
  /** Null: not known yet. */
  count: number | null
  search: string
  view: NoteView
  labelId: string
  onChange: (change: { suche?: string; ansicht?: NoteView; stichwort?: string }) => void
}

export function NotesHeader({ labels, count, search, view, labelId, onChange }: NotesHeaderProps) {
  const t = useNotesTexts()
  const heading = usePageTitle(t('title'))
  const [isManaging, setManaging] = useState(false)
  return (
    <div data-no-print>
      <div className={classes.header}>
        <div className={classes.name}>
          <Title order={1} size="h3" ref={heading} tabIndex={-1}>
            {t('title')}
          </Title>
          {count !== null && <span className={classes.count}>{t('count', { count })}</span>}
        </div>
        <SearchField value={search} onSearch={(suche) => onChange({ suche })} />
        <IconButton label={t('label.manage')} icon={<IconTags size={22} aria-hidden />} onClick={() => setManaging(true)} />
      </div>
      <div className={classes.filters} role="group" aria-label={t('show')}>
        {noteViews.map((one) => {
          const Icon = icons[one]
          return (
            <button key={one} type="button" className={classes.chip} aria-pressed={one === view} onClick={() => onChange({ ansicht: one })}>
              <Icon size={16} aria-hidden />
              {t(`view.${one}`)}
            </button>
          )
        })}
        {labels.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className={classes.chip}
            aria-pressed={id === labelId}
            onClick={() => onChange({ stichwort: id === labelId ? '' : id })}
          >
            <IconTag size={16} aria-hidden />
            {title}
          </button>
        ))}
      </div>
      {isManaging && <LabelsDialog labels={labels} onClose={() => setManaging(false)} />}
    </div>
  )
}

const waitMs = 300

/** Writes the search into the address 300 ms after the last key. */
function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useNotesTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const tell = useRef(onSearch)
  useEffect(() => {
    tell.current = onSearch
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => tell.current(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div role="search" className={classes.search}>
      <TextField
        type="search"
        label={t('search')}
        labelProps={{ className: 'unseen' }}
        placeholder={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={120}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // From then on the address is authoritative again, even when the back button changes it.
        onBlur={() => {
          if (typed?.trim() === value) setTyped(null)
        }}
      />
    </div>
  )
}
