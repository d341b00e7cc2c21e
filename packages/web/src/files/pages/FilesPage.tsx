import { trashDays } from '@dreiklang/domain/files/files'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import chip from '../../ui/Chip.module.css'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Note } from '../../ui/layout.tsx'
import { BegunUploads } from '../components/BegunUploads.tsx'
import { DetailsDrawer } from '../components/DetailsDrawer.tsx'
import { FilesHeader } from '../components/FilesHeader.tsx'
import { FilesTable } from '../components/FilesTable.tsx'
import { NewFolderDialog } from '../components/ItemDialogs.tsx'
import { PathLine } from '../components/PathLine.tsx'
import { SelectionBar } from '../components/SelectionBar.tsx'
import { UploadPanel } from '../components/UploadPanel.tsx'
import { useBringing } from '../components/useBringing.ts'
import { useItemDeeds } from '../components/useItemDeeds.tsx'
import { useFilesKeys } from '../files.actions.tsx'
import { itemsQuery, useLiveFiles } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import { droppedFrom } from '../components/upload/droppedFiles.ts'
import { ownUploads } from '../components/upload/useUploads.ts'
import classes from '../components/Files.module.css'

const views = ['dateien', 'papierkorb'] as const
const address = z.object({
  ordner: z.union([z.literal(''), z.uuid()]).default(''),
  suche: z.string().max(120).default(''),
  ansicht: z.enum(views).default('dateien'),
  datei: z.union([z.literal(''), z.uuid()]).default(''),
})
const none: ReadonlySet<string> = new Set()
const nothing: readonly FileItem[] = []

export function FilesPage() {
  const t = useFilesTexts()
  const [{ ordner, suche: search, ansicht: view, datei: openId }, setAddress] = useSearchState(address)
  const folderId = ordner === '' ? null : ordner
  const isTrash = view === 'papierkorb'
  const { data, state } = showQuery(useQuery(itemsQuery({ folderId, search, isTrash })), { rows: 8, height: 48 })
  const [selected, setSelected] = useState(none)
  const [isMaking, setMaking] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const { bring, begun } = useBringing(folderId)
  const deeds = useItemDeeds({ onDetails: ({ id }) => setAddress({ datei: id }), onDone: () => setSelected(none) })
  useLiveFiles()
  useFilesKeys({ onNewFolder: () => setMaking(true), onUpload: () => picker.current?.click() })

  const items = data?.items ?? nothing
  const opened = items.find(({ id }) => id === openId)
  const chosen = items.filter(({ id }) => selected.has(id))
  const go = (change: Partial<z.output<typeof address>>) => {
    setSelected(none)
    setAddress({ datei: '', ...change }, { replace: false })
  }
  const open = (item: FileItem) => {
    if (item.deletedAt !== null) return
    if (item.kind === null) go({ ordner: item.id, suche: '' })
    else setAddress({ datei: item.id })
  }
  return (
    <div className={classes.page} {...useDrop(isTrash ? null : bring)}>
      <FilesHeader
        search={search}
        isTrash={isTrash}
        picker={picker}
        onSearch={(suche) => setAddress({ suche, ansicht: 'dateien' })}
        onNewFolder={() => setMaking(true)}
        onChosen={bring}
      />
      <div className={classes.line}>
        {chosen.length > 0 ? (
          <SelectionBar items={chosen} isTrash={isTrash} deeds={deeds} onClear={() => setSelected(none)} />
        ) : (
          <>
            {isTrash || search !== '' ? (
              <Note>{t(isTrash ? 'trashNote' : 'found', { count: isTrash ? trashDays : items.length })}</Note>
            ) : (
              <PathLine path={data?.path ?? nothing} />
            )}
            <div className={classes.views} role="group" aria-label={t('show')}>
              {views.map((one) => (
                <button
                  key={one}
                  type="button"
                  className={chip.chip}
                  aria-pressed={one === view}
                  onClick={() => go({ ansicht: one, suche: '' })}
                >
                  {t(`view.${one}`)}
                </button>
              ))}
            </div>
          </>
        )}
      </div>
      <BegunUploads begun={begun} />
      {state}
      {data !== undefined && items.length === 0 && <Nothing what={placeOf({ isTrash, search })} />}
      {items.length > 0 && (
        <FilesTable items={items} selected={selected} isTrash={isTrash} deeds={deeds} onSelect={setSelected} onOpen={open} />
      )}
      <UploadPanel queue={ownUploads} />
      {opened !== undefined && !isTrash && (
        <DetailsDrawer
          key={opened.id}
          item={opened}
          onDownload={() => deeds.download([opened])}
          onClose={() => setAddress({ datei: '' })}
        />
      )}
      {isMaking && <NewFolderDialog folderId={folderId} onClose={() => setMaking(false)} />}
      {deeds.dialog}
    </div>
  )
}

type Place = 'trash' | 'search' | 'folder'

function placeOf({ isTrash, search }: { isTrash: boolean; search: string }): Place {
  if (isTrash) return 'trash'
  return search === '' ? 'folder' : 'search'
}

function Nothing({ what }: { what: Place }) {
  const t = useFilesTexts()
  return (
    <EmptyState icon={<IconFolderOpen size={28} />} title={t(`empty.${what}.title`)}>
      {t(`empty.${what}.text`)}
    </EmptyState>
  )
}

/** Files and folders that are dropped on the page. Null: nothing may be. */
function useDrop(onChosen: ReturnType<typeof useBringing>['bring'] | null) {
  const [isOver, setOver] = useState(false)
  if (onChosen === null) return {}
  return {
    'data-dropping': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      onChosen(droppedFrom(event.dataTransfer))
    },
  }
}
