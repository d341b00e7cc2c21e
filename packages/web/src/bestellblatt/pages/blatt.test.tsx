import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import {
  betaeubungsmittel,
  bring,
  type Fall,
  type Haus,
  type Konto,
  put,
  arznei,
  openHaus,
  withoutRezept,
} from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import type { Transport } from '../../shared/refresh.ts'
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

async function show(konto: Konto, fall: Fall, leitung?: (weiter: Transport) => Transport) {
  const seite = await openSeite({
    server: haus,
    konto,
    routes: bestellungenRoutes,
    path: `/bestellungen/${fall.id}`,
    ...(leitung === undefined ? {} : { leitung }),
  })
  await screen.findByText(`Bestellung ${fall.stand.nummer}`, { selector: 'span' })
  return seite
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** The items with their steps; each of these orders has one, of Ramipril, unless it says otherwise. */
const ramipril = () => within(screen.getByRole('region', { name: 'Positionen' }))

describe('a nurse reads an order', () => {
  newHaus()

  it('whose turn it is, where the prescription is and how long it holds', async () => {
    const fall = await bring(haus, 'VERORDNET')
    await show('pfleger', fall)
    screen.getByText('Wartet auf Sie')
    const place = within(ramipril().getByRole('region', { name: 'Wo ist das Rezept?' }))
    place.getByText('Auf der Gesundheitskarte')
    place.getByText(/noch 28 Tage/)
    expect(screen.getByRole('link', { name: /Apotheke am Markt anrufen/ }).getAttribute('href')).toMatch(/^tel:\+?\d+$/)
  })

  it('finds the natural step as a button, the others in a menu, and a reason for each that is shut', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'VERORDNET')
    await show('pfleger', fall)
    ramipril().getByRole('button', { name: 'An die Apotheke geben' })
    await user.click(ramipril().getByRole('button', { name: /Weitere Schritte/ }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toContain('Stornieren')
    await user.keyboard('{Escape}')
    await user.click(screen.getByLabelText(/Warum nicht\? Gesperrte Schritte/))
    const grund = screen.getByText('Das Rezept ist noch gültig. Bitte lösen Sie es ein, statt ein neues anzufordern.')
    expect(grund.previousSibling?.textContent).toBe('Neu anfordern')
    screen.getByText('Diesen Schritt macht eine andere Rolle. Bitte fragen Sie die Person, die dafür zuständig ist.')
  })

  it('sees what the doctor changed, in words', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const { produkt } = arznei()
    await fall.run('arzt', 'verordnen', { aenderung: { produkt, menge: 1, dosierung: null, grund: 'N3 reicht' } })
    await show('pfleger', fall)
    ramipril().getByText('Warum geändert: N3 reicht')
    const menge = ramipril().getByText('Menge').parentElement
    expect(menge?.textContent).toContain('Verordnet: 1 Packung')
    expect(menge?.textContent).toContain('geändert')
    await openTab('Verlauf')
    const verlauf = within(screen.getByRole('region', { name: 'Verlauf' }))
    await verlauf.findByText('Geändert: 2 Packungen Ramipril 5 mg, 1-0-0-0 → 1 Packung Ramipril 5 mg, 1-0-0-0')
    verlauf.getByText('Status: Bei der Praxis → Verordnet')
  })

  it('hands the prescription on with one press, and a second press does nothing more', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'VERORDNET')
    const sent: string[] = []
    await show('pflege-admin', fall, (weiter) => async (url, init) => {
      if (init.method === 'POST' && url.endsWith('/an-apotheke-geben')) sent.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
      return weiter(url, init)
    })
    await user.click(ramipril().getByRole('button', { name: 'An die Apotheke geben' }))
    const fenster = await dialog('An die Apotheke geben')
    await user.dblClick(fenster.getByRole('button', { name: 'An die Apotheke geben' }))
    await screen.findByText('Wartet auf: Apotheke')
    expect(sent).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads from a reorder straight to where its draft is edited, and from the sheet of the draft it can be sent, edited or thrown away', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'ABGESCHLOSSEN')
    const { router } = await show('pflege-admin', fall)
    await user.click(await button('Nachbestellen'))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/bearbeiten$/))
    const editing = router.state.location.pathname
    expect(editing).not.toContain(fall.id)
    await act(() => router.navigate({ href: editing.replace('/bearbeiten', '') }))
    await screen.findByText('Das ist ein Entwurf. Nur Ihre Organisation sieht ihn.')
    expect(screen.getByRole('link', { name: 'Bearbeiten und senden' }).getAttribute('href')).toBe(editing)
    await user.click(await button('Entwurf löschen'))
    await user.click((await screen.findByRole('dialog')).querySelector('button[data-variant="filled"]') ?? document.body)
    await waitFor(() => expect(router.state.location.href).toBe('/bestellungen/pflege?ansicht=entwuerfe'))
  })
})

