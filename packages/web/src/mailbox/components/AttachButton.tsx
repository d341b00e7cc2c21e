import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { attachableTypes } from './useAttaching.ts'

export function AttachButton({ busy, onFiles }: { busy: boolean; onFiles: (files: Iterable<File>) => void }) {
  const t = useMailboxTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="secondary"
        iconOnPhone
        icon={<IconPaperclip size={18} aria-hidden />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {t('attachment.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('attachment.add')}
        accept={attachableTypes}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Selecting the same file again must trigger a change, too.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}
