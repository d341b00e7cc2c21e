import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { IconDots, IconLink, IconPaperclip } from '@tabler/icons-react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { useFilesTexts } from '../files.texts.ts'
import { KindIcon } from './kindIcon.tsx'
import { useSizeOf } from './useSizeOf.ts'
import type { ItemDeeds } from './useItemDeeds.tsx'
import classes from './Files.module.css'

interface FilesTableProps {
  items: readonly FileItem[]
  selected: ReadonlySet<string>
  isTrash: boolean
  deeds: ItemDeeds
  onSelect: (selected: ReadonlySet<string>) => void
  onOpen: (item: FileItem) => void
}

export function FilesTable({ items, selected, isTrash, deeds, onSelect, onOpen }: FilesTableProps) {
  const t = useFilesTexts()
  const sizeOf = useSizeOf()
  const toggle = ({ id }: FileItem) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const columns: Column<FileItem>[] = [
    {
      id: 'select',
      header: t('column.select'),
      width: '2.75rem',
      screenOnly: true,
      cell: (item) => (
        <Checkbox label="" aria-label={t('select', { name: item.name })} checked={selected.has(item.id)} onChange={() => toggle(item)} />
      ),
    },
    { id: 'name', header: t('column.name'), cell: (item) => <Name item={item} onOpen={onOpen} /> },
    { id: 'size', header: t('column.size'), hideBelow: 'sm', align: 'end', cell: (item) => sizeOf(item) },
    {
      id: 'changed',
      header: t(isTrash ? 'column.deleted' : 'column.changed'),
      hideBelow: 'md',
      cell: (item) => <DateTime value={item.deletedAt ?? item.modifiedAt} />,
    },
    { id: 'by', header: t('column.by'), hideBelow: 'lg', cell: (item) => item.changedByName ?? t('byLink') },
    {
      id: 'more',
      header: t('column.more'),
      width: '3rem',
      screenOnly: true,
      cell: (item) => (
        <Menu
          trigger={<IconButton size="sm" label={t('moreOf', { name: item.name })} icon={<IconDots size={20} aria-hidden />} />}
          groups={() => deeds.menuOf(item)}
        />
      ),
    },
  ]
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      onRowOpen={onOpen}
      rowMarked={({ id }) => selected.has(id)}
    />
  )
}

function Name({ item, onOpen }: { item: FileItem; onOpen: (item: FileItem) => void }) {
  const t = useFilesTexts()
  const sizeOf = useSizeOf()
  return (
    <div className={classes.item}>
      <KindIcon kind={item.kind} />
      <div className={classes.itemWords}>
        <button type="button" className={classes.open} onClick={() => onOpen(item)}>
          {item.name}
        </button>
        <span className={`${classes.quiet} ${classes.onPhone}`}>{sizeOf(item)}</span>
      </div>
      {item.places > 0 && (
        <IconPaperclip size={16} role="img" aria-label={t('attachedTo', { count: item.places })} className={classes.icon} />
      )}
      {item.links > 0 && <IconLink size={16} role="img" aria-label={t('link.has')} className={classes.icon} />}
    </div>
  )
}