describe('what a side must not see', () => {
  newHaus()

  it('keeps the pharmacy from the practice', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    await show('arzt', fall)
    const beteiligte = within(screen.getByRole('region', { name: 'Beteiligte' }))
    beteiligte.getByText('Pflegedienst Sonnenhof')
    expect(beteiligte.queryByText(/Apotheke/)).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Lieferungen' })).toBeNull()
  })

  it('shows the code of the hand-over to the nursing service only', async () => {
    const fall = await bring(haus, 'BEREIT')
    const code = fall.stand.lieferungen[0]?.code ?? 'none'
    await show('pfleger', fall)
    screen.getByText(code)
    await show('apotheker', fall)
    expect(screen.queryAllByText(code)).toHaveLength(1)
  })

  it('gives who is no doctor the reason instead of the button', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'BEIM_ARZT')
    await show('arzt-admin', fall)
    expect(ramipril().queryByRole('button', { name: 'Als verordnet eintragen' })).toBeNull()
    await user.click(screen.getByLabelText(/Warum nicht\?/))
    screen.getByText(/^Verordnen darf nur, wer eine Approbation hat\./)
  })

  it('says that an order is not there', async () => {
    const fremd = await bring(haus, 'BEIM_ARZT')
    await openSeite({ server: haus, konto: 'pfleger2', routes: bestellungenRoutes, path: `/bestellungen/${fremd.id}` })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
    )
  })
})

describe('the doctor', () => {
  newHaus()

  it('prescribes with what was asked for filled in', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'BEIM_ARZT')
    await show('arzt', fall)
    await user.click(ramipril().getByRole('button', { name: 'Als verordnet eintragen' }))
    const fenster = await dialog('Als verordnet eintragen')
    expect(fenster.getByLabelText<HTMLInputElement>(/Auf der Gesundheitskarte/).checked).toBe(true)
    expect(fenster.queryByLabelText(/In der Apotheke/)).toBeNull()
    await user.click(fenster.getByRole('button', { name: 'Als verordnet eintragen' }))
    await waitFor(async () => expect((await fall.readStore('arzt')).status).toBe('VERORDNET'))
    expect((await fall.readStore('arzt')).positionen[0]?.rezept).toMatchObject({ ausgestelltAm: haus.heute(), geaendert: false })
  })

  it('is told who was faster, keeps the words and can send again', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'BEIM_ARZT')
    await show('arzt', fall)
    await user.click(ramipril().getByRole('button', { name: /Weitere Schritte/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ablehnen' }))
    const fenster = await dialog('Ablehnen')
    await user.click(fenster.getByLabelText('Keine Indikation'))
    await user.type(fenster.getByLabelText('Erläuterung'), 'Der Wert ist gut eingestellt.')
    await fall.run('pfleger', 'rueckfrageStellen', { an: 'ARZT' })
    await user.click(fenster.getByRole('button', { name: 'Ablehnen' }))
    const meldung = await fenster.findByRole('alert')
    expect(meldung.textContent).toContain('Jemand war schneller')
    expect(meldung.textContent).toContain('Jonas Meyer')
    expect(fenster.getByLabelText<HTMLTextAreaElement>('Erläuterung').value).toBe('Der Wert ist gut eingestellt.')
    await user.click(fenster.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(async () =>
      expect((await fall.readStore('pfleger')).positionen[0]?.ablehnung?.text).toBe('Der Wert ist gut eingestellt.'),
    )
  })

  it('learns when the step is gone, and cannot press into the void', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'BEIM_ARZT')
    await show('arzt', fall)
    await user.click(ramipril().getByRole('button', { name: 'Als verordnet eintragen' }))
    const fenster = await dialog('Als verordnet eintragen')
    await fall.run('pfleger', 'stornieren', { grund: 'doppelt bestellt' })
    await user.click(fenster.getByRole('button', { name: 'Als verordnet eintragen' }))
    expect((await fenster.findByRole('alert')).textContent).toContain('Dieser Schritt ist jetzt nicht mehr möglich')
    expect(fenster.getByRole<HTMLButtonElement>('button', { name: 'Als verordnet eintragen' }).disabled).toBe(true)
  })

  it('must explain "other", and hears it at the field', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'BEIM_ARZT')
    await show('arzt-admin', fall)
    await user.click(ramipril().getByRole('button', { name: /Weitere Schritte/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ablehnen' }))
    const fenster = await dialog('Ablehnen')
    await user.click(fenster.getByRole('button', { name: 'Ablehnen' }))
    await fenster.findByRole('link', { name: 'Grund: Bitte eine der Möglichkeiten wählen.' })
    await user.click(fenster.getByLabelText('Sonstiges'))
    await user.click(fenster.getByRole('button', { name: 'Ablehnen' }))
    await fenster.findByRole('link', { name: 'Erläuterung: Bitte ausfüllen.' })
  })
})

