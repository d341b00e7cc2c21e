import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, SegmentedField, SelectField } from '../../form/choiceFields.tsx'
import { ThemeField } from '../../form/ThemeField.tsx'
import { changeLanguage, useLanguage } from '../../shared/i18n.ts'
import { densities, layouts, schemes, setPreferences, themeIds, usePreferences } from '../../shared/preferences.ts'
import { Card, Stack } from '../../ui/layout.tsx'
import { useSettingsTexts } from '../settings.texts.ts'

export function Section() {
  const t = useSettingsTexts()
  const { scheme, theme, layout, density, letterKeys } = usePreferences()
  return (
    <Stack>
      <Card title={t('section.appearance.name')}>
        <Stack>
          <SegmentedField
            label={t('appearance.scheme')}
            value={scheme}
            onChange={(next) => setPreferences({ scheme: next })}
            choices={choicesOf(schemes, (value) => t(`appearance.${value}`))}
          />
          <ThemeField
            label={t('appearance.theme')}
            value={theme}
            onChange={(next) => setPreferences({ theme: next })}
            choices={choicesOf(themeIds, (value) => t(`themeName.${value}`))}
          />
          <SelectField
            label={t('appearance.layout')}
            description={t('appearance.layoutHint')}
            placeholder={t('appearance.layoutDefault')}
            clearable
            value={layout}
            onChange={(next) => setPreferences({ layout: next })}
            choices={choicesOf(layouts, (value) => t(`layoutName.${value}`))}
            maw={320}
          />
          <SegmentedField
            label={t('appearance.density')}
            value={density}
            onChange={(next) => setPreferences({ density: next })}
            choices={choicesOf(densities, (value) => t(`appearance.${value}`))}
          />
        </Stack>
      </Card>
      <Card title={t('appearance.keyboard')}>
        <Checkbox
          label={t('appearance.letterKeys')}
          checked={letterKeys}
          onChange={(event) => setPreferences({ letterKeys: event.currentTarget.checked })}
        />
      </Card>
    </Stack>
  )
}

export function LanguageSection() {
  const t = useSettingsTexts()
  return (
    <Card title={t('section.language.name')}>
      <SegmentedField
        label={t('language.label')}
        labelHidden
        value={useLanguage()}
        onChange={(next) => void changeLanguage(next)}
        choices={[
          { value: 'de', label: t('language.german') },
          { value: 'en', label: t('language.english') },
        ]}
      />
    </Card>
  )
}
