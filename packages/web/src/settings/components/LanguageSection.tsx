import { SegmentedField } from '../../form/choiceFields.tsx'
import { changeLanguage, useLanguage } from '../../shared/i18n.ts'
import { Card } from '../../ui/layout.tsx'
import { useSettingsTexts } from '../settings.texts.ts'

export function Section() {
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
