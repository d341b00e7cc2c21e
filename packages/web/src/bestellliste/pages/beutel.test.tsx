import { arznei, betaeubungsmittel, bring, type Fall, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { positionInput } from '@dreiklang/domain/bestellung/bestellung.fixtures'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bestellungenRoutes } from '../routes.fixtures.ts'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import { sendScan } from '../components/beutel/scanner.fixtures.ts'

let haus: Haus
let deaf = () => {}

beforeEach(async () => {
  haus = await openHaus({ beginn: new Date() })
  deaf = listenForChords()
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: /min-width|hover: hover/.test(query),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
})
afterEach(async () => {
  deaf()
  vi.restoreAllMocks()
  sessionStorage.clear()
  await haus.close()
})

const { produkt: ramipril } = positionInput()
const pzn = `-${ramipril.pzn}`
const metformin = { ...ramipril, pzn: '10020009', bezeichnung: 'Metformin 1000 mg', wirkstoff: 'Metformin', wirkstaerke: '1000 mg' }
const secondBrand = { ...ramipril, pzn: '10010005', bezeichnung: 'Ramipril Zweitmarke 5 mg' }

const open = (path = '/bestellungen/apotheke?ansicht=bearbeitung') =>
  openSeite({ server: haus, konto: 'apotheker', routes: bestellungenRoutes, path })

/** In the pharmacy, which has accepted it and has seen its prescription. */
async function inWork(nachname: string, positionen = [arznei()], rezept = true): Promise<Fall> {
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
  const vor = { klientId: await haus.admit({ nachname }), positionen }
  if (rezept) return bring(haus, 'IN_BEARBEITUNG', { vor })
  const fall = await bring(haus, 'BEI_APOTHEKE', { vor })
  await fall.run('apotheker', 'annehmen')
  return fall
}
const bag = async (fall: Fall) =>
  within((await screen.findByText(fall.stand.nummer, { selector: '[data-bag] *' })).closest('[data-bag]') ?? document.body)
const openBag = async (fall: Fall) => {
  sendScan(fall.stand.nummer)
  return bag(fall)
}
const ready = async () => {
  await waitFor(() => expect(document.querySelector('[data-scanner]')).not.toBeNull())
  return screen.findAllByRole('link', { name: /^Tüte/ })
}
const statusOf = async (fall: Fall) => (await fall.readStore('apotheker')).status

