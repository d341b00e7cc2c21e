import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { EinsichtList } from '../components/EinsichtList.tsx'
import { protokollRoutes } from '../protokoll.routes.tsx'

let server: TestServer
let klientId: string
let name: string
beforeAll(async () => {
  server = await startServer()
  const [erster] = server.klienten
  klientId = erster?.id ?? ''
  const pfleger = await server.as('pfleger')
  const { body } = await pfleger.call(klientContract.read, { params: { klientId } })
  await pfleger.call(klientContract.read, { params: { klientId } })
  name = `${body.nachname}, ${body.vorname}`
})
afterAll(() => server.close())
// The lines are a table: on a narrow screen they are cards.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: true, media, addEventListener: () => {}, removeEventListener: () => {} }))
})

const einsicht = { path: '/einsicht', load: async () => ({ Page: () => <EinsichtList klientId={klientId} /> }) }
const open = (path: string, konto = 'pflege-admin', language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto, path, language, routes: [...protokollRoutes, einsicht] })
const pflegerName = () => server.ensemble.personen['pfleger']?.name ?? ''

describe('The audit trail', () => {
  it('tells the head who has viewed which record', async () => {
    await open('/protokoll')
    await screen.findByRole('heading', { level: 1, name: 'Protokoll' })
    const zeile = (await screen.findAllByRole('row')).find((row) => within(row).queryByText('Angesehen: Akte') !== null)
    expect(zeile?.textContent).toContain(pflegerName())
    expect(zeile?.textContent).toContain('Pflegepersonal')
  })

  it('leads from a change in a record to what was changed in it', async () => {
    const leitung = await server.as('pflege-admin')
    const params = { klientId }
    const { version, ...wohnen } = (await leitung.call(akteContract.read, { params })).body.wohnen
    await leitung.call(akteContract.updateWohnen, { params, body: { ...wohnen, telefon: '0351 4711', version } })
    await open('/protokoll')
    const [link] = await screen.findAllByRole('link', { name: 'Im Verlauf der Akte' })
    expect(link?.getAttribute('href')).toBe(`/klienten/${klientId}?bereich=verlauf`)
  })

  it('narrows to one person by the name in a line, keeps that in the address, and lets go of it again', async () => {
    const { router } = await open('/protokoll')
    const [link] = await screen.findAllByRole('link', { name: pflegerName() })
    if (link === undefined) throw new Error('no line')
    await nutzer.click(link)
    const chip = await screen.findByRole('button', { name: new RegExp(`Person.*${pflegerName()}`) })
    expect(router.state.location.search).toEqual({ personId: server.ensemble.personen['pfleger']?.personId })
    await nutzer.click(chip)
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('tells the head who has signed in, and hands out the seal of the chain', async () => {
    const saved = vi.fn<(blob: Blob) => string>(() => 'blob:siegel')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }))
    await open('/protokoll')
    await screen.findAllByText('Konto: Anmeldung')
    await nutzer.click(screen.getByRole('button', { name: 'Prüfsiegel laden' }))
    await screen.findByText(/Das Prüfsiegel ist geladen/)
    expect(saved).toHaveBeenCalledOnce()
  })

  it('shows everybody the own deeds', async () => {
    await open('/protokoll/eigenes', 'pfleger')
    await screen.findByRole('heading', { level: 1, name: 'Meine Vorgänge' })
    await screen.findAllByText('Angesehen: Akte')
  })

  it('speaks English too', async () => {
    await open('/protokoll', 'pflege-admin', 'en')
    await screen.findByRole('heading', { level: 1, name: 'Audit trail' })
    await screen.findAllByText('Viewed: Record')
  })

  it('tells who may not read it that it is not for them', async () => {
    await open('/protokoll', 'pfleger')
    await screen.findByText('Das hat nicht geklappt')
  })
})

describe('Who has seen a record', () => {
  it('counts the looks of an hour in one line and leads to the statement', async () => {
    await open('/einsicht')
    const table = within(await screen.findByRole('table', { name: 'Wer diese Akte gesehen hat' }))
    const rows = table
      .getAllByRole('row')
      .filter((row) => row.textContent?.includes(pflegerName()) && row.textContent.includes('Angesehen'))
    const mal = rows.reduce((sum, row) => sum + Number(/(\d+)-mal/.exec(row.textContent ?? '')?.[1] ?? 1), 0)
    expect(mal).toBeGreaterThanOrEqual(2)
    expect(rows.length).toBeLessThanOrEqual(2)
    expect(screen.getByRole('link', { name: 'Auskunft für Klient/in' }).getAttribute('href')).toBe(`/protokoll/klienten/${klientId}`)
  })

  it('becomes a statement in plain words that can be printed', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await open(`/protokoll/klienten/${klientId}`)
    await screen.findByRole('heading', { level: 1, name: 'Wer hat meine Daten gesehen?' })
    await screen.findByText(new RegExp(`Auskunft für ${name}`))
    await screen.findAllByText(/hat angesehen: Ihre Akte/)
    await nutzer.click(screen.getByRole('button', { name: 'Drucken' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is not there for the head of another house', async () => {
    await open(`/protokoll/klienten/${klientId}`, 'pflege-admin2')
    await screen.findByText('Das hat nicht geklappt')
    expect(screen.queryByRole('table')).toBeNull()
  })
})
