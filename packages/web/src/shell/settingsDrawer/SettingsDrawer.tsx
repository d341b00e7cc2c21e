import { type LayoutName, densities, layouts } from '@dreiklang/domain/shared/appearance'
import { useNavigate } from '@tanstack/react-router'
import { RadioCards, SegmentedField } from '../../form/choiceFields.tsx'
import { ThemeField } from '../../form/ThemeField.tsx'
import { useSettingsTexts } from '../../settings/settings.texts.ts'
import { schemes, setPreferences, themeIds, usePreferences } from '../../shared/preferences.ts'
import { Drawer } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { layoutSpecs, navWidths } from '../layout/layoutSpecs.ts'
import { useShellTexts } from '../shell.texts.ts'
import classes from './SettingsDrawer.module.css'
import layoutThumbnailClasses from './LayoutThumbnail.module.css'

/** Widths of the drawing in px, for a page of 1440 px. */
const drawnWidth = 64

const scaled = (px: number) => Math.round((px * drawnWidth) / 1000)

export function SettingsDrawer({ opened, onClose, layout }: { opened: boolean; onClose: () => void; layout: LayoutName }) {
  const t = useSettingsTexts()
  const shell = useShellTexts()
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

function LayoutThumbnail({ name }: { name: LayoutName }) {
  const spec = layoutSpecs[name]
  const child = spec.frame === 'horizontal' ? spec.kind : spec.frame
  return (
    <span className={layoutThumbnailClasses.page} data-kind={child} aria-hidden>
      {spec.frame === 'vertical' && (
        <span className={layoutThumbnailClasses.nav} data-look={spec.nav.look} style={{ width: scaled(navWidths[spec.nav.appearance]) }}>
          {spec.nav.head === 'user' && <span className={layoutThumbnailClasses.person} />}
        </span>
      )}
      <span className={layoutThumbnailClasses.column}>
        {spec.frame !== 'empty' && <span className={layoutThumbnailClasses.header} />}
        {spec.frame === 'horizontal' && spec.navRow === 'below' && <span className={layoutThumbnailClasses.row} />}
        <span className={layoutThumbnailClasses.content} />
      </span>
    </span>
  )
}
