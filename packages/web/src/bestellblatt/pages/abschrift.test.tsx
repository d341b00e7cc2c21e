import { type Haus, type Konto, arznei, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { newKvnr } from '@dreiklang/server/klient/klient.fixtures'
import { eraseKlient } from '@dreiklang/server/klient/loeschung.fixtures'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { formatDate } from '../../shared/format.ts'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openTab } from '../step.fixtures.ts'

const kvnr = newKvnr()
const dosierung = { schema: null, text: 'nach Schema der Praxis', lautMedikationsplan: false }

/** One order that went to the end and one that was cancelled before the practice answered; then eleven years go by, and the record is erased. */
let haus: Haus
let tag: string
let done: string
let onlyAsked: string
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
  tag = haus.heute()
  const klientId = await haus.admit({ rest: { versicherungsart: 'GKV', kvnr, krankenkasse: 'AOK Bayern' } })
  const vor = { klientId, positionen: [arznei({ dosierung })] }
  done = (await bring(haus, 'ABGESCHLOSSEN', { vor })).id
  const asked = await bring(haus, 'BEIM_ARZT', { vor })
  await asked.run('pfleger', 'stornieren')
  onlyAsked = asked.id
  await eraseKlient(haus, klientId)
})
afterAll(() => haus.close())

async function show(konto: Konto, bestellungId: string) {
  await openSeite({ server: haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${bestellungId}` })
  await openTab('Akte')
  return within(await screen.findByRole('region', { name: /^(Klient|Patient)\/in$/ }))
}

describe('the sheet of an order whose Klient the nursing service has erased', () => {
  it.each(['arzt', 'apotheker'] as const)('tells %s of the own copy who it was, and says that it does', async (konto) => {
    const karte = await show(konto, done)
    karte.getByText('Der Pflegedienst hat die Akte gelöscht')
    karte.getByText(`Die Angaben zur Person sind aus Ihrer Abschrift vom ${formatDate(tag)}.`)
    karte.getByText(kvnr)
    karte.getByText(/Ahornallee 7/)
    expect(karte.queryByText('Telefon')).toBeNull()
    expect(karte.queryByText('Allergien')).toBeNull()
    expect(screen.getAllByText(/nach Schema der Praxis/).length).toBeGreaterThan(0)
    expect(screen.queryByText(/Nicht mehr lesbar/)).toBeNull()
  })

  it('tells a practice that was only asked the name, and that it has no copy', async () => {
    const karte = await show('arzt', onlyAsked)
    karte.getByText(/Zu dieser Bestellung gibt es bei Ihnen keine Abschrift/)
    expect(karte.queryByText(kvnr)).toBeNull()
    expect(karte.queryByText(/Ahornallee/)).toBeNull()
    expect(karte.queryByText(/30 Tage/)).toBeNull()
  })

  it('tells the nursing service that the record is gone, and not that it was for the house itself', async () => {
    const karte = await show('pfleger', done)
    karte.getByText(/^Die Akte wurde gelöscht\./)
    screen.getAllByText('Akte gelöscht')
    expect(screen.queryByText(/Einrichtungsbedarf/)).toBeNull()
    expect(karte.queryByText(/Abschrift/)).toBeNull()
  })
})
