import {
  arznei,
  bring,
  type Fall,
  type Haus,
  type Konto,
  openHaus,
  put,
  withoutRezept,
} from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openTab } from '../step.fixtures.ts'

let haus: Haus

/** Each group has an organisation of its own: a person may hold a few sessions only, and each opened page is one. */
function newHaus(): void {
  beforeAll(async () => {
    haus = await openHaus({ beginn: new Date() })
  })
  afterAll(() => haus.close())
}
afterEach(cleanup)

async function show(konto: Konto, fall: Fall): Promise<void> {
  await openSeite({ server: haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  await screen.findByText(`Bestellung ${fall.stand.nummer}`, { selector: 'h1, span' })
}
const row = (name: RegExp) => within(screen.getByRole('rowgroup', { name }))
async function openHistory() {
  await openTab('Verlauf')
  return within(await screen.findByRole('region', { name: 'Verlauf' }))
}

const paper = { rezeptart: 'MUSTER16', ort: 'PAPIER_PRAXIS' }

describe('what the doctor made of a request', () => {
  newHaus()

  it('stands beside what was asked for, with its amount, its dose and the reason; what it replaces is struck', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const { produkt } = arznei()
    const dosierung = { schema: null, text: 'morgens eine halbe', lautMedikationsplan: false }
    const aenderung = { produkt: { ...produkt, bezeichnung: 'Ramipril 2,5 mg', pzn: null }, menge: 1, dosierung, grund: 'Schwindel' }
    await fall.run('arzt', 'verordnen', { ...paper, aenderung })
    await show('pfleger', fall)
    const one = row(/Ramipril 5 mg/)
    for (const [now, before] of [
      ['Ramipril 2,5 mg', 'Ramipril 5 mg'],
      ['1 Packung', '2 Packungen'],
      ['morgens eine halbe', '1-0-0-0'],
    ] as const) {
      expect(one.getByText(now, { selector: 'strong' }).parentElement?.textContent).toBe(`${now} statt ${before}`)
      expect(one.getByText(before, { selector: 's' })).toBeDefined()
    }
    expect(one.getByText('Warum geändert: Schwindel')).toBeDefined()
    expect(one.getByText('Angefragte Rezeptart').nextSibling?.textContent).toBe('E-Rezept (gesetzlich)')
  })

  it('lets the earlier E-Rezept be deleted, and not the one that is to be redeemed', async () => {
    const fall = await bring(haus, 'VERORDNET')
    await fall.run('arzt', 'rezeptKorrigieren')
    await show('pfleger', fall)
    expect(screen.getByText('Noch offen: Die Praxis löscht das frühere E-Rezept')).toBeDefined()
    cleanup()
    await show('arzt', fall)
    expect(screen.getByText('Noch zu tun: Das frühere E-Rezept in Ihrem System löschen')).toBeDefined()
  })
})

describe('a prescription that nobody has fetched', () => {
  newHaus()

  it('is not said to have been given to the pharmacy, only the order was', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'verordnen', paper)
    await fall.run('pfleger', 'anApothekeGeben')
    await show('apotheker', fall)
    const history = await openHistory()
    expect(await history.findByText(/hat die Bestellung an die Apotheke gegeben$/)).toBeDefined()
    expect(history.queryByText(/das Rezept an die Apotheke gegeben/)).toBeNull()
  })

  it('on paper is nothing that anybody could delete', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'verordnen', paper)
    await fall.run('pfleger', 'stornieren')
    await show('pfleger', fall)
    const history = await openHistory()
    expect(await history.findByText(/hat storniert$/)).toBeDefined()
    expect(history.queryByText(/löschen/)).toBeNull()
  })

  it('electronically is the practice’s to delete, and nobody else is asked to', async () => {
    const fall = await bring(haus, 'VERORDNET')
    await fall.run('pfleger', 'stornieren')
    await show('pfleger', fall)
    const history = await openHistory()
    expect(await history.findByText('Die Praxis soll das E-Rezept löschen')).toBeDefined()
  })
})

describe('paper that the pharmacy has', () => {
  newHaus()

  async function presented(): Promise<Fall> {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'verordnen', paper)
    await fall.run('pfleger', 'anApothekeGeben')
    await fall.run('apotheker', 'rezeptVorlegen')
    return fall
  }

  it('is given back after its refusal, and not said to go to the practice: another pharmacy may supply by it', async () => {
    const fall = await presented()
    await fall.run('apotheker', 'apothekeAblehnen')
    await show('apotheker', fall)
    expect(screen.getByText('Noch zu tun: Papierrezept zurückgeben')).toBeDefined()
    expect(screen.queryByText(/an die Praxis zurückgeben/)).toBeNull()
    cleanup()
    await fall.run('apotheker', 'folgeErledigen', { folge: 'REZEPT_ZURUECK' })
    await show('pfleger', fall)
    const history = await openHistory()
    expect(await history.findByText('Aufgabe: Papierrezept zurückgeben')).toBeDefined()
  })
})

describe('a prescription that has expired', () => {
  newHaus()

  it('is not to be brought to the pharmacy any more', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await show('apotheker', fall)
    expect(screen.getByText(/Die Karte muss in der Apotheke eingelesen werden/)).toBeDefined()
    cleanup()
    haus.clock.now = new Date(haus.clock.now.getTime() + 30 * 86_400_000)
    await show('apotheker', fall)
    expect(screen.getByText('Rezept abgelaufen')).toBeDefined()
    expect(screen.queryByText(/Die Karte muss in der Apotheke eingelesen werden/)).toBeNull()
  })
})

