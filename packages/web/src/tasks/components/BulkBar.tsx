import { mondayOf, plusDays } from '@dreiklang/domain/shared/time'
import { maxAtOnce } from '@dreiklang/domain/tasks/tasks'
import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconCalendarDue, IconChecks, IconTag, IconTrash, IconUser, IconX } from '@tabler/icons-react'
import { SelectionBar } from '../../form/Selection.tsx'
import { formatShortDay } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { WrittenTask } from '../tasks.queries.ts'
import { usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { useSelection } from './selection.ts'
import type { BulkDeeds } from './useBulk.tsx'
import classes from './BulkBar.module.css'

interface BulkBarProps {
  tasks: readonly Task[]
  tags: readonly TaskTag[]
  deeds: BulkDeeds
}

/** What can be done with all that are selected. */
export function BulkBar({ tasks, tags, deeds }: BulkBarProps) {
  const t = useTasksTexts()
  const { ids, end, all } = useSelection()
  const { me, colleagues } = usePeople()
  const today = useToday()
  const chosen = tasks.filter(({ id }) => ids.has(id))
  const { change, remove, busy } = deeds
  const changeAll = (what: (task: Task) => WrittenTask) => change(chosen, what)
  const days = [
    { id: 'today', day: today },
    { id: 'tomorrow', day: plusDays(today, 1) },
    { id: 'nextWeek', day: plusDays(mondayOf(today), 7) },
  ] as const
  const isTooMany = chosen.length > maxAtOnce
  const isNone = chosen.length === 0 || isTooMany || busy
  return (
    <SelectionBar label={t('bulk.label')}>
      <strong role="status">
        {isTooMany ? t('bulk.most', { count: chosen.length, most: maxAtOnce }) : t('bulk.selected', { count: chosen.length })}
      </strong>
      <Button look="subtle" onClick={all}>
        {t('bulk.all')}
      </Button>
      <div className={classes.bulk}>
        <Button
          look="secondary"
          icon={<IconChecks size={18} aria-hidden />}
          disabled={isNone}
          onClick={() => changeAll(() => ({ completed: true }))}
        >
          {t('bulk.done')}
        </Button>
        <Menu
          trigger={
            <Button look="secondary" icon={<IconCalendarDue size={18} aria-hidden />} disabled={isNone}>
              {t('bulk.due')}
            </Button>
          }
          groups={[
            {
              entries: [
                ...days.map(({ id, day }) => ({
                  id,
                  label: t(`bulk.days.${id}`, { day: formatShortDay(day) }),
                  onSelect: () => changeAll(() => ({ dueDate: day })),
                })),
                { id: 'none', label: t('bulk.days.none'), onSelect: () => changeAll(() => ({ dueDate: null, wait: null })) },
              ],
            },
          ]}
        />
        {tags.length > 0 && (
          <Menu
            trigger={
              <Button look="secondary" icon={<IconTag size={18} aria-hidden />} disabled={isNone}>
                {t('bulk.tag')}
              </Button>
            }
            groups={[
              {
                entries: tags.map(({ id, title }) => ({
                  id,
                  label: title,
                  onSelect: () => changeAll((task) => ({ tags: [...task.tags, id] })),
                })),
              },
            ]}
          />
        )}
        <Menu
          trigger={
            <Button look="secondary" icon={<IconUser size={18} aria-hidden />} disabled={isNone}>
              {t('bulk.assign')}
            </Button>
          }
          groups={[
            {
              entries: [
                ...colleagues.map(({ id, name }) => ({
                  id,
                  label: id === me ? t('person.me', { name }) : name,
                  onSelect: () => changeAll(() => ({ assignedTo: id })),
                })),
                { id: 'nobody', label: t('bulk.nobody'), onSelect: () => changeAll(() => ({ assignedTo: null })) },
              ],
            },
          ]}
        />
        <Button look="secondary" icon={<IconTrash size={18} aria-hidden />} disabled={isNone} onClick={() => remove(chosen)}>
          {t('bulk.delete')}
        </Button>
      </div>
      <IconButton label={t('bulk.end')} icon={<IconX size={20} aria-hidden />} onClick={end} />
    </SelectionBar>
  )
}
