/** Sign-in by the organisation, through the login page of a real provider. */
import { type TestProvider, startTestProvider } from '@dreiklang/host-node/sso/testProvider'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { codeOf } from './totp.ts'
import { button, dialog, heading, online, withProduct } from './setUp.ts'

const { at, open, signIn, signInApi } = withProduct({ env: () => ({ SSO_INNER: 'on' }), context: online })

const password = 'Dreiklang-2026!'

let provider: TestProvider
/** As PUBLIC_URL has it: cookies belong to one name of a host. */
let home = ''
beforeAll(async () => {
  home = `http://localhost:${new URL(at()).port}`
  provider = await startTestProvider({ returnUrls: [`${home}/sign-in/sso`] })
})
afterAll(() => provider?.close())

async function setUp(page: Page): Promise<void> {
  await page.goto(at('/verwaltung/anmeldung'))
  await button(page, 'Dienst einrichten').click()
  const form = dialog(page)
  await form.getByLabel('Adresse (Issuer)').fill(provider.issuer)
  await form.getByLabel('Kennung der Anwendung').fill(provider.clientId)
  await form.getByRole('textbox', { name: 'Geheimnis der Anwendung' }).fill(provider.clientSecret)
  await form.getByRole('textbox', { name: 'Ihr Passwort' }).fill(password)
  await expectAccessible(page, 'setting up a sign-in service')
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.getByText('@dreiklang.example').waitFor()
  await expectAccessible(page, 'sign-in service')
}

async function leave(page: Page): Promise<void> {
  await page.goto(`${home}/sign-in`)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('pfleger@dreiklang.example')
  await button(page, 'Über Ihre Organisation').waitFor()
  await expectAccessible(page, 'sign-in with another way')
  await button(page, 'Über Ihre Organisation').click()
  await page.waitForURL(`${provider.issuer}/**`)
}

/** The provider's own pages. */
async function logIn(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]', { hasText: 'Continue' }).click()
}

it('people come in by the account of their organisation, and nobody else does', async () => {
  const { page: head } = await signIn('pflege-admin')
  await setUp(head)

  const { page, complaints } = await open()
  await leave(page)
  await logIn(page, 'pfleger@dreiklang.example')
  await page.waitForURL((url) => url.href.startsWith(home) && !url.pathname.startsWith('/sign-in'))
  await heading(page, /./).waitFor()
  expect(await page.evaluate(() => location.search)).not.toContain('code=')
  // The provider's own pages want a font from the internet.
  expect(complaints.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([])

  const account = await signInApi('pfleger')
  const { geheimnis } = await account.post<{ geheimnis: string }>('/api/account/second-factor/totp', { password })
  await account.post('/api/account/second-factor/totp/confirm', { code: codeOf(geheimnis, 0) })
  const { page: again } = await open()
  await leave(again)
  await logIn(again, 'pfleger@dreiklang.example')
  await heading(again, 'Anmeldung bestätigen').waitFor()

  const { page: stranger } = await open()
  await leave(stranger)
  await logIn(stranger, 'niemand@dreiklang.example')
  await stranger.getByText(/gibt es in Ihrer Organisation kein Konto/).waitFor()
  await expectAccessible(stranger, 'return from a sign-in service')
  await stranger.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await heading(stranger, 'Anmelden').waitFor()

  const { page: other } = await open()
  await leave(other)
  await other.getByRole('link', { name: /Cancel/ }).click()
  await other.getByText(/hat Sie nicht angemeldet/).waitFor()

  const trail = JSON.stringify(await (await signInApi('pflege-admin')).get('/api/protokoll'))
  expect(trail).toContain('"sso.save"')
  expect(trail.split('"sso.finish"')).toHaveLength(2)
})
