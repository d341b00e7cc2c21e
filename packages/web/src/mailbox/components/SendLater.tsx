import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { MomentDialog } from './MomentDialog.tsx'

export function SendLater({ onSend }: { onSend: (sendAt: string) => void }) {
  const t = useMailboxTexts()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button look="secondary" icon={<IconClock size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {t('write.later')}
      </Button>
      {opened && <MomentDialog title={t('write.later')} onChosen={onSend} onClose={() => setOpened(false)} />}
    </>
  )
}
