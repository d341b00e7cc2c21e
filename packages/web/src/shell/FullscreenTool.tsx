import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { IconButton } from '../ui/buttons.tsx'
import { useShellTexts } from './shell.texts.ts'
import { useFullscreen } from './useFullscreen.ts'

export function FullscreenTool() {
  const t = useShellTexts()
  const { active, toggle } = useFullscreen()
  return (
    <IconButton
      label={active ? t('header.fullscreenEnd') : t('header.fullscreen')}
      icon={active ? <IconMinimize size={22} aria-hidden /> : <IconMaximize size={22} aria-hidden />}
      onClick={toggle}
    />
  )
}
