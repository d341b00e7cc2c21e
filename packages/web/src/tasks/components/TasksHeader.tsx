import type { TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconDots, IconHeading, IconPlus, IconSelectAll, IconTags } from '@tabler/icons-react'
import { useState } from 'react'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { SearchBox } from '../../form/SearchBox.tsx'
import { IconButton, LinkButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { newSectionPath, newTaskPath } from '../tasks.paths.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { useSelection } from './selection.ts'
import { type ShownTasks, shownTasks } from './taskAddress.ts'
import { TagsDialog } from './TagsDialog.tsx'
import { useWithList } from '../../shared/useWithList.ts'
import classes from './Tasks.module.css'

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
  const { start } = useSelection()
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
      <SearchBox
        label={t('search')}
        placeholder={t('searchWords')}
        maxLength={120}
        value={search}
        onSearch={(suche) => onChange({ suche })}
        className={classes.search}
      />
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
                { id: 'select', label: t('bulk.start'), icon: <IconSelectAll size={18} aria-hidden />, onSelect: start },
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
