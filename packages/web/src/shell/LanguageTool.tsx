import { IconLanguage } from '@tabler/icons-react'
import { changeLanguage, useLanguage, useTexts } from '../shared/i18n.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { shellTexts } from './shell.texts.ts'

export function LanguageTool() {
  const t = useTexts(shellTexts)
  const other = useLanguage() === 'de' ? 'en' : 'de'
  return (
    <IconButton
      label={`${t('header.language')}: ${other === 'de' ? t('settings.german') : t('settings.english')}`}
      icon={<IconLanguage size={22} aria-hidden />}
      onClick={() => void changeLanguage(other)}
    />
  )
}
