/**
 * Walks every guide of the help as it is written, so that help says nothing that is not on the screen. That its English names are those of the
 * same controls is shown by `guideWords.test.ts`. With `HELP_PICTURES=on` (`npm run help:pictures`) it walks in both languages and takes the
 * pictures of the guides.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allGuides } from '@dreiklang/domain/help/guides'
import { type Step, controlOf, said } from '@dreiklang/domain/help/help'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { goTo, settled } from './browser.ts'
import { box } from './frame.ts'
import { type Language, accountOf, findOnPage, walk } from './guideWalk.ts'
import { online, withProduct } from './setUp.ts'

const { signIn } = withProduct({ context: online })
const takesPictures = process.env['HELP_PICTURES'] === 'on'
const folder = fileURLToPath(new URL('../../packages/web/src/help/pictures/', import.meta.url))
const locales = { de: 'de-DE', en: 'en-GB' } as const

const width = 800
const height = 400

/** The part of the screen around the control, framed as the reader's own screen marks it. */
async function takePicture(page: Page, step: Step, { language, slug }: { language: Language; slug: string }): Promise<void> {
  const control = controlOf(step)
  if (control === null) throw new Error(`${slug}: a picture needs a control`)
  const place = findOnPage(page, control, language)
  await place.scrollIntoViewIfNeeded()
  await settled(page)
  const around = await place.boundingBox()
  if (around === null) throw new Error(`${slug}: nothing to take a picture of`)
  const inside = (middle: number, size: number, whole: number) => Math.round(Math.max(0, Math.min(middle - size / 2, whole - size)))
  const clip = { x: inside(around.x + around.width / 2, width, 1280), y: inside(around.y + around.height / 2, height, 800), width, height }
  const [left, top] = [Math.max(2, around.x - clip.x - 6), Math.max(2, around.y - clip.y - 6)]
  const [wide, high] = [Math.min(width - left - 2, around.width + 12), Math.min(height - top - 2, around.height + 12)]
  const frame = `<svg width="${width}" height="${height}"><rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="8" fill="none" stroke="#4f46e5" stroke-width="3"/></svg>`
  mkdirSync(folder, { recursive: true })
  await sharp(await page.screenshot({ clip }))
    .composite([{ input: Buffer.from(frame) }])
    .webp({ quality: 45, effort: 6, smartSubsample: true })
    .toFile(`${folder}${slug}.${language}.webp`)
}

/** All that one person reads, one guide after the other; what a step has begun ends before the next guide. */
async function walkAll(account: string, language: Language): Promise<string[]> {
  const { page, complaints } = await signIn(account, { locale: locales[language], viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(60_000)
  for (const guide of allGuides.filter((one) => accountOf(one) === account)) {
    for (const [i, step] of guide.steps.entries()) {
      if (takesPictures && step.picture) await takePicture(page, step, { language, slug: guide.slug })
      await walk(page, step, language).catch((error: unknown) => {
        throw new Error(`${guide.slug}, step ${i + 1}, “${said(step.text, language)}”: ${String(error)}`)
      })
    }
    await settled(page)
  }
  await page.context().close()
  return complaints
}

const walked: Language[] = takesPictures ? ['de', 'en'] : ['de']

it.each(walked)('the guides in %s lead each role through the product, control by control', async (language) => {
  const accounts = [...new Set(allGuides.map(accountOf))]
  expect((await Promise.all(accounts.map((account) => walkAll(account, language)))).flat()).toEqual([])
})

it('a nurse asks for help on a page, and is shown the guide on her own screen', async () => {
  const { page, complaints } = await signIn('pfleger')
  await goTo(page, '/bestellungen/pflege')
  await page.keyboard.press('?')
  await page.getByRole('link', { name: 'Hilfe zu dieser Seite' }).click()
  await page.getByRole('list', { name: 'Zu dieser Seite' }).getByRole('link', { name: 'Ein Arzneimittel bestellen' }).click()
  await page.getByRole('button', { name: 'Am Bildschirm zeigen' }).click()
  const panel = page.getByRole('region', { name: 'Anleitung: Ein Arzneimittel bestellen' })
  await expectAccessible(page, 'a guide that is shown')
  await panel.getByRole('button', { name: 'Seite öffnen' }).click()
  await panel.getByRole('button', { name: 'Weiter' }).click()

  // The frame lies around the control that the step speaks of.
  const control = page.getByRole('link', { name: 'Neue Bestellung' })
  const mark = panel.locator('[aria-hidden="true"]')
  await mark.waitFor()
  const [around, inside] = await Promise.all([box(mark), box(control)])
  expect([around.x < inside.x, around.y < inside.y, around.x + around.width > inside.x + inside.width]).toEqual([true, true, true])
  // What is done in the product goes on in the guide.
  await control.click()
  await panel.getByText('Schritt 3 von 9').waitFor()
  await panel.getByRole('button', { name: 'Beenden' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
