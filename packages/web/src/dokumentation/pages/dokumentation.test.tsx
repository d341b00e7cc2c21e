import { type Blatt, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { emptyMittel } from '@dreiklang/domain/klient/mittel.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { go, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { press, fill, nutzer, openSeite, write } from '../../organisation/seite.fixtures.tsx'
import { dokumentationRoutes } from '../dokumentation.routes.tsx'

keepBesuchsServer()

const leistungen = [{ code: null, bezeichnung: 'Kompressionsstrümpfe anziehen', quelle: 'SGB_XI' as const, sollMinuten: 10 }]
const open = (id: string, konto = 'pfleger') =>
  openSeite({ server, konto, routes: dokumentationRoutes, path: `/hausbesuch/${id}/dokumentation` })

async function begin(uhrzeit: string): Promise<string> {
  const besuch = await planBesuch(server, { leistungen, uhrzeit })
  await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  return besuch.id
}

const lies = async (hausbesuchId: string, konto = 'pfleger') =>
  (await (await server.as(konto)).call(dokumentationContract.read, { params: { hausbesuchId } })).body

/** The test browser draws nothing: the canvas answers a picture of a kind that the server takes. */
function drawNichts() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => {}, drawImage: () => {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)])))
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
}

async function unterschreibe(name: string, text: string) {
  await press(new RegExp(`^${name}`))
  const field = within(screen.getAllByRole('group', { name }).at(-1) ?? document.body)
  await nutzer.click(field.getByText('Tippen'))
  await fill(field.getByRole('textbox'), text)
}