describe('the bags of a pharmacy', () => {
  it('are packed by the scanner alone: a label, each pack, and the next label writes the bag down with batch and expiry', async () => {
    const [first, second] = [await inWork('Tüte-Eins'), await inWork('Tüte-Zwei')]
    await open()
    await ready()
    const inFirst = await openBag(first)
    inFirst.getByText('Scanner bereit')
    inFirst.getByText('0 von 2')
    sendScan(`01041500858599781728123110CH-7\u001d21SN1`)
    await inFirst.findByText('Ramipril 5 mg: 1 von 2')
    expect(await statusOf(first)).toBe('IN_BEARBEITUNG')
    sendScan(`01041500858599781728123110CH-7\u001d21SN1`)
    expect((await inFirst.findByRole('alert')).textContent).toContain('Diese Packung ist schon gezählt')
    inFirst.getByText('1 von 2')
    sendScan(pzn)
    await inFirst.findByText('Tüte vollständig')
    expect(await statusOf(first)).toBe('IN_BEARBEITUNG')
    const inSecond = await openBag(second)
    inSecond.getByText('0 von 2')
    await waitFor(async () => expect(await statusOf(first)).toBe('BEREIT'))
    expect((await first.readStore('apotheker')).lieferungen[0]?.positionen).toMatchObject([
      { menge: 1, charge: 'CH-7', verfall: '2028-12-31' },
      { menge: 1, charge: null, verfall: null },
    ])
    await screen.findByText('Erledigt')
    expect(screen.getAllByRole('link', { name: /^Tüte/ }).map(({ textContent }) => textContent)).toHaveLength(2)
    // Nobody has asked for money on the way.
    await screen.findByText(`${first.stand.nummer} · Zuzahlung nicht angegeben`)
    const again = await openBag(first)
    await again.findByText('Zuzahlung nicht angegeben')
    again.getByRole('button', { name: 'Zuzahlung angeben' })
  })

  it('count nothing for a pack of something else, and keep what was scanned when the page is loaded anew', async () => {
    const fall = await inWork('Tüte-Neu')
    await open()
    await ready()
    let inBag = await openBag(fall)
    sendScan(pzn)
    await inBag.findByText('1 von 2')
    sendScan('-10020009')
    expect((await inBag.findByRole('alert')).textContent).toContain('Gehört nicht in diese Tüte: PZN 10020009')
    inBag.getByText('1 von 2')
    cleanup()
    await open()
    await ready()
    inBag = await openBag(fall)
    inBag.getByText('1 von 2')
  })

  it('take a pack of the same ingredient as an exchange, whose case a digit chooses and whose declarations a person makes', async () => {
    const user = userEvent.setup()
    // The pharmacy knows the number, because it has taken that pack before.
    await (await inWork('Tüte-Früher')).run('apotheker', 'austauschen', { produkt: secondBrand })
    const fall = await inWork('Tüte-Tausch', [arznei({ menge: 1 })])
    await open()
    await ready()
    const inBag = await openBag(fall)
    sendScan(`-${secondBrand.pzn}`)
    await inBag.findByText('Gleicher Wirkstoff: Ramipril Zweitmarke 5 mg')
    inBag.getByText('0 von 1')
    await user.keyboard('1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Austauschen' }))
    expect(dialog.getByLabelText(/^Bezeichnung/)).toHaveProperty('value', 'Ramipril Zweitmarke 5 mg')
    expect(dialog.getByRole('radio', { name: 'Rabattvertrag' })).toHaveProperty('checked', true)
    for (const tick of dialog.getAllByRole('checkbox')) await user.click(tick)
    await user.type(dialog.getByLabelText(/Begründung|Grund/), 'Rabattvertrag der Krankenkasse')
    await user.click(dialog.getByRole('button', { name: 'Austauschen' }))
    await inBag.findByText('1 von 1')
    inBag.getByText('Tüte vollständig')
  })

  it('ask a second person where the law or the house wants one, with what was scanned', async () => {
    const user = userEvent.setup()
    const fall = await inWork('Tüte-Btm', [betaeubungsmittel({ menge: 1 })])
    await open()
    await ready()
    const inBag = await openBag(fall)
    sendScan(pzn)
    await inBag.findByText('Tüte vollständig')
    await user.keyboard('b')
    const dialog = within(await screen.findByRole('dialog', { name: 'Bereitstellen' }))
    expect(dialog.getByRole('combobox', { name: /Kontrolliert von/ })).toHaveProperty('required', true)
    expect(await statusOf(fall)).toBe('IN_BEARBEITUNG')
  })

  it('are complete without the prescription, but are written down only with it', async () => {
    const fall = await inWork('Tüte-Papier', [arznei({ menge: 1 })], false)
    await open()
    await ready()
    const inBag = await openBag(fall)
    inBag.getByText(/Wartet auf: Pflegedienst/)
    sendScan(pzn)
    await inBag.findByText(/Bereitstellen geht noch nicht/)
    sendScan(fall.stand.nummer)
    expect(inBag.queryByRole('button', { name: /^Bereitstellen/ })).toBeNull()
    expect(await statusOf(fall)).toBe('IN_BEARBEITUNG')
  })

  it('are packed by hand with two keys, and the cursor goes on to the next', async () => {
    const user = userEvent.setup()
    const [first, second] = [await inWork('Tüte-Hand'), await inWork('Tüte-Danach', [arznei({ produkt: metformin })])]
    await open()
    const rows = await ready()
    const before = rows.map(({ textContent }) => textContent)
    const [now, then] = before[0]?.includes('Hand') === true ? [first, second] : [second, first]
    await user.keyboard('j')
    await user.keyboard('{Enter}')
    await bag(now)
    await user.keyboard('b')
    const dialog = await screen.findByRole('dialog', { name: 'Bereitstellen' })
    await user.click(within(dialog).getByRole('button', { name: 'Bereitstellen' }))
    await waitFor(async () => expect(await statusOf(now)).toBe('BEREIT'))
    await bag(then)
    expect(screen.getAllByRole('link', { name: /^Tüte/ }).map(({ textContent }) => textContent)).toEqual(before)
  })

  it('are printed when somebody asks: a slip before they are packed, then a label and a delivery note', async () => {
    const user = userEvent.setup()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const fall = await inWork('Tüte-Druck', [arznei({ menge: 1 })])
    await open()
    await ready()
    await openBag(fall)
    const paper = () => within(document.querySelector<HTMLElement>('[data-bag-paper]') ?? document.body)
    await user.keyboard('d')
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    paper().getByText('Packzettel')
    paper().getByText(/1 × Ramipril 5 mg/)
    paper().getByRole('img', { name: `Nummer der Bestellung als Code: ${fall.stand.nummer}` })
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('[data-bag-paper]')).toBeNull()
    cleanup()

    const positionen = fall.positionIds.map((positionId) => ({ positionId, menge: 1, charge: null, verfall: null, zuzahlungCent: 500 }))
    await fall.run('apotheker', 'bereitstellen', { positionen })
    await open('/bestellungen/apotheke?ansicht=bereit')
    await screen.findByRole('link', { name: /^Tüte-Druck/ })
    await openBag(fall)
    await user.keyboard('d')
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
    paper().getByText(/^Etikett/)
    paper().getByRole('heading', { name: `Lieferschein ${fall.stand.nummer}` })
    await paper().findByText(/^Zuzahlung: 5,00\s€$/)
  })

  it('leave in rounds, all of one nursing service with one step', async () => {
    const user = userEvent.setup()
    const faelle = [await inWork('Tüte-Runde'), await inWork('Tüte-Runde-Zwei')]
    for (const fall of faelle) await fall.run('apotheker', 'bereitstellen')
    await open('/bestellungen/apotheke?ansicht=runden')
    const round = within(await screen.findByRole('region', { name: 'Pflegedienst Sonnenhof: 2 bereit' }))
    round.getByRole('link', { name: /^Tüte-Runde,/ })
    await user.click(round.getByRole('button', { name: 'Alle ausliefern: Pflegedienst Sonnenhof' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ausliefern' }))
    await user.click(await dialog.findByRole('button', { name: /2 Einträge: Ausliefern/ }))
    await dialog.findByText('2 Einträge erledigt.')
    const onTheRoad = await Promise.all(faelle.map(async (fall) => (await fall.readStore('apotheker')).lieferungen[0]?.status))
    expect(onTheRoad).toEqual(['UNTERWEGS', 'UNTERWEGS'])
  })
})
