import { screen, waitFor } from '@testing-library/react'
import { fill, nutzer, write } from '../../organisation/seite.fixtures.tsx'

/** Types or scans into the field of the next position and presses Enter. */
export async function scanne(text: string) {
  await write('PZN oder Name', text)
  await nutzer.keyboard('{Enter}')
}

export const choose = async (name: string | RegExp) => nutzer.click(await screen.findByLabelText(name))

export const klientField = () => screen.findByRole('combobox', { name: /^Klient/ })

export async function findKlient(start: string, hits: RegExp) {
  await fill(await klientField(), start)
  const [option] = await screen.findAllByRole('option', { name: hits })
  if (option !== undefined) await nutzer.click(option)
}

export async function writeFreitext(text: string) {
  await screen.findByText('Zur Klientenakte')
  await nutzer.click(screen.getByRole('button', { name: 'Freitext' }))
  await write(/^Was wird gebraucht/, text)
}

export const gespeichert = () => waitFor(() => screen.getByText(/^Entwurf gespeichert \d\d:\d\d$/))

/** What the practice is always told: why, and how much of it the client takes. */
export async function reasonAndDose() {
  await nutzer.click(await screen.findByRole('combobox', { name: /^Grund/ }))
  await nutzer.click(await screen.findByRole('option', { name: 'Neu verordnet' }))
  await choose(/^Als Text/)
  await write(/^Dosierung als Text/, '1-0-0')
}
