import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { button, heading, online, withProduct } from './setUp.ts'
import { codeOf } from './totp.ts'

const { at, open } = withProduct({ context: online })
/** A passkey belongs to a name, never to a number. */
const named = (path: string) => at(path).replace('127.0.0.1', 'localhost')

const PASSWORD = 'Dreiklang-2026!'

/** A code or a passkey that the server refuses is answered with 422, which the browser notes. */
const expectCalm = (complaints: readonly string[]) => expect(complaints.filter((each) => !each.includes('422'))).toEqual([])
const password = (page: Page) => page.getByRole('textbox', { name: 'Passwort', exact: true })

async function withPassword(page: Page, konto: string): Promise<void> {
  await page.goto(named('/sign-in'))
  await page.getByLabel('E-Mail-Adresse').fill(`${konto}@dreiklang.example`)
  await password(page).fill(PASSWORD)
  await button(page, 'Anmelden').click()
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto(named('/settings?bereich=security'))
  await button(page, 'Passkey hinzufügen').waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await heading(page, 'Sie sind abgemeldet').waitFor()
}

const inside = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' }).waitFor()

async function confirmByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Weiter', exact: true }).click()
}

async function keepCodes(page: Page): Promise<number> {
  const codes = page.getByRole('list', { name: 'Ihre Ersatzcodes' }).getByRole('listitem')
  await codes.first().waitFor()
  const count = await codes.count()
  await button(page, 'Ich habe sie aufbewahrt').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return count
}

it('a passkey is added in the settings, signs in without and with the password, and after its removal opens nothing', async () => {
  const { page, complaints } = await open()
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const kept = async () => (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials

  await withPassword(page, 'arzt2')
  await inside(page)
  await openSecurity(page)
  await button(page, 'Passkey hinzufügen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name des Geräts' }).fill('Diensttelefon')
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD)
  await expectAccessible(page, 'adding a passkey')
  await button(page, 'Weiter zum Gerät').click()
  expect(await keepCodes(page)).toBeGreaterThan(0)
  await page.getByText('Passkey: Diensttelefon').waitFor()
  expect(await kept()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

  await signOut(page)
  await page.goto(named('/sign-in'))
  await button(page, 'Mit Passkey anmelden').click()
  await inside(page)

  await signOut(page)
  await withPassword(page, 'arzt2')
  await heading(page, 'Anmeldung bestätigen').waitFor()
  await expectAccessible(page, 'second step')
  await button(page, 'Mit Passkey bestätigen').click()
  await inside(page)

  await openSecurity(page)
  await button(page, 'Passkey Diensttelefon entfernen').click()
  await confirmByPassword(page)
  await page.getByText('Passkey: Diensttelefon').waitFor({ state: 'detached' })
  await signOut(page)
  expect(await kept()).toHaveLength(1)
  await page.goto(named('/sign-in'))
  await button(page, 'Mit Passkey anmelden').click()
  await page.getByRole('alert').waitFor()
  await heading(page, 'Anmelden').waitFor()
  await withPassword(page, 'arzt2')
  await inside(page)
  expectCalm(complaints)
  await page.context().close()
})

it('an authenticator app is set up by its code, is asked for at the next sign-in, and can be taken away again', async () => {
  const { page, complaints } = await open()
  await withPassword(page, 'apotheker2')
  await inside(page)
  await openSecurity(page)
  await button(page, 'App einrichten').click()
  await confirmByPassword(page)
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.getByRole('textbox', { name: 'Schlüssel' }).inputValue()).replaceAll(' ', '')
  await expectAccessible(page, 'setting up the app')
  await dialog.getByRole('textbox', { name: /^Code aus sechs Ziffern/ }).fill(codeOf(secret, 0))
  await button(page, 'Einschalten').click()
  expect(await keepCodes(page)).toBeGreaterThan(0)
  await page.getByText('Authenticator-App: eingerichtet').waitFor()

  await signOut(page)
  await withPassword(page, 'apotheker2')
  await heading(page, 'Anmeldung bestätigen').waitFor()
  const field = page.getByRole('textbox', { name: 'Code aus sechs Ziffern' })
  await field.fill('000000')
  await button(page, 'Anmelden').click()
  await page.getByRole('alert').waitFor()
  await field.fill(codeOf(secret, 1))
  await button(page, 'Anmelden').click()
  await inside(page)

  await openSecurity(page)
  await button(page, 'App entfernen').click()
  await confirmByPassword(page)
  await page.getByText('Authenticator-App: nicht eingerichtet').waitFor()
  await signOut(page)
  await withPassword(page, 'apotheker2')
  await inside(page)
  expectCalm(complaints)
  await page.context().close()
})
