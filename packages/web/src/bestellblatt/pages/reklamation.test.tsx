import { type Haus, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

it('a nurse adds a photo to a complaint; when it does not arrive nothing is lost, and it is sent again', async () => {
  const user = userEvent.setup()
  const fall = await bring(haus, 'GELIEFERT')
  let offline = true
  await openSeite({
    server: haus,
    konto: 'pfleger',
    routes: bestellungenRoutes,
    path: `/bestellungen/${fall.id}`,
    leitung: (onward) => async (url, init) => {
      if (offline && init.method === 'POST' && url.includes('/dokumente')) throw new TypeError('Failed to fetch')
      return onward(url, init)
    },
  })
  await user.click((await screen.findAllByRole('button', { name: /Weitere Schritte/ }))[0] ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Reklamieren' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reklamieren' }))
  await user.click(dialog.getByLabelText('Beschädigt'))
  await user.type(dialog.getByRole('textbox', { name: /^Erläuterung/ }), 'Ecke eingedrückt')
  await user.upload(
    dialog.getByLabelText('Fotos der Packung', { selector: 'input' }),
    new File(['RIFF1234WEBP'], 'ecke.webp', { type: 'image/webp' }),
  )
  await dialog.findByText(/ecke\.webp ist noch nicht angekommen/)
  offline = false
  await user.click(dialog.getByRole('button', { name: 'Noch einmal senden' }))
  await dialog.findByRole('button', { name: 'ecke.webp entfernen' })
  await user.click(dialog.getByRole('button', { name: 'Reklamieren' }))
  await screen.findByText('Ecke eingedrückt')
  await screen.findByRole('button', { name: 'Foto 1 herunterladen' })
  expect((await fall.readStore('apotheker')).positionen[0]?.reklamationen[0]).toMatchObject({
    text: 'Ecke eingedrückt',
    fotos: [expect.any(String)],
  })
})
