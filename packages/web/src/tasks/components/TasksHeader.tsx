import type { TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconDots, IconHeading, IconPlus, IconSearch, IconTags } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { IconButton, LinkButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { newSectionPath, newTaskPath } from '../tasks.paths.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { TagsDialog } from './TagsDialog.tsx'
import { useWithList } from './useWithList.ts'
import classes from './Tasks.module.css'

export const shownTasks = ['alle', 'offen'] as const
export type ShownTasks = (typeof shownTasks)[number]

interface TasksHeaderProps {
  tags: readonly TaskTag[]
  /** Null: not known yet. */
  open: number | null
  search: string
  shown: ShownTasks
  onChange: (change: { suche?: string; zeigen?: ShownTasks }) => void
}

export function TasksHeader({ tags, open, search, shown, onChange }: TasksHeaderProps) {
  const t = useTasksTexts()
  const withList = useWithList()
  const heading = usePageTitle(t('title'))
  const [tagsOpened, setTagsOpened] = useState(false)
  return (
    <div className={classes.header} data-no-print>
      <div className={classes.name}>
        <Title order={1} size="h3" ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        {open !== null && <span className={classes.rest}>{open === 0 ? t('allDone') : t('rest', { count: open })}</span>}
      </div>
      <SegmentedField
        label={t('show')}
        labelHidden
        choices={choicesOf(shownTasks, (value) => t(`shown.${value}`))}
        value={shown}
        onChange={(zeigen) => onChange({ zeigen })}
      />
      <SearchField value={search} onSearch={(suche) => onChange({ suche })} />
      <div className={classes.tools}>
        <Menu
          trigger={<IconButton label={t('more')} icon={<IconDots size={22} aria-hidden />} />}
          groups={[
            {
              entries: [
                {
                  id: 'section',
                  label: t('addSection'),
                  icon: <IconHeading size={18} aria-hidden />,
                  to: withList(newSectionPath),
                },
                { id: 'tags', label: t('manageTags'), icon: <IconTags size={18} aria-hidden />, onSelect: () => setTagsOpened(true) },
              ],
            },
          ]}
        />
        <LinkButton to={withList(newTaskPath)} icon={<IconPlus size={20} aria-hidden />}>
          {t('add')}
        </LinkButton>
      </div>
      {tagsOpened && <TagsDialog tags={tags} onClose={() => setTagsOpened(false)} />}
    </div>
  )
}

const waitMs = 300

/** Writes the search into the address 300 ms after the last key. */
function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useTasksTexts()
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
        placeholder={t('searchWords')}
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
