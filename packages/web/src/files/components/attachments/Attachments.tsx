import type { Attachment } from '@dreiklang/domain/files/attachment.contract'
import { acceptedEndings } from '@dreiklang/domain/files/fileKinds'
import { IconFolderOpen, IconPaperclip, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { showQuery } from '../../../ui/feedback.tsx'
import { Group, Note, Stack, Text } from '../../../ui/layout.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { type Thing, attachmentsQuery, useDetach, useForgetAttachments, useLiveAttachments, useReattach } from '../../attachment.queries.ts'
import { useAttachmentTexts } from '../../attachment.texts.ts'
import { waitingQuery } from '../../files.queries.ts'
import { UploadRow } from '../UploadPanel.tsx'
import { isOpen } from '../upload/uploadQueue.ts'
import { ownUploads, useUploads } from '../upload/useUploads.ts'
import { useSortOut } from '../useBringing.ts'
import { AttachmentRow } from './AttachmentRow.tsx'
import { ChooseDialog } from './ChooseDialog.tsx'
import { AttachmentDrawer } from './AttachmentDrawer.tsx'
import classes from './Attachments.module.css'

const none: readonly [] = []

interface AttachmentsProps extends Thing {
  /** Where the card around it has no title. */
  titled?: boolean
}

/** The files at a thing: for who sees the thing. What may be done here, the server says. */
export function Attachments({ titled = false, ...thing }: AttachmentsProps) {
  const t = useAttachmentTexts()
  const { data, state } = showQuery(useQuery(attachmentsQuery(thing)), { rows: 1, height: 44 })
  const [openId, setOpenId] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const { picker, bring, pick, uploads } = usePicking(thing)
  const { takeOff, putBack } = useTakingOff(thing)
  useLiveAttachments(thing)
  const shown = data?.files.filter(({ removedAt }) => removedAt === null) ?? none
  const gone = data?.files.filter(({ removedAt }) => removedAt !== null) ?? none
  const opened = shown.find(({ id }) => id === openId)
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        {titled ? <Text fw={600}>{t('title')}</Text> : <Note>{t(`seenBy.${thing.kind}`)}</Note>}
        {data?.mayAttach === true && (
          <Menu
            trigger={
              <Button look="secondary" size="sm" icon={<IconPaperclip size={18} aria-hidden />}>
                {t('add')}
              </Button>
            }
            groups={[
              {
                entries: [
                  { id: 'upload', label: t('upload'), icon: <IconUpload size={18} aria-hidden />, onSelect: pick },
                  { id: 'choose', label: t('choose'), icon: <IconFolderOpen size={18} aria-hidden />, onSelect: () => setChoosing(true) },
                ],
              },
            ]}
          />
        )}
      </Group>
      {titled && <Note>{t(`seenBy.${thing.kind}`)}</Note>}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedEndings.join(',')}
        aria-label={t('upload')}
        onChange={({ currentTarget }) => bring(currentTarget)}
      />
      {state}
      {data !== undefined && shown.length === 0 && uploads.length === 0 && <Note>{t('empty')}</Note>}
      {shown.length > 0 && (
        <ul className={classes.list} aria-label={t('title')}>
          {shown.map((file) => (
            <AttachmentRow key={file.id} file={file} onOpen={() => setOpenId(file.id)} onRemove={() => takeOff(file)} />
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul className={classes.list}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={ownUploads} />
          ))}
        </ul>
      )}
      {gone.length > 0 && <Gone files={gone} onBack={putBack} />}
      {opened !== undefined && <AttachmentDrawer file={opened} onClose={() => setOpenId(null)} />}
      {choosing && <ChooseDialog thing={thing} ofKlient={data?.ofKlient === true} onClose={() => setChoosing(false)} />}
    </Stack>
  )
}

/** Takes files off, and brings them back. */
function useTakingOff(thing: Thing) {
  const t = useAttachmentTexts()
  const detach = useDetach(thing)
  const reattach = useReattach(thing)
  const putBack = ({ id }: Attachment) => void reattach.mutateAsync(id).catch(toastError)
  const takeOff = (file: Attachment) =>
    void detach.mutateAsync(file.id).then(
      () =>
        toastSuccess(
          t('removed', { name: file.name }),
          <Button look="subtle" onClick={() => putBack(file)}>
            {t('undo')}
          </Button>,
        ),
      toastError,
    )
  return { takeOff, putBack }
}

/** From the device to this thing; what is on its way is shown as long as it is not there. */
function usePicking(thing: Thing) {
  const picker = useRef<HTMLInputElement>(null)
  const sortOut = useSortOut()
  const forget = useForgetAttachments(thing)
  const { data: waiting = none } = useQuery(waitingQuery)
  const own = useUploads(ownUploads).filter(({ place }) => place?.placeId === thing.placeId && place.kind === thing.kind)
  const left = own.filter(isOpen).length
  const tell = useRef(forget)
  const before = useRef(left)
  useEffect(() => {
    tell.current = forget
  })
  useEffect(() => {
    if (left !== before.current) tell.current()
    before.current = left
  }, [left])
  return {
    picker,
    pick: () => picker.current?.click(),
    bring: (input: HTMLInputElement) => {
      const { kind, placeId } = thing
      const chosen = Array.from(input.files ?? [], (file) => ({ file, folderId: null, place: { kind, placeId } }))
      ownUploads.add(sortOut(chosen), waiting)
      input.value = ''
    },
    uploads: own.filter(({ state, place }) => state !== 'done' && place?.part === undefined),
  }
}

function Gone({ files, onBack }: { files: readonly Attachment[]; onBack: (file: Attachment) => void }) {
  const t = useAttachmentTexts()
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure label={t('gone', { count: files.length })} opened={opened} onToggle={setOpened}>
      <Note>{t('goneNote')}</Note>
      <ul className={classes.list}>
        {files.map((file) => (
          <li key={file.id} className={classes.row}>
            <span className={classes.words}>{file.name}</span>
            <Button look="subtle" size="sm" aria-label={t('backOf', { name: file.name })} onClick={() => onBack(file)}>
              {t('back')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
