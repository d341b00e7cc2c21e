import { type Haus, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestelltafelRoutes } from '../bestelltafel.routes.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

const open = (konto: string, path = '/bestellungen/tafel') =>
  openSeite({ server: haus, konto, routes: [...bestelltafelRoutes, ...bestellungenRoutes], path })

const column = (name: string) => screen.findByRole('region', { name })
const cardIn = async (name: string, nummer: string) => {
  const found = (await within(await column(name)).findByText(nummer)).closest('li')
  if (found === null) throw new Error(`${nummer} stands on no card`)
  return within(found)
}

describe('The board of orders', () => {
  it('shows each position in the column of its state, to each side its own', async () => {
    const written = await bring(haus, 'VERORDNET')
    const asked = await bring(haus, 'BEIM_ARZT')
    await open('pfleger')
    const card = await cardIn('Verordnet', written.stand.nummer)
    card.getByText('2 × Ramipril 5 mg')
    await cardIn('Bei der Praxis', asked.stand.nummer)
    expect(within(await column('Bereit')).queryAllByRole('listitem')).toEqual([])
  })

  it('is worked with keys alone: a position is lifted, drawn to the next state, and the step asks what it asks', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await open('apotheker')
    const grip = (await cardIn('Bei der Apotheke', fall.stand.nummer)).getByRole('button', {
      name: /verschieben, jetzt: Bei der Apotheke$/,
    })
    grip.focus()
    await userEvent.keyboard('{Enter}')
    expect(grip.getAttribute('aria-pressed')).toBe('true')
    await within(await column('In Bearbeitung')).findByText('Annehmen')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Annehmen' }))
    await cardIn('In Bearbeitung', fall.stand.nummer)
    const { positionen } = await fall.readStore('apotheker')
    expect(positionen.map(({ status }) => status)).toEqual(['IN_BEARBEITUNG'])
  })

  it('greys where no step leads and says why, and a position that is let go there stays', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await open('apotheker')
    const grip = (await cardIn('Bei der Apotheke', fall.stand.nummer)).getByRole('button', { name: /verschieben/ })
    grip.focus()
    await userEvent.keyboard('{Enter}')
    await within(await column('Geliefert')).findByText('Kein Schritt führt von „Bei der Apotheke“ hierher.')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(grip.getAttribute('aria-pressed')).toBe('false'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await cardIn('Bei der Apotheke', fall.stand.nummer)
  })

  it('is given up by Escape', async () => {
    const fall = await bring(haus, 'VERORDNET')
    await open('pfleger')
    const grip = (await cardIn('Verordnet', fall.stand.nummer)).getByRole('button', { name: /verschieben/ })
    grip.focus()
    await userEvent.keyboard(' {ArrowRight}{Escape}')
    expect(grip.getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('names the same steps in a menu for whoever does not drag', async () => {
    const fall = await bring(haus, 'VERORDNET')
    await open('pfleger')
    await userEvent.click((await cardIn('Verordnet', fall.stand.nummer)).getByRole('button', { name: /^Schritte für/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'An die Apotheke geben' }))
    await screen.findByRole('dialog', { name: /An die Apotheke geben/ })
  })

  it('does nothing for a position that a colleague has moved in the meantime', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await open('apotheker')
    const card = await cardIn('Bei der Apotheke', fall.stand.nummer)
    await fall.run('apotheker', 'annehmen')
    await userEvent.click(card.getByRole('button', { name: /^Schritte für/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Annehmen' }))
    await waitFor(async () => expect((await fall.readStore('apotheker')).positionen[0]?.status).toBe('IN_BEARBEITUNG'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows only what waits for the reader when asked for it, and says so in its address', async () => {
    const own = await bring(haus, 'VERORDNET')
    const other = await bring(haus, 'BEIM_ARZT')
    const { router } = await open('pfleger')
    await cardIn('Bei der Praxis', other.stand.nummer)
    await userEvent.click(screen.getByRole('button', { name: 'Wartet auf mich' }))
    await waitFor(() => expect(screen.queryByText(other.stand.nummer)).toBeNull())
    await cardIn('Verordnet', own.stand.nummer)
    expect(router.state.location.href).toContain('dran=true')
  })
})
