import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './browser.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549']
/** The rules whose verdict can change with the colours alone: three quarters of the time that axe takes. */
const colourRules = ['color-contrast', 'link-in-text-block']
const structure = {
  runOnly: tags,
  rules: { 'target-size': { enabled: true }, ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) },
}
/** Where a page keeps which of its elements show words in a colour. */
const keptElements = 'colouredElements'

interface AxeInPage {
  configure(how: { noHtml: boolean }): void
  run(
    where: Document | { include: Element[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>
}

/**
 * In what colour, size and weight words stand on the page, and on what ground: the elements around them, down to the first that lets nothing
 * through. What lies above others by its position is told by its class as well. The page keeps the elements under the name of their colour.
 */
const coloursOf = (page: Page): Promise<string[]> =>
  page.evaluate((key) => {
    const grounds = new Map<Element, string>()
    function groundOf(element: Element): string {
      const known = grounds.get(element)
      if (known !== undefined) return known
      const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element)
      const above = position === 'static' || position === 'relative' ? '' : element.className
      const own = [backgroundColor, backgroundImage, opacity, filter, above].join(' ')
      const covers = backgroundColor.startsWith('rgb(') && opacity === '1' && above === ''
      const ground = covers || element.parentElement === null ? own : `${own} < ${groundOf(element.parentElement)}`
      grounds.set(element, ground)
      return ground
    }
    const colours = new Map<string, Element[]>()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const element = words.currentNode.parentElement
      if (element === null || words.currentNode.nodeValue?.trim() === '' || !element.checkVisibility()) continue
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
      const link = element.closest('a') === null ? '' : `link ${textDecorationLine}`
      const colour = [color, fontSize, fontWeight, textShadow, link, groundOf(element)].join(' ')
      colours.set(colour, [...(colours.get(colour) ?? []), element])
    }
    Reflect.set(window, key, colours)
    return [...colours.keys()]
  }, keptElements)

/** @param colours only of the words that the page keeps under these; null: the whole page */
async function run(page: Page, options: object, colours: readonly string[] | null): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ asked, key, names }) => {
      const { axe } = window as unknown as { axe: AxeInPage }
      const elements = Reflect.get(window, key) as Map<string, Element[]>
      const where = names === null ? document : { include: names.flatMap((name) => elements.get(name) ?? []) }
      return (await axe.run(where, asked)).violations
    },
    { asked: { ...options, resultTypes: ['violations'], preload: false }, key: keptElements, names: colours },
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`).join(' | ')}`,
  )
}

/** A look with one rule brings axe into the page, where it stays; brought again for every look it would take longer than looking. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze()
  // Every element that is looked at would be written out as well.
  await page.evaluate(() => (window as unknown as { axe: AxeInPage }).axe.configure({ noHtml: true }))
}

/**
 * What axe finds on the page as it stands. Words in a colour on a ground are judged where they are met first, not again wherever they stand.
 * @param judged `colours`: those that were judged before, to which the page's are added; `structure`: whether all other rules are asked
 */
export async function findingsOf(page: Page, where: string, judged: { colours: Set<string>; structure: boolean }): Promise<string[]> {
  await bringAxe(page)
  const unseen = (await coloursOf(page)).filter((colour) => !judged.colours.has(colour))
  const findings = judged.structure ? await run(page, structure, null) : []
  if (unseen.length > 0) findings.push(...(await run(page, { runOnly: colourRules }, unseen)))
  unseen.forEach((colour) => judged.colours.add(colour))
  return findings.map((finding) => `${where}: ${finding}`)
}

const seenInThisFile = new Set<string>()

export async function expectAccessible(page: Page, where: string): Promise<void> {
  // The browser draws a tab that lies behind another once a second.
  await page.bringToFront()
  // A link half hidden under the header is still a big enough target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await settled(page)
  expect(await findingsOf(page, where, { colours: seenInThisFile, structure: true })).toEqual([])
}
