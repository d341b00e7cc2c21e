/**
 * Walks every guide of the help as it is written, in both languages, so that help says nothing that is not on the screen. With
 * `HELP_PICTURES=on` (`npm run help:pictures`) it also takes the pictures of the guides.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allGuides } from '@dreiklang/domain/help/content/guides'
import { type Control, type Guide, type Step, controlOf, said } from '@dreiklang/domain/help/help'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goTo, settled } from './browser.ts'
import { online, withProduct } from './setUp.ts'

const { signIn } = withProduct({ context: online })
const takesPictures = process.env['HELP_PICTURES'] === 'on'
const folder = fileURLToPath(new URL('../../packages/web/src/help/pictures/', import.meta.url))
const locales = { de: 'de-DE', en: 'en-GB' } as const
type Language = keyof typeof locales

const accounts = {
  PFLEGE: 'pfleger',
  ARZT: 'arzt',
  APOTHEKE: 'apotheker',
  LEITUNG: 'pflege-admin',
  PFLEGE_LEITUNG: 'pflege-admin',
} as const
const accountOf = ({ readers }: Guide) => accounts[readers[0] ?? 'PFLEGE']

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const patternOf = (name: string) => new RegExp(`^\\s*${name.split('…').map(escaped).join('[^]*')}\\s*$`)

function locate(page: Page, control: Control, language: Language): Locator {
  const place = control.within === undefined ? page : locate(page, control.within, language)
  const options = control.name === null ? {} : { name: patternOf(said(control.name, language)) }
  return place.getByRole(control.role, options).filter({ visible: true }).first()
}

async function walk(page: Page, step: Step, language: Language): Promise<void> {
  const { deed } = step
  switch (deed.kind) {
    case 'open':
      return goTo(page, deed.path)
    case 'find':
      return locate(page, deed.control, language).waitFor()
    case 'click':
      return locate(page, deed.control, language).click()
    case 'fill':
      return locate(page, deed.control, language).pressSequentially(said(deed.value, language))
    case 'press':
      return page.keyboard.press(deed.key)
    default:
      return deed satisfies never
  }
}

const width = 880
const height = 440

/** The part of the screen around the control, framed as the reader's own screen marks it. */
async function takePicture(page: Page, step: Step, { language, slug }: { language: Language; slug: string }): Promise<void> {
  const control = controlOf(step)
  if (control === null) throw new Error(`${slug}: a picture needs a control`)
  const place = locate(page, control, language)
  await place.scrollIntoViewIfNeeded()
  await settled(page)
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${slug}: nothing to take a picture of`)
  const inside = (middle: number, size: number, whole: number) => Math.round(Math.max(0, Math.min(middle - size / 2, whole - size)))
  const clip = { x: inside(box.x + box.width / 2, width, 1280), y: inside(box.y + box.height / 2, height, 800), width, height }
  const [left, top] = [Math.max(2, box.x - clip.x - 6), Math.max(2, box.y - clip.y - 6)]
  const [wide, high] = [Math.min(width - left - 2, box.width + 12), Math.min(height - top - 2, box.height + 12)]
  const frame = `<svg width="${width}" height="${height}"><rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="8" fill="none" stroke="#4f46e5" stroke-width="3"/></svg>`
  mkdirSync(folder, { recursive: true })
  await sharp(await page.screenshot({ clip }))
    .composite([{ input: Buffer.from(frame) }])
    .webp({ quality: 55, effort: 6, smartSubsample: true })
    .toFile(`${folder}${slug}.${language}.webp`)
}

describe.each(Object.keys(locales) as Language[])('the guides in %s', (language) => {
  const byAccount = [...new Set(allGuides.map(accountOf))].map(
    (account) => [account, allGuides.filter((one) => accountOf(one) === account)] as const,
  )

  it.each(byAccount)('lead %s through the product, control by control', async (account, guides) => {
    const { page, complaints } = await signIn(account, { locale: locales[language], viewport: { width: 1280, height: 800 } })
    page.setDefaultTimeout(12_000)
    for (const guide of guides)
      for (const [i, step] of guide.steps.entries()) {
        if (takesPictures && step.picture) await takePicture(page, step, { language, slug: guide.slug })
        await walk(page, step, language).catch((error: unknown) => {
          throw new Error(`${guide.slug}, step ${i + 1}, “${said(step.text, language)}”: ${String(error)}`)
        })
      }
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
