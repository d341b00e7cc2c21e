import {
  MantineProvider,
  type MantineColorSchemeManager,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import { useEffect, useMemo, type ReactNode } from 'react'
import { getPreferences, setPreferences, subscribePreferences, usePreferences, type ThemeId } from '../shared/preferences.ts'
import { watchHints } from './hints.ts'
import { LiveRegion } from './feedback.tsx'
import { pageNonce } from './nonce.ts'
import './font.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Flex.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Title.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Card.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Divider.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Grid.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Stepper.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/Table.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import '@mantine/core/styles/Timeline.layer.css'
import '@mantine/notifications/styles.layer.css'
import './base.css'
import { green, red, slate, slateDark, themePalettes, type Palette } from './palettes.ts'
import { accentStep, breakpoints, filledStep, navTitleStep, schemeTokens, type Scheme } from './tokens.ts'

const em = (px: number) => `${px / 16}em`

/** 44 px, unless the person has chosen the compact density on a large screen; small ones (36 px) only where a row gives them room. */
const controlHeight = (size: unknown) => (size === 'sm' ? '2.25rem' : 'var(--app-control)')

function preferencesSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = () => {}
  return {
    get: () => getPreferences().scheme,
    // The library also sets what it has just been told.
    set(scheme) {
      if (scheme !== getPreferences().scheme) setPreferences({ scheme })
    },
    subscribe(onUpdate) {
      const stop = subscribePreferences(() => onUpdate(getPreferences().scheme))
      unsubscribe = stop
    },
    unsubscribe: () => unsubscribe(),
    clear() {},
  }
}

export function UiProvider({ children, environment = 'default' }: { children: ReactNode; environment?: 'default' | 'test' }) {
  const { theme: themeId } = usePreferences()
  const theme = useMemo(() => buildTheme(themeId), [themeId])
  const resolver = useMemo(() => variablesOf(themeId), [themeId])
  const manager = useMemo(preferencesSchemeManager, [])
  useEffect(watchHints, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      colorSchemeManager={manager}
      defaultColorScheme="light"
      env={environment}
      getStyleNonce={pageNonce}
    >
      <LiveRegion />
      {children}
    </MantineProvider>
  )
}

/** Library order: a component after those it is built from. All in the first load (13 kB), so that no later room changes the order. */

function tuple(palette: Palette): MantineColorsTuple {
  return [...palette]
}

function buildTheme(id: ThemeId) {
  return createTheme({
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '600' },
    colors: {
      primary: tuple(themePalettes[id]),
      gray: tuple(slate),
      dark: tuple(slateDark),
      red: tuple(red),
      green: tuple(green),
    },
    primaryColor: 'primary',
    primaryShade: { light: filledStep, dark: filledStep },
    autoContrast: true,
    luminanceThreshold: 0.3,
    black: schemeTokens.light.text,
    defaultRadius: 'md',
    radius: { sm: '0.25rem', md: '0.375rem', lg: '0.5rem', xl: '1rem' },
    breakpoints: { xs: em(400), sm: em(breakpoints.sm), md: em(breakpoints.md), lg: em(breakpoints.lg), xl: em(breakpoints.xl) },
    respectReducedMotion: true,
    cursorType: 'pointer',
    // Plain objects instead of `Button.extend(...)`: naming a component here would put it into the first load.
    components: {
      Anchor: { defaultProps: { inherit: true } },
      Button: { vars: (_theme: unknown, { size }: { size?: unknown }) => ({ root: { '--button-height': controlHeight(size) } }) },
      ActionIcon: { vars: (_theme: unknown, { size }: { size?: unknown }) => ({ root: { '--ai-size': controlHeight(size) } }) },
      Input: { vars: () => ({ wrapper: { '--input-height': 'var(--app-field-height)', '--input-fz': '0.9375rem' } }) },
      Checkbox: { defaultProps: { size: 'md' } },
      Radio: { defaultProps: { size: 'md' } },
      Switch: { defaultProps: { size: 'md' } },
      // From the left edge: centred, the list stands beyond the right one until its width is known, and a phone then widens the page.
      Combobox: { defaultProps: { position: 'bottom-start' } },
      Card: { defaultProps: { padding: 'var(--app-card-space)', radius: 'lg' } },
      Menu: { defaultProps: { withInitialFocusPlaceholder: false, position: 'bottom-end', shadow: 'md' } },
      Modal: { defaultProps: { radius: 'lg', centered: true, overlayProps: { backgroundOpacity: 0.6 } } },
      Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.6 } } },
    },
  })
}

function schemeVariables(id: ThemeId, scheme: Scheme): Record<string, string> {
  const tokens = schemeTokens[scheme]
  const palette = themePalettes[id]
  const own = Object.entries(tokens).map(([name, value]) => [
    `--app-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ])
  const accent = palette[accentStep[scheme]] ?? palette[filledStep]
  return {
    ...Object.fromEntries(own),
    '--app-accent': accent,
    '--app-nav-title': palette[navTitleStep],
    '--mantine-color-body': tokens.card,
    '--mantine-color-text': tokens.text,
    '--mantine-color-dimmed': tokens.dimmed,
    '--mantine-color-placeholder': tokens.placeholder,
    '--mantine-color-error': tokens.error,
    '--mantine-color-anchor': accent,
    '--mantine-color-default': tokens.field,
    '--mantine-color-default-border': tokens.controlBorder,
    '--mantine-color-default-hover': tokens.cardHover,
    '--mantine-primary-color-light-color': accent,
    '--mantine-color-primary-light-color': accent,
    '--mantine-color-primary-light-hover': scheme === 'light' ? palette[0] : tokens.cardHover,
    '--mantine-color-primary-outline': accent,
  }
}

/** The colours of the scheme as CSS variables: the library's own defaults miss AA (features.md 16.3). */
function variablesOf(id: ThemeId): CSSVariablesResolver {
  return () => ({ variables: {}, light: schemeVariables(id, 'light'), dark: schemeVariables(id, 'dark') })
}
