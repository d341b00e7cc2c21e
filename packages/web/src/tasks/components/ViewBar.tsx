import type { TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { nobodyKey, readerKey, taskDues, taskForms, taskGroupings, taskSorts } from '@dreiklang/domain/tasks/view'
import { IconAdjustments, IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { SegmentedField, SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { type ChangeAddress, type TaskAddress, countFilters } from './taskAddress.ts'
import { priorityWords } from './taskWords.tsx'
import { useTaskViews } from './useTaskViews.tsx'
import classes from './ViewBar.module.css'

interface ViewBarProps {
  tags: readonly TaskTag[]
  address: TaskAddress
  onChange: ChangeAddress
}

/** How the tasks are looked at: as a list or a calendar, which of them, and the ways that were saved. */
export function ViewBar({ tags, address, onChange }: ViewBarProps) {
  const t = useTasksTexts()
  const [opened, setOpened] = useState(false)
  const views = useTaskViews(address, onChange)
  const count = countFilters(address)
  return (
    <div className={classes.bar} data-no-print>
      <SegmentedField
        label={t('view.form')}
        labelHidden
        choices={choicesOf(taskForms, (value) => t(`view.forms.${value}`))}
        value={address.form}
        onChange={(form) => onChange({ form, ...(form !== 'liste' && address.zeigen === 'tag' && { zeigen: 'alle' }) })}
      />
      <Button look="secondary" size="sm" icon={<IconAdjustments size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {count === 0 ? t('view.filter') : t('view.filtered', { count })}
      </Button>
      <Menu
        trigger={
          <Button look="secondary" size="sm" icon={<IconBookmark size={18} aria-hidden />}>
            {views.name ?? t('view.views')}
          </Button>
        }
        groups={views.groups}
      />
      {count > 0 && (
        <Button look="subtle" size="sm" onClick={() => onChange({ stichwort: null, person: null, prioritaet: null, frist: null })}>
          {t('view.all')}
        </Button>
      )}
      {opened && <FilterDialog tags={tags} address={address} onChange={onChange} onClose={() => setOpened(false)} />}
      {views.dialogs}
    </div>
  )
}

/** Every choice counts at once: the list behind it follows. */
function FilterDialog({ tags, address, onChange, onClose }: ViewBarProps & { onClose: () => void }) {
  const t = useTasksTexts()
  const { colleagues, me } = usePeople()
  const people = [
    { value: readerKey as string, label: t('view.me') },
    { value: nobodyKey as string, label: t('bulk.nobody') },
    ...colleagues.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const priorities = (['2', '1', '0'] as const).map((value) => ({ value, label: t(`priority.${priorityWords[value]}`) }))
  return (
    <Dialog opened onClose={onClose} title={t('view.filter')} actions={<Button onClick={onClose}>{t('view.done')}</Button>}>
      <Stack gap="sm">
        <SelectField
          label={t('field.dueDate')}
          clearable
          choices={choicesOf(taskDues, (value) => t(`view.due.${value}`))}
          value={address.frist}
          onChange={(frist) => onChange({ frist })}
        />
        <SelectField
          label={t('field.assignedTo')}
          clearable
          choices={people}
          value={address.person}
          onChange={(person) => onChange({ person })}
        />
        <SelectField
          label={t('field.priority')}
          clearable
          choices={priorities}
          value={address.prioritaet}
          onChange={(prioritaet) => onChange({ prioritaet })}
        />
        <SelectField
          label={t('bulk.tag')}
          clearable
          choices={tags.map(({ id, title }) => ({ value: id, label: title }))}
          value={address.stichwort}
          onChange={(stichwort) => onChange({ stichwort })}
        />
        <SelectField
          label={t('view.sort')}
          few
          choices={choicesOf(taskSorts, (value) => t(`view.sorts.${value}`))}
          value={address.sortierung}
          onChange={(sortierung) => onChange({ sortierung: sortierung ?? 'platz' })}
        />
        <SelectField
          label={t('view.group')}
          few
          choices={choicesOf(taskGroupings, (value) => t(`view.groups.${value}`))}
          value={address.gruppen}
          onChange={(gruppen) => onChange({ gruppen: gruppen ?? 'keine' })}
        />
      </Stack>
    </Dialog>
  )
}
