/** Performs the steps of a guide in the browser, each by the role and the name of its control. */
import { type Control, type Guide, type Step, said } from '@dreiklang/domain/help/help'
import type { Locator, Page } from 'playwright-core'
import { goTo, settled } from './browser.ts'

export type Language = 'de' | 'en'

const accounts = {
  PFLEGE: 'pfleger',
  ARZT: 'arzt',
  APOTHEKE: 'apotheker',
  LEITUNG: 'pflege-admin',
  PFLEGE_LEITUNG: 'pflege-admin',
} as const
export const accountOf = ({ readers }: Guide) => accounts[readers[0] ?? 'PFLEGE']

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const patternOf = (name: string) => new RegExp(`^\\s*${name.split('…').map(escaped).join('[^]*')}\\s*$`)

export function findOnPage(page: Page, control: Control, language: Language): Locator {
  const place = control.within === undefined ? page : findOnPage(page, control.within, language)
  const options = control.name === null ? {} : { name: patternOf(said(control.name, language)) }
  return place.getByRole(control.role, options).filter({ visible: true }).first()
}

export async function walk(page: Page, step: Step, language: Language): Promise<void> {
  const { deed } = step
  switch (deed.kind) {
    case 'open':
      return goTo(page, deed.path)
    case 'find':
      return findOnPage(page, deed.control, language).waitFor()
    case 'click':
      return findOnPage(page, deed.control, language).click()
    case 'fill':
      return findOnPage(page, deed.control, language).pressSequentially(said(deed.value, language))
    case 'press':
      // A window that is still opening does not hear the key.
      await settled(page)
      return page.keyboard.press(deed.key)
    default:
      return deed satisfies never
  }
}