describe('what is packed', () => {
  newHaus()

  it('is ready, then on its way, then not delivered, each with its unit', async () => {
    const fall = await bring(haus, 'BEREIT')
    await show('pfleger', fall)
    expect(row(/Ramipril/).getByText(/2 Packungen bereit/)).toBeDefined()
    cleanup()
    await fall.run('apotheker', 'ausliefern')
    await show('pfleger', fall)
    expect(row(/Ramipril/).getByText(/2 Packungen unterwegs/)).toBeDefined()
    cleanup()
    await fall.run('apotheker', 'zustellungGescheitert')
    await show('pfleger', fall)
    expect(row(/Ramipril/).getByText(/2 Packungen: Zustellung fehlgeschlagen/)).toBeDefined()
    expect(screen.queryByText(/bereit$/)).toBeNull()
  })

  it('is complained about in packs, not in pieces', async () => {
    const fall = await bring(haus, 'GELIEFERT')
    await fall.run('pfleger', 'reklamieren')
    await show('pfleger', fall)
    expect(row(/Ramipril/).getByText('Reklamiert: Beschädigt, 1 Packung')).toBeDefined()
    const history = await openHistory()
    expect(await history.findByText('Betroffen: 1 Packung')).toBeDefined()
    expect(history.getByText('Geliefert: 2 von 2 Packungen')).toBeDefined()
  })

  it('is told to have been returned or destroyed, how much of it and before whom', async () => {
    const fall = await bring(haus, 'GELIEFERT')
    await fall.run('pfleger', 'retoureFesthalten', { menge: 2 })
    await fall.run('apotheker', 'retoureFesthalten', { art: 'VERNICHTUNG', menge: 3, einheit: 'STUECK', zeugen: ['Anna Kurz'] })
    await show('pfleger', fall)
    const history = await openHistory()
    expect(await history.findByText('An die Apotheke zurückgegeben: 2 Packungen')).toBeDefined()
    expect(history.getByText('Vernichtet: 3 Stück')).toBeDefined()
    expect(history.getByText('Zeuginnen und Zeugen: Anna Kurz')).toBeDefined()
    expect(row(/Ramipril/).getByText(/^An die Apotheke zurückgegeben am .*: 2 Packungen, durch /)).toBeDefined()
  })
})

describe('an order of which the pharmacy has only a preview', () => {
  newHaus()

  it('shows it no failure in place of a history that is not its business, and says when it has ended', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId: haus.vorabKlientId } })
    await show('apotheker', fall)
    expect(screen.getByText('Vorschau: noch nicht bei Ihnen')).toBeDefined()
    expect(screen.queryByText('Das hat nicht geklappt')).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Verlauf' })).toBeNull()
    cleanup()
    await fall.run('arzt', 'arztAblehnen')
    await show('apotheker', fall)
    expect(screen.getByText('Diese Position ist beendet, bevor sie zu Ihnen kam.')).toBeDefined()
    expect(screen.queryByText(/noch nicht bei Ihnen/)).toBeNull()
  })
})

describe('an emergency', () => {
  newHaus()

  it('asks those who have to act to act, and who sent it to phone', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { prioritaet: 'NOTFALL', bedarfBis: haus.heute() } })
    await show('arzt', fall)
    expect(screen.getByText('Bitte sofort bearbeiten und bei Fragen anrufen.')).toBeDefined()
    cleanup()
    await show('pfleger', fall)
    expect(screen.getByText('Bitte rufen Sie zusätzlich an, damit der Notfall nicht liegen bleibt.')).toBeDefined()
    expect(screen.queryByText(/sofort bearbeiten/)).toBeNull()
    // A screen reader must not call it a mistake of hers.
    expect(screen.queryByText('Fehler:', { exact: false })).toBeNull()
  })
})

describe('on paper', () => {
  newHaus()

  it('what the organisation itself needs is for the care of nobody, and holds no health data', async () => {
    const ofHouse = { art: 'EINRICHTUNG' as const, klientId: null, praxisId: null, einloesung: null, positionen: [withoutRezept()] }
    await show('pfleger', await put(haus, ofHouse))
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(await screen.findByText('Nur für die Beteiligten dieser Bestellung.')).toBeDefined()
    expect(screen.queryByText(/Versorgung dieser Person/)).toBeNull()
  })
})

describe('why a step is shut', () => {
  newHaus()

  it('is no status that lies behind, where it lies ahead, and no prescription where none is needed', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei(), withoutRezept()] } })
    await show('pfleger', fall)
    await userEvent.setup().click(screen.getByRole('button', { name: /Macrogol/ }))
    const macrogol = row(/Macrogol/)
    expect(macrogol.queryByText(/Rezept ist noch gültig/)).toBeNull()
    expect(
      macrogol.getByText('Diese Position ist ohne Rezept bestellt. Braucht sie doch eines, stellen Sie bitte eine Rückfrage.'),
    ).toBeDefined()
    const status = macrogol.getByText('Dieser Schritt passt nicht zum Status der Position. Bitte sehen Sie nach, auf wen sie jetzt wartet.')
    expect(status.previousSibling?.textContent).toContain('Eingang bestätigen')
  })
})
