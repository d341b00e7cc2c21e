import type { NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { IconArchive, IconBell, IconNote, IconTag, IconTags, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchBox } from '../../form/SearchBox.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { useNotesTexts } from '../notes.texts.ts'
import { LabelsDialog } from './LabelsDialog.tsx'
import chip from '../../ui/Chip.module.css'
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
        <SearchBox
          label={t('search')}
          maxLength={120}
          value={search}
          onSearch={(suche) => onChange({ suche })}
          className={classes.search}
        />
        <IconButton label={t('label.manage')} icon={<IconTags size={22} aria-hidden />} onClick={() => setManaging(true)} />
      </div>
      <div className={classes.filters} role="group" aria-label={t('show')}>
        {noteViews.map((one) => {
          const Icon = icons[one]
          return (
            <button key={one} type="button" className={chip.chip} aria-pressed={one === view} onClick={() => onChange({ ansicht: one })}>
              <Icon size={16} aria-hidden />
              {t(`view.${one}`)}
            </button>
          )
        })}
        {labels.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className={chip.chip}
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
