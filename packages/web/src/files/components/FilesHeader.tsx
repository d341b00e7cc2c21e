import { acceptedEndings } from '@dreiklang/domain/files/fileKinds'
import { IconFolderPlus, IconFolderUp, IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type RefObject, useRef } from 'react'
import { SearchBox } from '../../form/SearchBox.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useFilesTexts } from '../files.texts.ts'
import { type Chosen, chosenFrom } from './upload/droppedFiles.ts'
import classes from './Files.module.css'

/** All browsers know it; the types of React do not. */
const wholeFolder = { webkitdirectory: '' }

interface FilesHeaderProps {
  search: string
  /** Nothing is brought into the trash. */
  isTrash: boolean
  /** Opens the dialog of the browser for files. */
  picker: RefObject<HTMLInputElement | null>
  onSearch: (search: string) => void
  onNewFolder: () => void
  onChosen: (chosen: readonly Chosen[]) => void
}

export function FilesHeader({ search, isTrash, picker, onSearch, onNewFolder, onChosen }: FilesHeaderProps) {
  const t = useFilesTexts()
  const heading = usePageTitle(t('title'))
  const folderPicker = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChosen(chosenFrom(currentTarget.files ?? []))
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return (
    <div className={classes.header} data-no-print>
      <Title order={1} size="h3" ref={heading} tabIndex={-1} className={classes.name ?? ''}>
        {t('title')}
      </Title>
      <SearchBox className={classes.search} label={t('search')} maxLength={120} value={search} onSearch={onSearch} />
      {!isTrash && (
        <>
          <Button look="secondary" iconOnPhone icon={<IconFolderPlus size={20} aria-hidden />} onClick={onNewFolder}>
            {t('folder.new')}
          </Button>
          <Menu
            trigger={<Button icon={<IconUpload size={20} aria-hidden />}>{t('upload.upload')}</Button>}
            groups={[
              {
                entries: [
                  {
                    id: 'files',
                    label: t('upload.files'),
                    icon: <IconUpload size={18} aria-hidden />,
                    onSelect: () => picker.current?.click(),
                  },
                  {
                    id: 'folder',
                    label: t('upload.folder'),
                    icon: <IconFolderUp size={18} aria-hidden />,
                    onSelect: () => folderPicker.current?.click(),
                  },
                ],
              },
            ]}
          />
        </>
      )}
      <input ref={picker} type="file" multiple hidden accept={acceptedEndings.join(',')} aria-label={t('upload.files')} onChange={take} />
      <input ref={folderPicker} type="file" {...wholeFolder} hidden aria-label={t('upload.folder')} onChange={take} />
    </div>
  )
}
