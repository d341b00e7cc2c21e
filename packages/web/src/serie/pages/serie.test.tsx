import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type SerienAngaben, serieContract } from '@dreiklang/domain/serie/serie.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hausbesuchRoutes } from '../../hausbesuch/hausbesuch.routes.tsx'
import { klientId, personId, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { press, fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { serieRoutes } from '../serie.routes.tsx'

keepBesuchsServer()

const open = (path: string, konto = 'pflege-admin') => openSeite({ server, konto, routes: [...serieRoutes, ...hausbesuchRoutes], path })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

async function createSerie(rest: Partial<SerienAngaben> = {}): Promise<string> {
  const body: SerienAngaben = {
    typ: 'PFLEGEBESUCH',
    klientId: klientId(server),
    regel: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    uhrzeit: '08:00',
    dauerMinuten: 30,
    gueltigVon: '2026-11-23',
    gueltigBis: null,
    feiertagsregel: 'AUSFUEHREN',
    bundesland: 'BY',
    ausnahmen: [],
    personIds: [personId(server, 'pfleger')],
    fahrzeug: null,
    leistungen: [],
    anlass: null,
    anlassCode: 'ROUTINE',
    ...rest,
  }
  const answer = await (await server.as('pflege-admin')).call(serieContract.create, { body })
  expect(answer.status).toBe(201)
  return answer.body.id
}
const lies = async (serieId: string) => (await (await server.as('pflege-admin')).call(serieContract.read, { params: { serieId } })).body
const planned = async (klient: string) =>
  (await (await server.as('pflege-admin')).call(hausbesuchContract.list, { query: { klientId: klient, status: 'GEPLANT', limit: '100' } }))
    .body.zeilen

describe('A new series', () => {
  it('is said in words while it is made, shows its next days, and stands in the plan', async () => {
    const klient = klientId(server, 1)
    const { router } = await open(`/hausbesuch/serien/neu?klientId=${klient}`)
    await fill(await screen.findByLabelText(/^Uhrzeit/), '08:00')
    for (const tag of ['Montag', 'Mittwoch', 'Freitag']) await nutzer.click(screen.getByRole('checkbox', { name: tag }))
    await nutzer.click(screen.getByRole('combobox', { name: /^Feiertage von/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Bayern' }))
    const termine = await region('Nächste Termine')
    await termine.findByText('jeden Mo, Mi, Fr um 08:00, 30 min')
    await termine.findByText(/^Neu geplant: 1[12]$/)
    await nutzer.click(await termine.findByRole('button', { name: /^Fällt aus: .*27\. November/ }))
    await termine.findByRole('button', { name: /^Findet statt: .*27\. November/ })
    await press('Serie anlegen')
    await screen.findByRole('heading', { name: 'Serie: Pflegebesuch' })
    expect(router.state.location.pathname).toMatch(/^\/hausbesuch\/serien\/[0-9a-f-]+$/)
    const days = (await planned(klient)).map(({ tag }) => tag)
    expect(days).toContain('2026-11-25')
    expect(days).not.toContain('2026-11-27')
  })

  it('says at its place what is missing', async () => {
    await open('/hausbesuch/serien/neu')
    await screen.findByText('Sobald alles Nötige ausgefüllt ist, stehen hier die nächsten Termine.')
    await press('Serie anlegen')
    await screen.findByText(/^Uhrzeit: /)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Neue Serie')
  })

  it('is not for the platform', async () => {
    await open('/hausbesuch/serien/neu', 'admin')
    await screen.findByText('Serien von Besuchen gehören Pflegediensten, Praxen und Apotheken.')
  })
})

describe('A visit of a series', () => {
  const start = async (konto = 'pflege-admin') => {
    const id = await createSerie()
    const besuch = (await lies(id)).termine.find(({ tag }) => tag === '2026-12-02')?.besuch
    return { id, ...(await open(`/hausbesuch/${besuch?.id}`, konto)) }
  }
  const frage = async () => within(await screen.findByRole('dialog', { name: 'Was soll sich ändern?' }))

  it('leads to its series, and is moved alone when that is meant', async () => {
    const { id } = await start()
    expect((await screen.findByRole('link', { name: 'Serie ansehen' })).getAttribute('href')).toBe(`/hausbesuch/serien/${id}`)
    await press('Verschieben')
    await nutzer.click((await frage()).getByRole('button', { name: 'Nur dieser Besuch' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hausbesuch verschieben' }))
    await nutzer.clear(dialog.getByLabelText(/^Uhrzeit/))
    await nutzer.type(dialog.getByLabelText(/^Uhrzeit/), '11:45')
    await fill(dialog.getByLabelText(/^Grund der Änderung/), 'Arzttermin')
    await nutzer.click(dialog.getByRole('button', { name: 'Verschieben' }))
    await screen.findByText(/Er wurde von Hand geändert/)
    expect((await lies(id)).termine.find(({ tag }) => tag === '2026-12-02')?.besuch).toMatchObject({ vonHand: true, uhrzeit: '11:45' })
  })

  it('asks before it is moved whether all after it are meant, and splits the series then', async () => {
    const { router } = await start()
    await press('Verschieben')
    await nutzer.click((await frage()).getByRole('link', { name: 'Dieser und alle danach' }))
    const ab = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Ab welchem Tag/ })
    expect(ab.value).toBe('02.12.2026')
    expect(router.state.location.searchStr).toContain('AB_HIER')
  })

  it('asks before it is cancelled whether the series shall end there', async () => {
    await start()
    await press('Absagen')
    await nutzer.click((await frage()).getByRole('link', { name: 'Dieser und alle danach' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Serie beenden' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Letzter Tag/ }).value).toBe('01.12.2026')
  })
})

describe('A series', () => {
  it('stands in the list in words, and opens from there', async () => {
    await createSerie({ regel: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR', dauerMinuten: 45 })
    await open('/hausbesuch/serien')
    const rows = await screen.findAllByText('alle 2 Monate am letzten Fr um 08:00, 45 min')
    expect(rows.length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link', { name: /^\S+, / })[0]?.getAttribute('href')).toMatch(/^\/hausbesuch\/serien\/[0-9a-f-]{36}$/)
  })

  it('says what a change would do before it is saved, and leaves what was moved by hand', async () => {
    const klient = klientId(server, 2)
    const id = await createSerie({ klientId: klient })
    const leitung = await server.as('pflege-admin')
    const besuch = (await lies(id)).termine.find(({ tag }) => tag === '2026-11-25')?.besuch
    const verschoben = await leitung.call(hausbesuchContract.read, { params: { hausbesuchId: besuch?.id ?? '' } })
    expect(verschoben.body.serie).toMatchObject({ id, vonHand: false })
    await open(`/hausbesuch/serien/${id}`)
    await screen.findByText('jeden Mo, Mi, Fr um 08:00, 30 min')
    await nutzer.click(await screen.findByRole('link', { name: 'Ändern' }))
    const uhrzeit = await screen.findByLabelText(/^Uhrzeit/)
    await nutzer.clear(uhrzeit)
    await nutzer.type(uhrzeit, '09:15')
    await (await region('Nächste Termine')).findByText(/^Geändert: 1[12]$/)
    await press('Änderung speichern')
    await expect.poll(async () => new Set((await planned(klient)).map(({ plan }) => plan?.uhrzeit))).toEqual(new Set(['09:15']))
  })

  it('is split from a day on', async () => {
    const klient = klientId(server, 3)
    const id = await createSerie({ klientId: klient })
    await open(`/hausbesuch/serien/${id}?umfang=AB_HIER&ab=2026-12-02`)
    const uhrzeit = await screen.findByLabelText(/^Uhrzeit/)
    await nutzer.clear(uhrzeit)
    await nutzer.type(uhrzeit, '17:00')
    await press('Änderung speichern')
    await screen.findByText('Fortsetzung einer früheren Serie')
    expect(await lies(id)).toMatchObject({ gueltigBis: '2026-12-01', uhrzeit: '08:00' })
  })

  it('ends with a last day, and its visits are cancelled after it', async () => {
    const klient = klientId(server, 4)
    const id = await createSerie({ klientId: klient })
    await open(`/hausbesuch/serien/${id}`)
    await press('Beenden')
    const dialog = within(await screen.findByRole('dialog', { name: 'Serie beenden' }))
    await fill(dialog.getByLabelText(/^Letzter Tag/), '25.11.2026')
    await nutzer.click(dialog.getByRole('button', { name: 'Beenden' }))
    await waitFor(async () => expect((await lies(id)).gueltigBis).toBe('2026-11-25'))
    await waitFor(async () => expect((await planned(klient)).map(({ tag }) => tag).filter((tag) => tag > '2026-11-25')).toEqual([]))
  })

  it('tells a nurse who may not change it why', async () => {
    const id = await createSerie({ personIds: [] })
    await open(`/hausbesuch/serien/${id}`, 'pfleger')
    await screen.findByText(/^Ändern geht nicht: .*Pflegedienstleitung/)
    expect(screen.queryByRole('button', { name: 'Beenden' })).toBeNull()
  })

  it('is not there for another house', async () => {
    await open(`/hausbesuch/serien/${await createSerie()}`, 'pfleger2')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
    )
  })
})