describe('a question', () => {
  newHaus()

  it('goes to the nursing service and is answered with one press', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'rueckfrageStellen', {
      an: 'PFLEGE',
      text: 'Wurde die Karte in diesem Quartal schon eingelesen?',
      privat: false,
    })
    await show('pfleger', fall)
    screen.getByText('Eine Rückfrage wartet auf Ihre Antwort.')
    await user.click(await button('Ja, die Karte wurde in diesem Quartal eingelesen.'))
    await user.click(await button('Antworten'))
    await screen.findByText('Beantwortet')
    screen.getByText('Wartet auf: Arztpraxis')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Ergänzen/).value).toBe('')
  })
})

describe('the pharmacy', () => {
  newHaus()

  it('makes a part ready and keeps the rest open', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'IN_BEARBEITUNG')
    await show('apotheker', fall)
    await user.click(ramipril().getByRole('button', { name: 'Bereitstellen' }))
    const fenster = await dialog('Bereitstellen')
    fenster.getByText('Noch offen: 2 von 2 Packungen')
    const menge = fenster.getByLabelText(/Menge: Ramipril/)
    await user.clear(menge)
    await user.type(menge, '1')
    await user.click(fenster.getByRole('button', { name: 'Bereitstellen' }))
    await waitFor(async () => expect((await fall.readStore('apotheker')).positionen[0]?.mengeBereit).toBe(1))
    await ramipril().findByText(/1 Packung bereit/)
  })

  it('hands a narcotic over in person and against signature only', async () => {
    const user = userEvent.setup()
    const positionen = [betaeubungsmittel()]
    const fall = await bring(haus, 'BEREIT', { vor: { positionen } })
    await fall.run('apotheker', 'ausliefern')
    await show('apotheker', fall)
    await user.click(ramipril().getByRole('button', { name: 'Übergeben' }))
    const fenster = await dialog('Übergeben')
    expect(fenster.queryByLabelText('Übergabecode')).toBeNull()
    expect(fenster.queryByLabelText('Nachbar/in')).toBeNull()
    await user.type(fenster.getByLabelText(/Name der Person, die entgegennimmt/), 'Jonas Meyer')
    await user.click(fenster.getByRole('button', { name: 'Übergeben' }))
    expect((await fenster.findByRole('alert')).textContent).toContain('nur persönlich gegen Unterschrift')
    await user.click(fenster.getByText('Tippen'))
    await user.type(fenster.getByLabelText('Vor- und Nachname'), 'Jonas Meyer')
    await user.click(fenster.getByLabelText(/^Beratung/, { selector: 'input' }))
    await user.click(await screen.findByRole('option', { name: 'An der Tür' }))
    await user.click(fenster.getByRole('button', { name: 'Übergeben' }))
    await waitFor(async () => expect((await fall.readStore('apotheker')).status).toBe('GELIEFERT'))
    await screen.findByRole('img', { name: 'Unterschrift von Jonas Meyer' })
  })

  it('deals with two positions in one step', async () => {
    const user = userEvent.setup()
    const salbe = {
      ...arznei().produkt,
      bezeichnung: 'Pflegecreme',
      wirkstoff: null,
      wirkstaerke: null,
      produktart: 'SONSTIGES' as const,
      pzn: null,
      angabeart: 'FREITEXT' as const,
    }
    const fall = await put(haus, { positionen: [withoutRezept({ produkt: salbe }), withoutRezept()] })
    await fall.run('pfleger', 'senden')
    await show('apotheker', fall)
    const bar = within(screen.getByRole('region', { name: 'Mehrere Positionen auf einmal' }))
    bar.getByText('2 Positionen gemeinsam')
    await user.click(bar.getByRole('button', { name: 'Annehmen' }))
    await user.click((await dialog('Annehmen')).getByRole('button', { name: 'Annehmen' }))
    await waitFor(async () =>
      expect((await fall.readStore('apotheker')).positionen.map(({ status }) => status)).toEqual(['IN_BEARBEITUNG', 'IN_BEARBEITUNG']),
    )
  })
})

describe('the platform administrator', () => {
  newHaus()

  it('sees figures and no content', async () => {
    await bring(haus, 'BEIM_ARZT')
    await openSeite({ server: haus, konto: 'admin', routes: bestellungenRoutes, path: '/bestellungen' })
    const table = within(await screen.findByRole('table', { name: 'Bestellungen je Status' }))
    expect(table.getByText('Bei der Praxis').closest('tr')?.textContent).toMatch(/1$/)
    expect(document.body.textContent).not.toContain('Klientin')
  })
})

describe('an order for somebody who is not at home', () => {
  newHaus()

  it('says so to the pharmacy, and not why', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const body = { art: 'KRANKENHAUS', von: haus.heute(), ort: 'Klinikum Nord', bemerkung: null }
    await (await haus.wer('pfleger')).call(abwesenheitContract.beginAbwesenheit, { params: { klientId: haus.klientId }, body })
    const { container } = await show('apotheker', fall)
    expect((await screen.findAllByText('Zurzeit nicht zu Hause')).length).toBeGreaterThan(0)
    screen.getByText('Bitte fragen Sie beim Pflegedienst nach, bevor etwas ausgeliefert wird.')
    expect(container.textContent).not.toMatch(/Krankenhaus|Klinikum/)
  })
})
