import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import type { Leistungsart } from '@dreiklang/domain/klient/klient'
import { halbjahrsEnde } from '@dreiklang/domain/klient/beratung'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { klientRoutesWith } from '../../klient/klient.routes.tsx'
import { openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { formatDate } from '../../shared/format.ts'
import { fristOnKlient } from '../components/anbauten.tsx'
import { fristRoutes } from '../frist.routes.tsx'

let server: TestServer
const klientId = () => server.klienten.find(({ pflege }) => pflege === 'sonnenhof')?.id ?? ''
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function insure(pflegegrad: number, leistungsart: Leistungsart | null) {
  const leitung = await server.as('pflege-admin')
  const params = { klientId: klientId() }
  const { versicherung } = (await leitung.call(akteContract.read, { params })).body
  expect(
    (await leitung.call(akteContract.updateVersicherung, { params, body: { ...versicherung, pflegegrad, leistungsart } })).status,
  ).toBe(200)
}
const bis = () => formatDate(halbjahrsEnde(berlinDate(server.clock.now.toISOString())))
const planen = () => `/hausbesuch/neu?klientId=${klientId()}&typ=BERATUNGSBESUCH`
const openAkte = (language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto: 'pfleger', routes: klientRoutesWith(fristOnKlient), path: `/klienten/${klientId()}`, language })

describe('advice at home that has to be taken', () => {
  beforeEach(() => insure(4, 'PFLEGEGELD'))

  it('stands on the page of deadlines with a button that plans the visit of this Klient', async () => {
    await openSeite({ server, konto: 'pfleger', routes: fristRoutes, path: '/hausbesuch/fristen?art=BERATUNG' })
    const links = await screen.findAllByRole('link', { name: /^Besuch planen: / })
    expect(links.map((link) => link.getAttribute('href'))).toContain(planen())
    expect(screen.getAllByText('Beratungsbesuch in diesem Halbjahr (§ 37 Abs. 3 SGB XI)').length).toBeGreaterThan(0)
  })

  it('stands on the record with its last day', async () => {
    await openAkte()
    await screen.findByText(new RegExp(`Pflicht, fällig bis ${bis()}`))
    expect(screen.getByRole('link', { name: 'Beratung planen' }).getAttribute('href')).toBe(planen())
  })
})

describe('advice at home that need not be taken', () => {
  it('is an offer on the record, and says nothing of a duty', async () => {
    await insure(4, 'SACHLEISTUNG')
    await openAkte()
    await screen.findByText(`Auf Wunsch möglich bis ${bis()}.`)
    expect(screen.queryByText(/Pflicht/)).toBeNull()
  })

  it('cannot be told from a duty while the benefit is not recorded, and the record says so and where to enter it', async () => {
    await insure(4, null)
    await openAkte('en')
    await screen.findByText(/^The care insurance benefit is not recorded/)
    expect(screen.getByRole('link', { name: 'Open insurance' }).getAttribute('href')).toBe(`/klienten/${klientId()}?bereich=versicherung`)
    expect(within(document.body).queryByRole('link', { name: 'Plan the advice' })).toBeNull()
  })
})
