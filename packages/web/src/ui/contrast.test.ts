import { describe, expect, it } from 'vitest'
import { themeIds } from '../shared/preferences.ts'
import { contrast } from './contrast.fixtures.ts'
import { themePalettes } from './palettes.ts'
import { accentStep, filledStep, navTitleStep, schemeTokens, type Scheme } from './tokens.ts'

const combinations = themeIds.flatMap((theme) => (['light', 'dark'] as const).map((scheme): [typeof theme, Scheme] => [theme, scheme]))

describe.each(combinations)('%s, %s', (theme, scheme) => {
  const tokens = schemeTokens[scheme]
  const palette = themePalettes[theme]
  const accent = palette[accentStep[scheme]] ?? ''
  const filled = palette[filledStep]

  it.each([
    ['text on the page', tokens.text, tokens.page],
    ['text on a card', tokens.text, tokens.card],
    ['text on a row under the mouse', tokens.text, tokens.cardHover],
    ['text in a field', tokens.text, tokens.field],
    ['dimmed text on the page', tokens.dimmed, tokens.page],
    ['dimmed text on a card', tokens.dimmed, tokens.card],
    ['dimmed text on a row under the mouse', tokens.dimmed, tokens.cardHover],
    ['placeholder in a field', tokens.placeholder, tokens.field],
    ['error on a card', tokens.error, tokens.card],
    ['error on the page', tokens.error, tokens.page],
    ['link on the page', accent, tokens.page],
    ['link on a card', accent, tokens.card],
    ['link on a row under the mouse', accent, tokens.cardHover],
    ['quiet button under the mouse', accent, scheme === 'light' ? palette[0] : tokens.cardHover],
    ['white on a main button', '#ffffff', filled],
    ['white on a main button under the mouse', '#ffffff', palette[8]],
    ['navigation', tokens.navText, tokens.nav],
    ['active item of the navigation', tokens.navTextActive, tokens.navItemActive],
    ['group title of the navigation', palette[navTitleStep], tokens.nav],
    ['indigo navigation', tokens.navIndigoText, tokens.navIndigo],
    ['active item of the indigo navigation', '#ffffff', tokens.navIndigoActive],
    ['group title of the indigo navigation', tokens.navIndigoTitle, tokens.navIndigo],
    ['dimmed text around a framed page', tokens.dimmed, tokens.around],
    ['neutral badge', tokens.neutralText, tokens.neutralBack],
    ['information', tokens.infoText, tokens.infoBack],
    ['success', tokens.successText, tokens.successBack],
    ['warning', tokens.warningText, tokens.warningBack],
    ['danger', tokens.dangerText, tokens.dangerBack],
    ...(['neutral', 'info', 'success', 'warning', 'danger'] as const).flatMap((tone): [string, string, string][] => [
      [`text of a note on ${tone}`, tokens.text, tokens[`${tone}Back`]],
      [`dimmed text of a note on ${tone}`, tokens.dimmed, tokens[`${tone}Back`]],
    ]),
  ])('%s can be read: 4.5 : 1', (_name, text, back) => {
    expect(contrast(text, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['border of a field on a card', tokens.fieldBorder, tokens.card],
    ['border of a field on the page', tokens.fieldBorder, tokens.page],
    ['border of a field inside', tokens.fieldBorder, tokens.field],
    ['ring of the focus on a card', accent, tokens.card],
    ['ring of the focus on the page', accent, tokens.page],
    ['edge of a row that warns', tokens.warningText, tokens.card],
    ['edge of a row in danger', tokens.dangerText, tokens.card],
  ])('%s can be seen: 3 : 1', (_name, line, back) => {
    expect(contrast(line, back)).toBeGreaterThanOrEqual(3)
  })
})
