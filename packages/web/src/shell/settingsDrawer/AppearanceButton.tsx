import { IconSettings } from '@tabler/icons-react'
import { useShellTexts } from '../shell.texts.ts'
import classes from './AppearanceButton.module.css'

/** The way back from the layout with nothing around the page; the others have it in the user menu. */
export function AppearanceButton({ onOpen }: { onOpen: () => void }) {
  const t = useShellTexts()
  return (
    <button type="button" className={classes.cog} data-no-print aria-label={t('appearance.open')} onClick={onOpen}>
      <IconSettings size={22} aria-hidden />
    </button>
  )
}
