import { type LayoutName, densities, layouts } from '@dreiklang/domain/shared/appearance'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n.ts'
import { schemes, setPreferences, themeIds, usePreferences } from '../../shared/preferences.ts'
import { settingsTexts } from '../../settings/settings.texts.ts'
import { Drawer } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { SegmentedField } from '../../ui/RadioField.tsx'
import { ThemeField } from '../../ui/ThemeField.tsx'
import { shellTexts } from '../shell.texts.ts'
import { LayoutThumbnail } from './LayoutThumbnail.tsx'
import classes from './SettingsDrawer.module.css'

export interface SettingsDrawerProps {
  opened: boolean
  onClose: () => void
  layout: LayoutName
}

export function SettingsDrawer({ opened, onClose, layout }: SettingsDrawerProps) {
  const t = useTexts(settingsTexts)
  const shell = useTexts(shellTexts)
  const preferences = usePreferences()
  const navigate = useNavigate()
  const chooseLayout = (next: LayoutName) => {
    setPreferences({ layout: next })
    // Also in the address: the choice can be linked, and an older one there does not override it.
    const search = (before: Record<string, unknown>) => ({ ...before, layout: next })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return (
    <Drawer opened={opened} onClose={onClose} title={shell('appearance.title')} size={400} backdrop="clear">
      <Text size="sm" c="dimmed">
        {shell('appearance.text')}
      </Text>
      <ThemeField
        label={t('appearance.theme')}
        value={preferences.theme}
        onChange={(theme) => setPreferences({ theme })}
        choices={themeIds.map((theme) => ({ value: theme, label: t(`themeName.${theme}`) }))}
      />
      <SegmentedField
        label={t('appearance.scheme')}
        value={preferences.scheme}
        onChange={(scheme) => setPreferences({ scheme })}
        choices={schemes.map((scheme) => ({ value: scheme, label: t(`appearance.${scheme}`) }))}
      />
      <SegmentedField
        label={t('appearance.density')}
        value={preferences.density}
        onChange={(density) => setPreferences({ density })}
        choices={densities.map((density) => ({ value: density, label: t(`appearance.${density}`) }))}
      />
      <div className={classes.layouts}>
        <RadioCards
          label={t('appearance.layout')}
          words="short"
          value={layout}
          onChange={chooseLayout}
          choices={layouts.map((name) => ({ value: name, label: t(`layoutName.${name}`), icon: <LayoutThumbnail name={name} /> }))}
        />
      </div>
    </Drawer>
  )
}
