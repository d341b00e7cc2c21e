import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { findPositionen, openStep } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())

describe('another last day', () => {
  it('is entered by the doctor with a reason and read by the nurse, on sheet and print', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const { user, fenster } = await openStep('arzt', fall, 'Als verordnet eintragen')
    await user.click(fenster.getByLabelText('Ein anderer letzter Tag gilt'))
    await user.type(fenster.getByLabelText(/Letzter Tag zum Einlösen/), '01.12.2026')
    await user.type(fenster.getByLabelText(/Warum ein anderer Tag\?/), 'Befristet bis zur Kontrolle')
    await user.click(fenster.getByRole('button', { name: 'Als verordnet eintragen' }))
    await waitFor(async () => expect((await fall.readStore('arzt')).positionen[0]?.rezept?.gueltigBis).toBe('2026-12-01'))
    cleanup()
    await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
    const words =
      /Anderer letzter Tag \(statt 16\.12\.2026\), eingetragen von Dr\. Martin Weber \(Arztpraxis\): Befristet bis zur Kontrolle/
    await screen.findByText(words)
    fireEvent(window, new Event('beforeprint'))
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
    cleanup()
  })

  it('is said to end with a correction', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'verordnen', { andereFrist: { gueltigBis: '2026-12-01', grund: 'Befristet bis zur Kontrolle' } })
    await openSeite({ server: haus, konto: 'arzt', routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
    const card = await findPositionen(/Ramipril/)
    const user = userEvent.setup()
    await user.click(card.getByRole('button', { name: /Weitere Schritte/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rezept korrigieren' }))
    const fenster = within(await screen.findByRole('dialog', { name: 'Rezept korrigieren' }))
    fenster.getByText(/Der andere letzte Tag \(„Befristet bis zur Kontrolle“\) gilt dann nicht mehr/)
    cleanup()
  })

  it('is entered by the pharmacy that has the prescription in hand', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await fall.run('apotheker', 'annehmen')
    const { user, fenster } = await openStep('apotheker', fall, 'Rezept liegt vor')
    await user.click(fenster.getByLabelText('Ein anderer letzter Tag gilt'))
    await user.type(fenster.getByLabelText(/Letzter Tag zum Einlösen/), '31.01.2027')
    await user.type(fenster.getByLabelText(/Warum ein anderer Tag\?/), 'Steht so auf dem Rezept')
    await user.click(fenster.getByRole('button', { name: 'Rezept liegt vor' }))
    await waitFor(async () => expect((await fall.readStore('apotheker')).positionen[0]?.rezept?.gueltigBis).toBe('2027-01-31'))
    cleanup()
  })
})

describe('a Mehrfachverordnung', () => {
  it('is prescribed in parts, and the sheet says which part it is', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const { user, fenster } = await openStep('arzt', fall, 'Als verordnet eintragen')
    fenster.getByLabelText('Rezept-ID')
    await user.click(fenster.getByLabelText('Als Mehrfachverordnung'))
    expect(fenster.queryByLabelText('Rezept-ID')).toBeNull()
    await user.type(fenster.getByLabelText('Teil 1: Rezept-ID'), '160.100.000.000.002.36')
    await user.type(fenster.getByLabelText(/Teil 2: einlösbar ab/), '15.02.2027')
    await user.click(fenster.getByRole('button', { name: 'Weiterer Teil' }))
    await user.type(fenster.getByLabelText(/Teil 3: einlösbar ab/), '15.05.2027')
    await user.type(fenster.getByLabelText(/Teil 3: letzter Tag/), '30.06.2027')
    await user.click(fenster.getByRole('button', { name: 'Als verordnet eintragen' }))
    await screen.findByText(/Teil 1 von 3/)
    expect((await fall.readStore('arzt')).positionen[0]?.rezept?.mvo?.teile).toEqual([
      { ab: '2026-11-18', bis: null, rezeptId: '160.100.000.000.002.36' },
      { ab: '2027-02-15', bis: null, rezeptId: null },
      { ab: '2027-05-15', bis: '2027-06-30', rezeptId: null },
    ])
    await screen.findByText(/Teil 1 von 3.*Rezept-ID 160\.100\.000\.000\.002\.36/)
    fireEvent(window, new Event('beforeprint'))
    await waitFor(() => expect(screen.getAllByText(/Teil 1 von 3.*Rezept-ID 160\.100\.000\.000\.002\.36/)).toHaveLength(2))
    cleanup()
  })

  it('that is not open yet is neither expired nor handed on', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const mvo = [
      { ab: '2026-12-10', bis: '2027-01-31' },
      { ab: '2027-02-15', bis: null },
    ]
    await fall.run('arzt', 'verordnen', { mvo })
    await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
    const card = await findPositionen(/Ramipril/)
    card.getByText('Ab 10.12.2026 einlösbar, gültig bis 31.01.2027')
    expect(card.queryByRole('button', { name: 'An die Apotheke geben' })).toBeNull()
    cleanup()
  })

  it('leads from the delivered part to the order of the next one', async () => {
    const fall = await delivered()
    const { user } = await openSheet(fall)
    await screen.findByText('Teil 2 von 2 ist ab 15.02.2027 einlösbar. Das Rezept dafür gibt es schon.')
    screen.getByText('Rezept-ID 160.000.000.000.123.76')
    await user.click(screen.getByRole('button', { name: 'Teil 2 bestellen' }))
    await screen.findByText(/Neuer Entwurf/)
    cleanup()
    await openSheet(fall)
    await screen.findByText('Teil 2 von 2 ist schon bestellt')
    screen.getByText('Als Entwurf angelegt von Jonas Meyer am 18.11.2026, noch nicht gesendet.')
    expect(screen.queryByRole('button', { name: 'Teil 2 bestellen' })).toBeNull()
    cleanup()
  })

  it('leads who presses second to the order of who was faster', async () => {
    const fall = await delivered()
    const { user } = await openSheet(fall)
    await screen.findByRole('button', { name: 'Teil 2 bestellen' })
    const params = { bestellungId: fall.id, positionId: fall.positionIds[0] ?? '' }
    const { body } = await (await haus.wer('pflege-admin')).call(bestellungContract.copyTeil, { params })
    await user.click(screen.getByRole('button', { name: 'Teil 2 bestellen' }))
    await screen.findByText(/Dieser Teil der Mehrfachverordnung ist schon bestellt/)
    await user.click(await screen.findByRole('link', { name: `Zur Bestellung ${body.nummer}` }))
    await screen.findByText(`Bestellung ${body.nummer}`, { selector: 'span' })
    cleanup()
  })
})

async function delivered() {
  const fall = await bring(haus, 'BEIM_ARZT')
  const mvo = [
    { ab: '2026-11-18', bis: null },
    { ab: '2027-02-15', bis: null, rezeptId: '160.000.000.000.123.76' },
  ]
  await fall.run('arzt', 'verordnen', { mvo })
  await fall.run('pfleger', 'anApothekeGeben')
  for (const step of ['annehmen', 'rezeptVorlegen', 'bereitstellen', 'ausliefern', 'zustellen'] as const) await fall.run('apotheker', step)
  return fall
}

async function openSheet({ id }: { id: string }) {
  await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path: `/bestellungen/${id}` })
  return { user: userEvent.setup() }
}
