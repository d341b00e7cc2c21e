/** Finds what a guide speaks of as a screen reader would: by role and accessible name, and only what can be seen. */
import type { ControlOfStep } from '@dreiklang/domain/help/help.contract'
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

type Named = Pick<ControlOfStep, 'role' | 'name'>

const tags: Readonly<Record<Named['role'], string>> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  combobox: 'input, select',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  menuitem: 'menuitem',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section',
  searchbox: 'input[type=search]',
  switch: 'input',
  tab: 'button',
  table: 'table',
  textbox: 'input, textarea',
  toolbar: '[role=toolbar]',
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const patternOf = (name: string): RegExp => new RegExp(`^${name.split('…').map(escaped).join('.*')}$`, 's')

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"], [inert]') === null

function findIn(within: ParentNode, { role, name }: Named): HTMLElement | null {
  const pattern = name === null ? null : patternOf(name)
  const candidates = [...within.querySelectorAll<HTMLElement>(`[role=${role}], ${tags[role]}`)]
  const isMeant = (element: HTMLElement) =>
    getRole(element) === role && isShown(element) && (pattern === null || pattern.test(computeAccessibleName(element).trim()))
  return candidates.find(isMeant) ?? null
}

/** Null while it is not on the screen. */
export function findControl({ within, ...control }: ControlOfStep): HTMLElement | null {
  const place = within === null ? document.body : findIn(document.body, within)
  return place === null ? null : findIn(place, control)
}
