import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql as statement } from '@dreiklang/server/database/sql'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { fristRoutes } from '../frist.routes.tsx'

const heute = berlinDate(new Date().toISOString())
const system = { organisationId: null, personId: null, system: true }
let server: TestServer
const sql = <Row,>(text: string, values: Record<string, unknown> = {}) =>
  server.ports.database.query<Row>(system, statement(`test.${text.length}`, text), values)
/** Named by the Klient, so that it is easy to find again. */
const hkpEndet = (klientId: string, faellig: string) =>
  sql(
    `insert into hkp_frist (id, pflegedienst_id, klient_id, art, schluessel, faellig)
      select k.id, k.pflegedienst_id, k.id, 'HKP', '', :faellig::date from klient k where k.id = :klientId`,
    { klientId, faellig },
  )
const klient = (nr: number) => server.klienten.filter(({ pflege }) => pflege === 'sonnenhof')[nr]?.id ?? ''

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql(`delete from frist_vermerk`)
  await sql(`delete from hkp_frist`)
  await hkpEndet(klient(0), plusDays(heute, -3))
  await hkpEndet(klient(1), heute)
})

const open = (search = '?art=HKP', konto = 'pfleger', language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto, routes: fristRoutes, path: `/hausbesuch/fristen${search}`, language })
const group = (name: RegExp) => screen.findByRole('region', { name })
const chooseAll = async () => {
  for (const kaestchen of await screen.findAllByRole('checkbox')) await nutzer.click(kaestchen)
}

describe('the page of deadlines', () => {
  it('shows what is overdue on top, then day by day, each with the way to where it is solved', async () => {
    await open()
    const oben = await group(/^Überfällig \(1 Frist\)/)
    const link = within(oben).getByRole('link', { name: /^Verordnung öffnen/ })
    expect(link.getAttribute('href')).toBe(`/klienten/${klient(0)}?bereich=hkp`)
    await group(/^Heute \(1 Frist\)/)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Überfällig',
      'Heute',
    ])
  })

  it('lets many rest at once, says what became of each, and takes it back', async () => {
    await open()
    await group(/^Überfällig/)
    await chooseAll()
    await nutzer.click(screen.getByRole('button', { name: 'Auf Wiedervorlage legen (2)' }))
    const dialog = await screen.findByRole('dialog', { name: 'Auf Wiedervorlage legen' })
    await nutzer.click(within(dialog).getByRole('button', { name: '2 Einträge: Auf Wiedervorlage legen' }))
    await screen.findByText(/2 Einträge erledigt/)
    await nutzer.click(await screen.findByRole('button', { name: '2 rückgängig machen' }))
    await waitFor(async () => expect(await sql(`select 1 from frist_vermerk where ruht_bis is not null`)).toEqual([]))
  })

  it('shows those that rest when they are asked for, with day and reason', async () => {
    const who = await server.as('pfleger')
    const frist = { art: 'HKP', objektId: klient(0), faellig: plusDays(heute, -3) }
    await who.call(fristContract.rest, { body: { ...frist, ruhe: { bis: plusDays(heute, 5), grund: 'BEANTRAGT' } } })
    await open('?art=HKP&ruhende=true')
    await screen.findByText(/^Ruht bis .*: beantragt \(Jonas Meyer\)/)
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  it('keeps the choice in the address and counts each kind', async () => {
    const { router } = await open('')
    await group(/^Überfällig/)
    await nutzer.click(screen.getByRole('combobox', { name: 'Art' }))
    await nutzer.click(await screen.findByRole('option', { name: 'HKP-Verordnung endet (2)' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ art: 'HKP' }))
    await nutzer.click(screen.getByRole('switch', { name: 'Nur meine' }))
    await screen.findByRole('heading', { name: 'Keine Fristen' })
  })

  it('asks the practices of those that end, and says where somebody has to look', async () => {
    await sql(`update klient set hausarzt_id = null where id = :id`, { id: klient(1) })
    await open()
    await group(/^Überfällig/)
    await chooseAll()
    await nutzer.click(screen.getByRole('button', { name: 'Praxis anfragen (2)' }))
    const dialog = await screen.findByRole('dialog', { name: 'Praxis anfragen' })
    await within(dialog).findByText(/Muster 12/)
    await nutzer.click(within(dialog).getByRole('button', { name: '2 Einträge: Praxis anfragen' }))
    await screen.findByText(/1 Eintrag erledigt/)
    await waitFor(async () =>
      expect(await sql(`select grund from frist_vermerk where ruht_bis is not null`)).toEqual([{ grund: 'BEANTRAGT' }]),
    )
    const [auftrag] = await sql(`select daten -> 'positionen' -> 0 ->> 'rezeptart' as art from bestellung where klient_id = :klientId`, {
      klientId: klient(0),
    })
    expect(auftrag).toEqual({ art: 'MUSTER12' })
  })

  it('warns before a practice is asked that neither treats nor was released from confidentiality', async () => {
    await sql(`update einwilligung set widerrufen_am = erteilt_am where klient_id = :id`, { id: klient(0) })
    await open()
    await group(/^Überfällig/)
    await nutzer.click((await screen.findAllByRole('checkbox'))[0] ?? document.body)
    await nutzer.click(screen.getByRole('button', { name: 'Praxis anfragen (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Praxis anfragen' }))
    const warning = /keine Schweigepflichtentbindung für diese Praxis/
    expect(dialog.queryByText(warning)).toBeNull()
    await nutzer.type(dialog.getByRole('combobox', { name: /^Welche Praxis/ }), 'Praxis')
    const [{ name } = { name: '' }] = await sql<{ name: string }>(
      `select o.name from organisation o join klient k on k.hausarzt_id is distinct from o.id where k.id = :id and o.art = 'ARZTPRAXIS' limit 1`,
      { id: klient(0) },
    )
    await nutzer.click(await screen.findByRole('option', { name }))
    await dialog.findByText(warning)
  })

  it('gives the shown to a calendar', async () => {
    URL.createObjectURL = vi.fn<() => string>(() => 'blob:fristen')
    await open()
    await nutzer.click(await screen.findByRole('button', { name: 'Als Kalenderdatei' }))
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1))
  })

  it('is told to the platform that it has none, and speaks English', async () => {
    const { unmount } = await open('', 'admin')
    await screen.findByText(/Die Plattform hat keine/)
    unmount()
    await open('', 'pfleger', 'en')
    await screen.findByRole('heading', { level: 1, name: 'Deadlines' })
  })
})
