import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { offersAt } from '@dreiklang/domain/shared/reminder'
import { IconAlarm, IconAlarmOff, IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { formatStamp } from '../../shared/format.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { MomentDialog } from './MomentDialog.tsx'
import { folderOf } from './mailWords.ts'
import { useMailDeeds } from './useMailDeeds.tsx'

/** Takes mails out of the inbox until a time, or brings them back. */
export function SnoozeTool({ mails, onGone }: { mails: readonly Mail[]; onGone: () => void }) {
  const t = useMailboxTexts()
  const { snooze } = useMailDeeds()
  const [isChoosing, setChoosing] = useState(false)
  if (!mails.every((mail) => folderOf(mail) === 'inbox')) return null
  const putOff = (until: string | null) => {
    snooze(mails, until)
    onGone()
  }
  if (mails.every(({ snoozedUntil }) => snoozedUntil !== null))
    return <IconButton label={t('snooze.back')} icon={<IconAlarmOff size={20} aria-hidden />} onClick={() => putOff(null)} />
  return (
    <>
      <Menu
        trigger={<IconButton label={t('snooze.name')} icon={<IconAlarm size={20} aria-hidden />} />}
        groups={[
          {
            entries: [
              ...offersAt(new Date().toISOString()).map(({ offer, at }) => ({
                id: offer,
                label: t(`snooze.${offer}`, { at: formatStamp(at) }),
                icon: <IconAlarm size={18} aria-hidden />,
                onSelect: () => putOff(at),
              })),
              { id: 'own', label: t('snooze.own'), icon: <IconCalendar size={18} aria-hidden />, onSelect: () => setChoosing(true) },
            ],
          },
        ]}
      />
      {isChoosing && <MomentDialog title={t('snooze.name')} onChosen={putOff} onClose={() => setChoosing(false)} />}
    </>
  )
}
