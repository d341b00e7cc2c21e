import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import type { ThemeId } from '../shared/preferences.ts'
import { green, red, slate, slateDark, themePalettes, type Palette } from './palettes.ts'
import { accentStep, breakpoints, filledStep, navTitleStep, schemeTokens, type Scheme } from './tokens.ts'

function tuple(palette: Palette): MantineColorsTuple {
  return [...palette]
}

const em = (px: number) => `${px / 16}em`

/** 44 px, unless the person has chosen the compact density on a large screen; small ones (36 px) only where a row gives them room. */
const controlHeight = (size: unknown) => (size === 'sm' ? '2.25rem' : 'var(--app-control)')

export function buildTheme(id: ThemeId) {
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
export function variablesOf(id: ThemeId): CSSVariablesResolver {
  return () => ({ variables: {}, light: schemeVariables(id, 'light'), dark: schemeVariables(id, 'dark') })
}
