import { angriffe } from '@dreiklang/domain/notification/angriffe.fixtures'
import { messageContract, notificationContract } from '@dreiklang/domain/notification/notification.contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settled } from './browser.ts'
import { online, withProduct } from './setUp.ts'

const { at, signIn, signInApi } = withProduct({ context: online })

/** Writes each attack into title and description; answers how many the server took. The others it refused as empty. */
async function write(token: string, path: string, key: string, attacks: readonly string[]): Promise<number> {
  let taken = 0
  for (const attack of attacks) {
    const entry = { title: `Titel ${attack}`, description: attack, useRouter: true, link: null }
    const answer = await fetch(at(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ [key]: entry }),
    })
    expect([200, 201, 400, 422], attack).toContain(answer.status)
    if (answer.status < 300) taken += 1
  }
  return taken
}

async function read(page: Page, tool: RegExp, least: number): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: tool }).click()
  const panel = page.getByRole('dialog')
  const entries = panel.getByRole('listitem')
  const older = panel.getByRole('button', { name: /^(Ältere anzeigen|Show older)/ })
  await expect
    .poll(
      async () => {
        if (await older.isVisible()) await older.click({ timeout: 5000 })
        return entries.count()
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThanOrEqual(least)
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('[role=dialog] li :is(span, a, img)')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      element.dispatchEvent(new PointerEvent('pointerenter'))
      element.focus()
    }
    // A picture that cannot be loaded is what most of them wait for.
    const ended = async (image: HTMLImageElement) => {
      if (!image.complete) await new Promise((resolve) => ['load', 'error'].forEach((end) => image.addEventListener(end, resolve)))
    }
    await Promise.all([...document.images].map(ended))
  })
  await settled(page)
  await page.keyboard.press('Escape')
}

it('none of six hundred strings runs, with the content security policy and without it', { timeout: 900_000 }, async () => {
  expect(angriffe.length).toBeGreaterThanOrEqual(600)
  const people = [await signIn('arzt')]
  people.push(await signIn('arzt', { bypassCSP: true }))
  const { token } = await signInApi('arzt')
  const half = Math.ceil(angriffe.length / 2)
  // One kind after the other: no more than five hundred entries are kept.
  for (const [path, key, tool, attacks] of [
    [messageContract.create.path, 'message', /^(Nachrichten|Messages)/, angriffe.slice(0, half)],
    [notificationContract.create.path, 'notification', /^(Benachrichtigungen|Notifications)/, angriffe.slice(half)],
  ] as const) {
    const taken = await write(token, path, key, attacks)
    expect(taken).toBeGreaterThan(200)
    for (const { page } of people) {
      await page.reload()
      await read(page, tool, taken)
      expect(await page.evaluate(() => '__xss' in window)).toBe(false)
    }
  }
})
