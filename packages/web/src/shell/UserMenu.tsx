import { userStatus } from '@dreiklang/domain/shared/appearance'
import { IconKeyboard, IconLock, IconLogout, IconPalette, IconSettings } from '@tabler/icons-react'
import { Photo } from '../settings/components/Photo.tsx'
import { StatusDot } from '../settings/components/StatusDot.tsx'
import { settingsPath } from '../settings/settings.paths.ts'
import { useOwnUser, useSetStatus } from '../settings/settings.queries.ts'
import { performAction, useActionList } from '../shared/actions.ts'
import type { SessionUser } from '../shared/sessionUser.ts'
import { IconButton } from '../ui/buttons.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuEntry } from '../ui/menuEntry.ts'
import { toastError } from '../ui/toast.tsx'
import { useShellTexts } from './shell.texts.ts'

export const appearanceAction = 'shell.appearance'

export function UserMenu({ user, onHelp }: { user: SessionUser; onHelp: () => void }) {
  const t = useShellTexts()
  const { status, avatar } = useOwnUser()
  const setStatus = useSetStatus()
  const lock = useActionList().find(({ id, visible }) => id === 'session.lock' && visible?.() !== false)
  const locking: readonly MenuEntry[] =
    lock === undefined
      ? []
      : [{ id: 'lock', label: lock.name, icon: <IconLock size={20} aria-hidden />, onSelect: () => performAction(lock.id) }]
  return (
    <Menu
      trigger={
        <IconButton
          label={t('header.user', { name: user.name })}
          tooltip={`${user.name}, ${t(`header.status.${status}`)}`}
          icon={<Photo avatar={avatar} size={26} />}
        />
      }
      groups={[
        {
          heading: `${t('header.signedInAs')} ${user.email}`,
          entries: [
            { id: 'settings', label: t('header.settings'), icon: <IconSettings size={20} aria-hidden />, to: settingsPath },
            {
              id: 'appearance',
              label: t('appearance.open'),
              icon: <IconPalette size={20} aria-hidden />,
              onSelect: () => performAction(appearanceAction),
            },
            { id: 'keyboard', label: t('header.keyboard'), icon: <IconKeyboard size={20} aria-hidden />, onSelect: onHelp },
          ],
        },
        {
          heading: t('header.status.label'),
          entries: userStatus.map((value) => ({
            id: value,
            label: t(`header.status.${value}`),
            icon: <StatusDot status={value} />,
            checked: value === status,
            onSelect: () => setStatus.mutate(value, { onError: toastError }),
          })),
        },
        {
          entries: [
            ...locking,
            { id: 'sign-out', label: t('header.signOut'), icon: <IconLogout size={20} aria-hidden />, to: '/sign-out' },
          ],
        },
      ]}
    />
  )
}
