import { expect, it } from 'vitest'
import { openStop, planOwnToday } from './besuche.ts'
import { expectAccessible } from './browser.ts'
import { initial, phone, withProduct } from './setUp.ts'

const { at, signIn, signInApi } = withProduct()

it('a nurse works through a visit in a house without network, and all of it arrives once', async () => {
  const id = await planOwnToday(await signInApi('pfleger'), { uhrzeit: '23:25' })
  const { page, complaints } = await signIn('pfleger', phone)
  await page.goto(at('/hausbesuch/unterwegs'))
  await page.getByRole('button', { name: 'Tag mitnehmen' }).click()
  await page.getByText(/mitgenommen um/).waitFor()
  await expectAccessible(page, 'taken along')

  await page.context().setOffline(true)
  const stop = await openStop(page, '23:25')
  await stop.getByRole('button', { name: 'Losfahren' }).click()
  await page.getByText('1 Eintrag wartet').first().waitFor()
  await stop.getByRole('button', { name: 'Besuch beginnen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name und Geburtsdatum/).check()
  await dialog.getByRole('button', { name: 'Besuch beginnen' }).click()
  await stop.getByRole('link', { name: 'Dokumentieren' }).click()
  await page.getByLabel(/^Ergebnis und weiteres Vorgehen/).fill('Im Keller ohne Netz geschrieben')
  await initial(page, 'JM')
  await page.getByRole('button', { name: 'Besuch abschließen' }).click()
  await page.getByText(/^Abgeschlossen am/).waitFor()
  await page.goBack()
  await page.getByText('3 Einträge warten').first().waitFor()
  await expectAccessible(page, 'three wait')
  // The header still has room for all its tools.
  const menu = await page.getByRole('button', { name: /^Benutzermenü/ }).boundingBox()
  expect((menu?.x ?? Number.POSITIVE_INFINITY) + (menu?.width ?? 0)).toBeLessThanOrEqual(390)

  await page.context().setOffline(false)
  const pfleger = await signInApi('pfleger')
  const besuch = () => pfleger.get<{ status: string; version: number; ergebnis: string | null }>(`/api/hausbesuche/${id}`)
  await expect.poll(besuch).toMatchObject({ status: 'ABGESCHLOSSEN', version: 4, ergebnis: 'Im Keller ohne Netz geschrieben' })
  await expect.poll(() => page.getByText(/Einträge? warte/).count()).toBe(0)
  // A broken line is what was asked for.
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
