import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useTexts } from '../shared/i18n.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { shellTexts } from './shell.texts.ts'
import { useFullscreen } from './useFullscreen.ts'

export function FullscreenTool() {
  const t = useTexts(shellTexts)
  const { active, toggle } = useFullscreen()
  return (
    <IconButton
      label={active ? t('header.fullscreenEnd') : t('header.fullscreen')}
      icon={active ? <IconMinimize size={22} aria-hidden /> : <IconMaximize size={22} aria-hidden />}
      onClick={toggle}
    />
  )
}
