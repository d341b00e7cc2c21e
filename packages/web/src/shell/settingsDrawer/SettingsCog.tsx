import type { LayoutName } from '@dreiklang/domain/shared/appearance'
import { IconSettings } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useShellTexts } from '../shell.texts.ts'
import classes from './SettingsCog.module.css'

const SettingsDrawer = lazy(async () => ({ default: (await import('./SettingsDrawer.tsx')).SettingsDrawer }))

export function SettingsCog({ layout, quickChat }: { layout: LayoutName; quickChat: boolean }) {
  const t = useShellTexts()
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpened(true)
  }
  return (
    <>
      <button
        type="button"
        className={classes.cog}
        data-rail={quickChat || undefined}
        data-no-print
        aria-label={t('appearance.open')}
        onClick={open}
      >
        <IconSettings size={22} aria-hidden />
      </button>
      {wanted && (
        <Suspense>
          <SettingsDrawer opened={opened} layout={layout} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
