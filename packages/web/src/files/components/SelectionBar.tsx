import { maxSelected } from '@dreiklang/domain/files/files'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { IconDownload, IconFolderSymlink, IconRestore, IconTrash, IconTrashX, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { useFilesTexts } from '../files.texts.ts'
import type { ItemDeeds } from './useItemDeeds.tsx'
import classes from './Files.module.css'

interface SelectionBarProps {
  items: readonly FileItem[]
  isTrash: boolean
  deeds: ItemDeeds
  onClear: () => void
}

/** What can be done with all that is selected. */
export function SelectionBar({ items, isTrash, deeds, onClear }: SelectionBarProps) {
  const t = useFilesTexts()
  const tool = (label: string, icon: ReactNode, deed: (some: readonly FileItem[]) => void) => (
    <Button look="secondary" size="sm" iconOnPhone icon={icon} disabled={items.length > maxSelected} onClick={() => deed(items)}>
      {label}
    </Button>
  )
  return (
    <div className={classes.tools} role="group" aria-label={t('selection')} data-no-print>
      <IconButton size="sm" label={t('clear')} icon={<IconX size={18} aria-hidden />} onClick={onClear} />
      <span className={classes.count}>
        {t(items.length > maxSelected ? 'tooMany' : 'selected', { count: items.length, most: maxSelected })}
      </span>
      {isTrash ? (
        <>
          {tool(t('restore'), <IconRestore size={18} aria-hidden />, deeds.restore)}
          {tool(t('purge.now'), <IconTrashX size={18} aria-hidden />, deeds.purge)}
        </>
      ) : (
        <>
          {tool(t('download'), <IconDownload size={18} aria-hidden />, deeds.download)}
          {tool(t('move.now'), <IconFolderSymlink size={18} aria-hidden />, deeds.move)}
          {tool(t('remove'), <IconTrash size={18} aria-hidden />, deeds.remove)}
        </>
      )}
    </div>
  )
}
