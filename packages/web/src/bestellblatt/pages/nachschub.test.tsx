import { arznei, bring, type Fall, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openCard, openStep } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())
afterEach(cleanup)

const received = async (rest: Parameters<typeof arznei>[0] = {}): Promise<Fall> =>
  bring(haus, 'ABGESCHLOSSEN', { vor: { klientId: await haus.admit(), positionen: [arznei(rest)] } })

async function proposed(): Promise<Fall> {
  const fall = await received()
  await fall.run('apotheker', 'proposeNachschub', { text: 'Reicht noch bis Freitag' })
  return fall
}

async function openProposal(fall: Fall) {
  const card = await openCard('apotheker', fall, /Ramipril/)
  const user = userEvent.setup()
  await user.click(card.getByRole('button', { name: /^Weitere Schritte/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Nachschub vorschlagen' }))
  return { user, fenster: within(await screen.findByRole('dialog', { name: 'Nachschub vorschlagen' })) }
}

describe('The pharmacy', () => {
  it('proposes on the sheet of what it has delivered, and takes it back while nobody has answered', async () => {
    const fall = await received()
    const { user, fenster } = await openProposal(fall)
    expect(fenster.queryByText(/reicht die gelieferte Menge/)).toBeNull()
    await user.type(fenster.getByRole('textbox', { name: /^Nachricht an den Pflegedienst/ }), 'Reicht noch bis Freitag')
    await user.click(fenster.getByRole('button', { name: 'Nachschub vorschlagen' }))
    await screen.findByText(/^Nachschub vorgeschlagen \(/)
    expect(screen.getByText('Der Pflegedienst hat noch nicht geantwortet.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Vorschlag zurückziehen' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Vorschlag zurückziehen' }))
    await waitFor(() => expect(screen.queryByText(/^Nachschub vorgeschlagen \(/)).toBeNull())
    expect((await fall.readStore('pfleger')).positionen[0]?.nachschub).toMatchObject([
      { text: 'Reicht noch bis Freitag', antwort: { art: 'ZURUECKGEZOGEN' } },
    ])
  })

  it('is told how long counted pieces last, and nothing of what is not counted', async () => {
    const { fenster } = await openProposal(await received({ menge: 30, mengeneinheit: 'STUECK' }))
    expect(fenster.getByText(/^Rechnerisch reicht die gelieferte Menge bis \d/)).toBeDefined()
  })

  it('reads why it was declined', async () => {
    const fall = await proposed()
    await fall.run('pfleger', 'declineNachschub', { grund: 'Noch drei Packungen da' })
    const card = await openCard('apotheker', fall, /Ramipril/)
    expect(card.getByText(/^Der Pflegedienst hat Ihren Vorschlag am .* abgelehnt$/)).toBeDefined()
    expect(card.getByText('Noch drei Packungen da')).toBeDefined()
  })

  it('reads that it does not apply any more when care has ended, which nobody has decided about it', async () => {
    const fall = await proposed()
    const params = { klientId: fall.stand.klientId ?? '' }
    const leitung = await haus.wer('pflege-admin')
    const { version } = (await leitung.call(klientContract.read, { params })).body
    await leitung.call(klientenListContract.setStatus, { params, body: { status: 'VERSTORBEN', version } })
    const card = await openCard('apotheke-admin', fall, /Ramipril/)
    expect(card.getByText(/^Der Vorschlag gilt seit .* nicht mehr$/)).toBeDefined()
    expect(card.getByText('Der Pflegedienst bestellt für diese Person nichts mehr.')).toBeDefined()
    expect(card.queryByText(/Ihren Vorschlag .* abgelehnt/)).toBeNull()
  })

  it('reads that a draft was made, and not which', async () => {
    const fall = await proposed()
    await fall.run('pfleger', 'takeOverNachschub')
    const card = await openCard('apotheker', fall, /Ramipril/)
    expect(card.getByText(/^Der Pflegedienst hat Ihren Vorschlag am .* in einen Entwurf übernommen$/)).toBeDefined()
    expect(card.getByText('Geht die Bestellung an Ihre Apotheke, finden Sie sie hier.')).toBeDefined()
    expect(card.queryByRole('link', { name: /Bestellung/ })).toBeNull()
  })
})

describe('The nursing service', () => {
  it('finds the proposal in the list of what waits for it', async () => {
    await proposed()
    await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path: '/bestellungen/pflege' })
    expect((await screen.findAllByText('Nachschub vorgeschlagen')).length).toBeGreaterThan(0)
  })

  it('makes the draft of it and is led there; the sheet then names it', async () => {
    const fall = await proposed()
    const { user, fenster } = await openStep('pfleger', fall, 'Entwurf anlegen')
    expect(screen.getByText('Reicht noch bis Freitag')).toBeDefined()
    await user.click(fenster.getByRole('button', { name: 'Entwurf anlegen' }))
    await waitFor(() => expect(screen.queryByText(`Bestellung ${fall.stand.nummer}`, { selector: 'span' })).toBeNull())
    const query = { klientId: fall.stand.klientId ?? '', status: 'ENTWURF' }
    const { zeilen } = (await (await haus.wer('pfleger')).call(bestellungContract.list, { query })).body
    expect(zeilen).toHaveLength(1)
    const card = await openCard('pfleger', fall, /Ramipril/)
    expect(card.getByRole('link', { name: `Bestellung ${zeilen[0]?.nummer} öffnen` })).toBeDefined()
  })

  it('declines with a reason', async () => {
    const fall = await proposed()
    const { user, fenster } = await openStep('pfleger', fall, 'Nachschub ablehnen')
    await user.type(fenster.getByRole('textbox', { name: /^Begründung/ }), 'Noch drei Packungen da')
    await user.click(fenster.getByRole('button', { name: 'Nachschub ablehnen' }))
    await screen.findByText(/^Vorschlag der Apotheke am .* abgelehnt$/)
    expect((await fall.readStore('apotheker')).positionen[0]?.nachschub).toMatchObject([{ antwort: { grund: 'Noch drei Packungen da' } }])
  })
})
