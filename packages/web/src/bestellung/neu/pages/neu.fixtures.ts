/** What the tests of the order form do again and again. */
import { screen, waitFor } from '@testing-library/react'
import { fuelle, nutzer, schreibe } from '../../../organisation/seite.fixtures.tsx'

/** Types or scans into the field of the next position and presses Enter. */
export async function scanne(text: string) {
  await schreibe('PZN oder Name', text)
  await nutzer.keyboard('{Enter}')
}

export const waehle = async (name: string | RegExp) => nutzer.click(await screen.findByLabelText(name))

export const klientFeld = () => screen.findByRole('combobox', { name: /^Klient/ })

export async function findeKlient(anfang: string, treffer: RegExp) {
  await fuelle(await klientFeld(), anfang)
  const [option] = await screen.findAllByRole('option', { name: treffer })
  if (option !== undefined) await nutzer.click(option)
}

/** A position in words, which needs nothing else to be kept. */
export async function schreibeFreitext(text: string) {
  await screen.findByText('Zur Klientenakte')
  await nutzer.click(screen.getByRole('button', { name: 'Freitext' }))
  await schreibe(/^Was wird gebraucht/, text)
}

/** Everything on the screen lies on the server. */
export const gespeichert = () => waitFor(() => screen.getByText(/^Entwurf gespeichert \d\d:\d\d$/))
