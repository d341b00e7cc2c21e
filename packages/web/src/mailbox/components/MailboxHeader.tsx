import type { MailLabel, MailboxSettings } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { IconBeach, IconDots, IconMailCog, IconPencilPlus, IconSettings, IconTags, IconTrashX } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchBox } from '../../form/SearchBox.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useEmptyTrash } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { AwayDialog } from './AwayDialog.tsx'
import { ConfirmRemoval } from './ConfirmRemoval.tsx'
import { LabelsDialog } from './LabelsDialog.tsx'
import { AccountDialog } from './post/AccountDialog.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import classes from './Mailbox.module.css'

interface MailboxHeaderProps {
  labels: readonly MailLabel[]
  settings: MailboxSettings | undefined
  place: string
  search: string
  isNarrow: boolean
  onSearch: (search: string) => void
  onCompose: () => void
}

export function MailboxHeader({ labels, settings, place, search, isNarrow, onSearch, onCompose }: MailboxHeaderProps) {
  const t = useMailboxTexts()
  const heading = usePageTitle(t('title'))
  return (
    <div className={classes.header} data-no-print>
      <div className={classes.name}>
        <Title order={1} size="h4" ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        <span className={classes.rest}>{place}</span>
      </div>
      <SearchBox
        className={classes.search}
        label={t('search')}
        placeholder={t('searchWords')}
        maxLength={120}
        value={search}
        onSearch={onSearch}
      />
      <MoreMenu labels={labels} settings={settings} />
      {isNarrow && <IconButton label={t('compose')} icon={<IconPencilPlus size={22} aria-hidden />} onClick={onCompose} />}
    </div>
  )
}

function MoreMenu({ labels, settings }: Pick<MailboxHeaderProps, 'labels' | 'settings'>) {
  const t = useMailboxTexts()
  const [opened, setOpened] = useState<'labels' | 'settings' | 'account' | 'away' | 'trash' | null>(null)
  const emptyTrash = useEmptyTrash()
  const close = () => setOpened(null)
  return (
    <>
      <Menu
        trigger={<IconButton label={t('more')} icon={<IconDots size={22} aria-hidden />} />}
        groups={[
          {
            entries: [
              { id: 'labels', label: t('manageLabels'), icon: <IconTags size={18} aria-hidden />, onSelect: () => setOpened('labels') },
              { id: 'settings', label: t('settings'), icon: <IconSettings size={18} aria-hidden />, onSelect: () => setOpened('settings') },
              {
                id: 'account',
                label: t('account.name'),
                icon: <IconMailCog size={18} aria-hidden />,
                onSelect: () => setOpened('account'),
              },
              { id: 'away', label: t('away.name'), icon: <IconBeach size={18} aria-hidden />, onSelect: () => setOpened('away') },
              { id: 'trash', label: t('emptyTrash'), icon: <IconTrashX size={18} aria-hidden />, onSelect: () => setOpened('trash') },
            ],
          },
        ]}
      />
      {opened === 'labels' && <LabelsDialog labels={labels} onClose={close} />}
      {opened === 'settings' && settings !== undefined && <SettingsDialog settings={settings} onClose={close} />}
      {opened === 'account' && <AccountDialog onClose={close} />}
      {opened === 'away' && <AwayDialog onClose={close} />}
      {opened === 'trash' && (
        <ConfirmRemoval
          label={t('emptyTrash')}
          onConfirm={() => emptyTrash.mutate(undefined, { onError: toastError, onSuccess: () => toastSuccess(t('gone')) })}
          onClose={close}
        />
      )}
    </>
  )
}
