import type { Attachment } from '@dreiklang/domain/files/attachment.contract'
import { acceptedEndings } from '@dreiklang/domain/files/fileKinds'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../../shared/bytes.ts'
import { newIdempotencyKey } from '../../../shared/idempotencyKey.ts'
import { IconButton } from '../../../ui/buttons.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { attachmentsQuery, useDetach, useForgetAttachments, useLiveAttachments } from '../../attachment.queries.ts'
import { useAttachmentTexts } from '../../attachment.texts.ts'
import { KindIcon } from '../kindIcon.tsx'
import { UploadRow } from '../UploadPanel.tsx'
import { isOpen } from '../upload/uploadQueue.ts'
import { ownUploads, useUploads } from '../upload/useUploads.ts'
import { useSortOut } from '../useBringing.ts'
import { AttachmentDrawer } from './AttachmentDrawer.tsx'
import classes from './MessageFiles.module.css'

const none: readonly [] = []
const thingOf = (chatId: string) => ({ kind: 'chat', placeId: chatId }) as const
const isThere = ({ removedAt }: Attachment) => removedAt === null

export interface NextMessage {
  /** Of the message that is written now. */
  id: string
  /** Of the files that stand at it already. */
  names: readonly string[]
  /** Some are still on their way. */
  busy: boolean
  button: ReactNode
  list: ReactNode
  /** The message is sent: the next one is another. */
  renew: () => void
}

/** The files of the message that is written now: they are brought first, and nobody else sees them before it is sent. */
export function useNextMessage(chatId: string): NextMessage {
  const t = useAttachmentTexts()
  const [id, setId] = useState(newIdempotencyKey)
  const picker = useRef<HTMLInputElement>(null)
  const sortOut = useSortOut()
  const thing = thingOf(chatId)
  const { data } = useQuery(attachmentsQuery(thing))
  const forget = useForgetAttachments(thing)
  const detach = useDetach(thing)
  const files = (data?.files ?? none).filter((file) => file.part === id && isThere(file))
  const uploads = useUploads(ownUploads).filter(({ place, state }) => place?.part === id && state !== 'done')
  const left = uploads.length
  const tell = useRef(forget)
  useEffect(() => {
    tell.current = forget
  })
  useEffect(() => tell.current(), [left])
  const bring = (input: HTMLInputElement) => {
    const chosen = Array.from(input.files ?? [], (file) => ({ file, folderId: null, place: { ...thing, part: id } }))
    ownUploads.add(sortOut(chosen))
    input.value = ''
  }
  return {
    id,
    names: files.map(({ name }) => name),
    busy: uploads.some(isOpen),
    renew: () => setId(newIdempotencyKey()),
    button: (
      <>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptedEndings.join(',')}
          aria-label={t('message.attach')}
          onChange={({ currentTarget }) => bring(currentTarget)}
        />
        <IconButton label={t('message.attach')} icon={<IconPaperclip size={22} aria-hidden />} onClick={() => picker.current?.click()} />
      </>
    ),
    list: files.length + uploads.length > 0 && (
      <ul className={classes.waiting} aria-label={t('message.files')}>
        {files.map((file) => (
          <li key={file.id} className={classes.file}>
            <KindIcon kind={file.kind} size={18} />
            <span className={classes.name}>{file.name}</span>
            <IconButton
              size="sm"
              label={t('message.take', { name: file.name })}
              icon={<IconX size={18} aria-hidden />}
              onClick={() => void detach.mutateAsync(file.id).catch(toastError)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} queue={ownUploads} />
        ))}
      </ul>
    ),
  }
}

/** What came with a message. */
export function FilesOfMessage({ chatId, messageId }: { chatId: string; messageId: string }) {
  const t = useAttachmentTexts()
  const { data } = useQuery(attachmentsQuery(thingOf(chatId)))
  const [openId, setOpenId] = useState<string | null>(null)
  const files = (data?.files ?? none).filter((file) => file.part === messageId && isThere(file))
  const opened = files.find(({ id }) => id === openId)
  if (files.length === 0) return null
  return (
    <ul className={classes.files} aria-label={t('message.files')}>
      {files.map(({ id, name, kind, bytes }) => (
        <li key={id} className={classes.file}>
          <KindIcon kind={kind} size={18} />
          <button type="button" className={classes.open} aria-label={t('open', { name })} onClick={() => setOpenId(id)}>
            {name}
          </button>
          <span className={classes.size}>{formatBytes(bytes)}</span>
        </li>
      ))}
      {opened !== undefined && <AttachmentDrawer file={opened} onClose={() => setOpenId(null)} />}
    </ul>
  )
}

/** One ear for all messages of a chat. */
export const useLiveMessageFiles = (chatId: string): void => useLiveAttachments(thingOf(chatId))
