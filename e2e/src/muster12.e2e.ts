import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { expect, it } from 'vitest'
import { confirmStep, expectShown, findSteps, openStep } from './bestellblatt.ts'
import { expectAccessible } from './axe.ts'
import { goTo, settled } from './browser.ts'
import { button, dialog, online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

it('a Muster 12 is asked for from its deadline, fetched, signed, handed in and approved, and the record fills itself', async () => {
  const nurse = await signIn('pfleger')
  const { page } = nurse
  await goTo(page, '/hausbesuch/fristen?art=HKP')
  await page.locator('h1').first().waitFor()
  await settled(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Praxis Dr. Weber' }).first()
  const chosen = row.getByRole('checkbox')
  const [, klient = ''] = /: ([^:]+) auswählen$/.exec((await chosen.getAttribute('aria-label')) ?? '') ?? []
  await chosen.check()
  await button(page, /^Praxis anfragen( \(|$)/).click()
  await expectAccessible(page, 'asking for the next Muster 12')
  await dialog(page).getByRole('button', { name: 'Praxis anfragen' }).click()
  await dialog(page).getByRole('button', { name: 'Fertig' }).click()

  const api = await signInApi('pfleger')
  const { zeilen } = await api.get<{ zeilen: { id: string; klient: { name: string } }[] }>(
    `${bestellungContract.list.path}?sortierung=neueste&limit=5`,
  )
  const path = `/bestellungen/${zeilen.find((one) => one.klient.name === klient)?.id}`
  const arzt = await signIn('arzt')
  await goTo(arzt.page, path)
  const prescribed = await openStep(arzt.page, '', 'Als verordnet eintragen')
  await prescribed.getByText('Papier in der Praxis').click()
  await confirmStep(arzt.page, 'Als verordnet eintragen')

  await goTo(page, path)
  await openStep(page, '', 'Verordnung geholt')
  await settled(page)
  await expectAccessible(page, 'what the fetched paper says')
  await confirmStep(page, 'Verordnung geholt')
  const signed = await openStep(page, '', 'Ist unterschrieben')
  await signed.getByRole('radio', { name: 'Klient/in selbst' }).check()
  await confirmStep(page, 'Ist unterschrieben')
  await openStep(page, '', 'Bei Kasse eingereicht')
  await confirmStep(page, 'Bei Kasse eingereicht')
  await settled(page)
  const decided = await openStep(page, '', 'Kasse hat entschieden')
  await decided.getByRole('radio', { name: 'Genehmigt', exact: true }).check()
  await decided.getByRole('textbox', { name: 'Genehmigungsnummer' }).fill('HKP-4712')
  await confirmStep(page, 'Kasse hat entschieden')
  await expectShown(page, '', 'Abgeschlossen')

  const head = await signIn('pflege-admin')
  const { klient: person } = await api.get<{ klient: { id: string } }>(`/api${path}`)
  await goTo(head.page, `/klienten/${person.id}?bereich=hkp`)
  await head.page.getByText('HKP-4712').first().waitFor()
  expect(await findSteps(page).getByRole('button', { name: 'Selbst einlösen lassen' }).count()).toBe(0)
  expect([...nurse.complaints, ...arzt.complaints, ...head.complaints]).toEqual([])
})
