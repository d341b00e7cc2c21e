import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { nichtsSaid, onlyNamed } from '@dreiklang/domain/bestellung/nothingSaid'
import { plusDays } from '@dreiklang/domain/shared/time'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { klientId, morgen, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { tourRoutes } from '../tour.routes.tsx'

keepBesuchsServer()
let bestellungId: string
beforeAll(async () => {
  await planBesuch(server, { datum: morgen, uhrzeit: '17:00' })
  bestellungId = await bringForAbholen()
})

const bandage = {
  ...nichtsSaid,
  produkt: { ...onlyNamed, produktart: 'PFLEGEHILFSMITTEL', bezeichnung: 'Einmalhandschuhe Größe M' },
  rezeptart: 'OHNE',
  rezeptVorlage: 'OHNE',
  kuehlpflichtig: true,
}

/** Something without prescription that must stay cool, packed by the pharmacy for the nurse to fetch. */
async function bringForAbholen(): Promise<string> {
  const [pfleger, apotheker] = [await server.as('pfleger'), await server.as('apotheker')]
  const body = {
    art: 'KLIENT',
    klientId: klientId(server),
    praxisId: null,
    arztPersonId: null,
    apothekeId: server.ensemble.organisationen.markt,
    abweichung: {
      art: 'WUNSCH_DES_KLIENTEN',
      erklaertVon: 'Klient',
      erklaertRolle: 'KLIENT',
      erklaertAm: plusDays(morgen, -1),
    },
    abweichungGrund: 'Liegt auf dem Weg',
    prioritaet: 'NORMAL',
    bedarfBis: morgen,
    lieferart: 'ABHOLUNG_PFLEGE',
    bedarfUhrzeit: null,
    lieferadresse: null,
    lieferzeitfenster: null,
    einloesung: null,
    bemerkung: null,
    interneNotiz: null,
    positionen: [bandage],
  }
  const { body: gelegt, text } = await pfleger.call(bestellungContract.create, { body })
  if (gelegt.id === undefined) throw new Error(text)
  const params = { bestellungId: gelegt.id }
  const lies = async () => (await pfleger.call(bestellungContract.read, { params })).body
  const { version } = await lies()
  await pfleger.call(handlungContract.senden, { params, body: { version } })
  const sent = await lies()
  const positionIds = sent.positionen.map(({ id }) => id)
  await apotheker.call(handlungContract.annehmen, { params, body: { version: sent.version, positionIds, termin: null } })
  const positionen = positionIds.map((positionId) => ({ positionId, menge: 1, charge: null, verfall: null }))
  const packen = { version: (await lies()).version, positionen, geplantAm: null, kontrolliertVon: null }
  const gepackt = await apotheker.call(handlungContract.bereitstellen, { params, body: packen })
  expect([gepackt.status, gepackt.text]).toEqual([200, expect.stringContaining('BEREIT')])
  return gelegt.id
}

/** Unless it is the next stop, which is open. */
async function openLine(name: string): Promise<void> {
  await within(screen.getByRole('list', { name: 'Stopps' })).findByRole('heading', { name })
  const opens = screen.queryByRole('button', { name })
  if (opens !== null) await nutzer.click(opens)
}

describe('A pick-up at the pharmacy', () => {
  it('is taken into the tour, asks for signature and temperature, and is confirmed in the order', async () => {
    await openSeite({ server, konto: 'pfleger', routes: tourRoutes, path: `/hausbesuch/tour?tag=${morgen}` })
    await nutzer.click(await screen.findByRole('button', { name: /^Vorschläge/ }))
    await nutzer.click(await screen.findByRole('button', { name: /^Arzneimittel abholen bei .* in die Tour nehmen$/ }))
    await openLine('Apotheke am Markt')
    await nutzer.click(await screen.findByRole('button', { name: /^Apotheke am Markt erledigt$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Arzneimittel abholen' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Abgeholt' }))
    const error = within(await dialog.findByRole('alert'))
    expect(error.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Temperatur/),
      expect.stringMatching(/^Ihre Unterschrift/),
    ])
    await nutzer.click(dialog.getByRole('radio', { name: 'Tippen' }))
    await fill(dialog.getByLabelText(/^Vor- und Nachname/), 'Jonas Meyer')
    await fill(dialog.getByLabelText(/^Temperatur bei der Übergabe/), '5')
    await nutzer.click(dialog.getByRole('button', { name: 'Abgeholt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await nutzer.click(await screen.findByRole('button', { name: '1 erledigt' }))
    await screen.findByText(/^Erledigt um/)
    expect(screen.queryByRole('button', { name: /wieder als offen führen$/ })).toBeNull()
    const { body } = await (await server.as('pfleger')).call(bestellungContract.read, { params: { bestellungId } })
    expect(body.lieferungen[0]).toMatchObject({
      status: 'ABGEHOLT',
      nachweis: { art: 'UNTERSCHRIFT', temperatur: 5, empfaengerName: 'Jonas Meyer' },
    })
  })
})