describe('The sheet of a visit', () => {
  it('is kept as it is written, says at once what is worth a word, and is locked when the visit is finished', async () => {
    const id = await begin('09:00')
    const seite = await open(id)
    await write(/^Blutdruck/, '16580')
    await screen.findByText('Über 140 mmHg.')
    await write(/^Temperatur/, '38,4')
    await screen.findByDisplayValue('165/80')
    await screen.findByText('Fieber: ab 38 °C.')
    await press('Alles wie geplant')
    expect(screen.getByRole('radio', { name: 'Erbracht' })).toHaveProperty('checked', true)
    await screen.findByText(/^Gespeichert /)
    expect((await lies(id)).blatt?.vitalwerte.map(({ art, wert, wert2 }) => [art, wert, wert2])).toEqual([
      ['BLUTDRUCK', 165, 80],
      ['TEMPERATUR', 38.4, null],
    ])

    await press('Besuch abschließen')
    await screen.findByText(/Handzeichen: Bitte unterschreiben/)
    await write(/^Ergebnis und weiteres Vorgehen/, 'Fieber, Praxis verständigt')
    await unterschreibe('Handzeichen', 'JK')
    await press('Besuch abschließen')
    await screen.findByText(/^Abgeschlossen am/)
    await screen.findByRole('button', { name: 'Drucken' })
    expect((await lies(id)).besuch.status).toBe('ABGESCHLOSSEN')
    seite.unmount()
  })

  it('takes a second measurement beside the first, a correction in its place, and nothing where the field was emptied', async () => {
    const id = await begin('09:15')
    const seite = await open(id)
    const kept = async () => {
      await screen.findByText(/^Gespeichert /)
      return (await lies(id)).blatt?.vitalwerte.map(({ wert }) => wert)
    }
    await write(/^Puls/, '72')
    await nutzer.tab()
    await write(/^Puls/, '76')
    await nutzer.tab()
    expect(await kept()).toEqual([76])
    await press('Noch einmal messen: Puls')
    await write(/^Puls/, '92')
    await nutzer.tab()
    await screen.findByText('76 /min')
    expect(await kept()).toEqual([76, 92])
    await write(/^Puls/, '')
    await nutzer.tab()
    expect(await kept()).toEqual([76])
    seite.unmount()
  })

  it('leaves the reason that somebody gave when all else went as planned', async () => {
    const { id, ...besuch } = await planBesuch(server, { leistungen: [...leistungen, ...leistungen], uhrzeit: '09:30' })
    await go(server, 'pfleger', { besuch: { id, ...besuch }, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    const seite = await open(id)
    await nutzer.click((await screen.findAllByRole('radio', { name: 'Nicht erbracht' }))[0] ?? document.body)
    await write(/^Warum nicht/, 'Schläft noch')
    await press('Alles wie geplant')
    await screen.findByText(/^Gespeichert /)
    expect((await lies(id)).blatt?.leistungen).toEqual([
      { erbracht: false, grund: 'Schläft noch' },
      { erbracht: true, grund: null },
    ])
    seite.unmount()
  })

  it('is filled by the number pad where there is only a finger', async () => {
    const id = await begin('09:50')
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: query.includes('coarse') }))
    const seite = await open(id)
    await nutzer.click(await screen.findByLabelText(/^Blutzucker \(/))
    const pad = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))
    for (const key of ['1', '1', '9', 'Letzte Ziffer löschen', '8'])
      await nutzer.click((await pad(/^Blutzucker/)).getByRole('button', { name: key }))
    await nutzer.click((await pad(/^Blutzucker/)).getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await nutzer.click(screen.getByLabelText(/^Blutdruck \(/))
    await nutzer.click((await pad(/^Blutdruck/)).getByRole('button', { name: 'nicht gemessen' }))
    await nutzer.click((await pad(/^Puls/)).getByRole('button', { name: '7' }))
    await nutzer.click((await pad(/^Puls/)).getByRole('button', { name: 'Weiter' }))
    await (await pad(/^Puls/)).findByText('Dieser Wert ist nicht möglich. Bitte prüfen.')
    await nutzer.click((await pad(/^Puls/)).getByRole('button', { name: '2' }))
    await nutzer.keyboard('{Enter}')
    await pad(/^Temperatur/)
    await screen.findByText(/^Gespeichert /)
    expect((await lies(id)).blatt?.vitalwerte).toMatchObject([
      { art: 'BLUTZUCKER', wert: 118 },
      { art: 'PULS', wert: 72 },
    ])
    seite.unmount()
    vi.restoreAllMocks()
  })

  it('offers beside a critical value whom one can tell, and is silent about a cool old person', async () => {
    const id = await begin('09:45')
    const seite = await open(id)
    await write(/^Temperatur/, '36,2')
    await write(/^Blutzucker \(/, '55')
    await nutzer.keyboard('{Enter}')
    await screen.findByText('Kritisch: Blutzucker 55 mg/dL')
    const alarm = within(screen.getByRole('alert'))
    const where = (name: string | RegExp) => alarm.getByRole('link', { name }).getAttribute('href')
    expect(where('112 anrufen')).toBe('tel:112')
    expect(where(/^Praxis Dr. Weber anrufen/)).toMatch(/^tel:089/)
    expect(where('Praxis um Besuch bitten')).toContain('typ=ARZTBESUCH&dringlichkeit=SOFORT')
    await screen.findByText(/^Gespeichert /)
    expect(screen.queryByText(/Unter 3/)).toBeNull()
    seite.unmount()
  })

  it('does not take a number that cannot be, and says so at its field', async () => {
    const id = await begin('10:00')
    const seite = await open(id)
    await write(/^Puls/, '400')
    await screen.findByText('Dieser Wert ist nicht möglich. Bitte prüfen.')
    await write(/^Blutdruck/, '80/90')
    await screen.findByText('Der zweite Wert muss kleiner sein als der erste. Bitte prüfen.')
    await nutzer.tab()
    expect((await lies(id)).version).toBe(0)
    seite.unmount()
  })

  it('offers the medicines of the plan, keeps dose and time of what was given or not, and takes others as well', async () => {
    const id = await begin('10:20')
    const { besuch } = await lies(id)
    const params = { klientId: besuch.klient?.id ?? '' }
    const nurse = await server.as('pfleger')
    const { medikation } = (await nurse.call(akteContract.read, { params })).body
    const said = { von: '2020-01-01', planHerkunft: 'ARZT', angegebenAm: '2020-01-01' } as const
    const mittel = [{ ...emptyMittel, ...said, arzneimittel: 'Ramipril', staerke: '5 mg', morgens: '1' }]
    await nurse.call(akteContract.updateMedikation, { params, body: { mittel, version: medikation.version } })
    const seite = await open(id)
    await press('Medikamente (1)')
    const plan = within(await screen.findByRole('list', { name: 'Laut Medikationsplan heute' }))
    plan.getByText('1–0–0–0')
    await nutzer.click(plan.getByRole('button', { name: 'Eintragen: Ramipril 5 mg' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Medikament' }))
    expect(dialog.getByRole('textbox', { name: 'Dosis' })).toHaveProperty('value', '1–0–0–0')
    await nutzer.click(dialog.getByRole('radio', { name: 'Verweigert' }))
    await fill(dialog.getByRole('textbox', { name: /^Abweichung/ }), 'Übelkeit')
    await nutzer.click(dialog.getByRole('button', { name: 'Eintragen' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Laut Medikationsplan heute' })).toBeNull())
    await screen.findByText(/^Verweigert · 1–0–0–0 · \d\d:\d\d.* · Übelkeit$/)
    screen.getByRole('button', { name: 'Medikament' })
    await screen.findByText(/^Gespeichert /)
    await waitFor(async () =>
      expect((await lies(id)).blatt?.medikation.gaben).toMatchObject([
        { bezeichnung: 'Ramipril 5 mg', dosis: '1–0–0–0', am: expect.any(String), stand: 'VERWEIGERT', abweichung: 'Übelkeit' },
      ]),
    )
    seite.unmount()
  })

  it('takes a wound by its place, with its size', async () => {
    const id = await begin('11:00')
    const seite = await open(id)
    await press('Wunde, Foto')
    const dialog = within(await screen.findByRole('dialog'))
    await nutzer.click(dialog.getByRole('combobox', { name: /^Lokalisation/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Ferse links' }))
    await nutzer.click(dialog.getByRole('combobox', { name: /^Wundart/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Dekubitus' }))
    await fill(dialog.getByLabelText(/^Länge/), '2,5')
    await nutzer.click(dialog.getByRole('button', { name: 'Eintragen' }))
    await screen.findByText('Ferse links')
    await screen.findByText(/^Gespeichert /)
    expect((await lies(id)).blatt?.wunden).toMatchObject([{ stelle: 'FERSE_L', art: 'DEKUBITUS', laenge: 2.5, grund: null }])
    seite.unmount()
  })

  it('asks for the consent before the camera opens, and takes it there', async () => {
    const id = await begin('11:15')
    const seite = await open(id)
    await press('Wunde, Foto')
    const wound = within(await screen.findByRole('dialog'))
    await wound.findByText('Für Fotos fehlt die Einwilligung')
    const camera = wound.getByRole('button', { name: 'Foto wählen' })
    expect(camera).toHaveProperty('disabled', true)
    await nutzer.click(wound.getByRole('button', { name: 'Einwilligung eintragen' }))
    const einwilligung = within(await screen.findByRole('dialog', { name: 'Einwilligung eintragen' }))
    await nutzer.click(einwilligung.getByRole('radio', { name: 'Klient/in selbst' }))
    await fill(einwilligung.getByLabelText(/^Name/), 'Erika Klientin')
    await nutzer.click(einwilligung.getByRole('button', { name: 'Einwilligung speichern' }))
    await waitFor(() => expect(camera).toHaveProperty('disabled', false))
    expect(wound.queryByText('Für Fotos fehlt die Einwilligung')).toBeNull()
    seite.unmount()
  })

  it('takes photos of a wound with their scale, and shows them on the finished sheet', async () => {
    const id = await begin('11:30')
    const seite = await open(id)
    await press('Wunde, Foto')
    const dialog = within(await screen.findByRole('dialog'))
    await nutzer.click(dialog.getByRole('combobox', { name: /^Lokalisation/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Ferse links' }))
    await nutzer.click(dialog.getByRole('combobox', { name: /^Wundart/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Dekubitus' }))
    drawNichts()
    await nutzer.upload(
      dialog.getByLabelText<HTMLInputElement>('Foto wählen', { selector: 'input' }),
      new File(['x'], 'IMG_0815.jpg', { type: 'image/jpeg' }),
    )
    await dialog.findByRole('img', { name: /^Wundfoto 1, Ferse links/ })
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    await nutzer.click(dialog.getByRole('button', { name: 'Eintragen' }))
    await nutzer.click(await dialog.findByRole('link', { name: /^Maßstab/ }))
    await fill(dialog.getByLabelText(/^Maßstab/, { selector: 'input' }), 'Lineal 10 cm')
    await nutzer.click(dialog.getByRole('button', { name: 'Eintragen' }))
    await screen.findByText('Ferse links')
    await screen.findByText(/^Gespeichert /)
    expect((await lies(id)).blatt?.wunden[0]?.fotos).toMatchObject([{ massstab: 'Lineal 10 cm' }])
    await nutzer.click(screen.getByRole('radio', { name: 'Erbracht' }))
    await write(/^Ergebnis und weiteres Vorgehen/, 'Verband gewechselt')
    await unterschreibe('Handzeichen', 'JK')
    await press('Besuch abschließen')
    await screen.findByText(/^Abgeschlossen am/)
    await nutzer.click(await screen.findByRole('button', { name: 'Groß zeigen: Wundfoto 1, Ferse links, Maßstab: Lineal 10 cm' }))
    await screen.findByRole('dialog', { name: 'Wundfoto 1, Ferse links, Maßstab: Lineal 10 cm' })
    seite.unmount()
  })

  it('says that photos need the network where there is none', async () => {
    const id = await begin('11:45')
    const seite = await open(id)
    await press('Wunde, Foto')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await screen.findByText(/^Fotos brauchen das Netz/)
    expect(screen.getByRole('button', { name: 'Foto wählen' })).toHaveProperty('disabled', true)
    vi.restoreAllMocks()
    seite.unmount()
  })

  const writeOnTablet = async (id: string, blatt: Partial<Blatt>) => {
    const pfleger = await server.as('pfleger')
    const { status } = await pfleger.call(dokumentationContract.save, {
      params: { hausbesuchId: id },
      body: { version: 0, blatt: { ...emptyBlatt(1), ...blatt } },
    })
    expect(status).toBe(200)
  }

  it('that was changed elsewhere is joined when it was at another place, and that is said', async () => {
    const id = await begin('12:00')
    const seite = await open(id)
    await screen.findByText('Noch nichts eingetragen')
    await writeOnTablet(id, { massnahmen: 'Am Tablet geschrieben' })
    await write(/^Ergebnis und weiteres Vorgehen/, 'Am Telefon geschrieben')
    await screen.findByText(/^Ergänzt um Eingaben von /)
    await screen.findByText(/^Gespeichert /)
    expect((await lies(id)).blatt).toMatchObject({ massnahmen: 'Am Tablet geschrieben', ergebnis: 'Am Telefon geschrieben' })
    seite.unmount()
  })

  it('that was changed elsewhere at the same place asks whose words stay, and loses none before', async () => {
    const id = await begin('14:00')
    const seite = await open(id)
    await screen.findByText('Noch nichts eingetragen')
    await writeOnTablet(id, { massnahmen: 'Am Tablet geschrieben', ergebnis: 'Am Tablet' })
    await write(/^Ergebnis und weiteres Vorgehen/, 'Am Telefon')
    await screen.findByText('Diese Dokumentation wurde an anderer Stelle geändert')
    expect((await lies(id)).blatt?.ergebnis).toBe('Am Tablet')
    await press('Meine Eingaben behalten')
    await waitFor(async () => expect((await lies(id)).blatt).toMatchObject({ massnahmen: 'Am Tablet geschrieben', ergebnis: 'Am Telefon' }))
    seite.unmount()
  })

  it('is not there for another house', async () => {
    const id = await begin('13:00')
    await open(id, 'pfleger2')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
    )
  })
})
