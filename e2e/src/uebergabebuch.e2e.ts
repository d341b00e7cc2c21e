import { expect, it } from 'vitest'
import { goTo } from './browser.ts'
import { button, dialog, online, withProduct } from './setUp.ts'

const { signIn } = withProduct({ context: online })

it('a nurse hands over at the end of a shift, and sees when the next one has read and signed it', async () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const [nurse, head] = await Promise.all([signIn('pfleger', phone), signIn('pflege-admin')])
  for (const { page } of [nurse, head]) await goTo(page, '/uebergabebuch')

  await button(nurse.page, 'Übergabe schreiben').click()
  await dialog(nurse.page).getByRole('button', { name: 'Zeile für alle' }).click()
  await dialog(nurse.page).getByLabel('Was die Nächsten wissen müssen').fill('Der Aufzug in der Kirchgasse steht.')
  await dialog(nurse.page).getByRole('button', { name: 'Wichtig' }).click()
  await dialog(nurse.page).getByRole('button', { name: 'Übergeben' }).click()
  await dialog(nurse.page).waitFor({ state: 'hidden' })

  // It comes to her while the page stands open.
  await head.page.getByRole('button', { name: /^Jonas Meyer.*Für Sie neu/ }).click()
  await dialog(head.page).getByText('Der Aufzug in der Kirchgasse steht.').waitFor()
  await dialog(head.page).getByRole('button', { name: 'Gelesen, übernommen' }).click()
  await dialog(head.page).waitFor({ state: 'hidden' })
  await nurse.page
    .getByRole('button', { name: /^Jonas Meyer.*1 Zeile.*gelesen von Sabine Krüger/ })
    .first()
    .waitFor()
  expect([...nurse.complaints, ...head.complaints]).toEqual([])
})
