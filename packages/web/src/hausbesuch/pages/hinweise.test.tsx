import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { sql } from '@dreiklang/server/database/sql'
import { systemContext } from '@dreiklang/server/shared/context'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { askArzt, go, klientId, morgen, personId, planBesuch, keepBesuchsServer, server } from './besuch.fixtures.ts'

keepBesuchsServer()

const open = (path: string, konto: string) => openSeite({ server, konto, routes: hausbesuchRoutes, path })

describe('Behandlungspflege without a prescription', () => {
  it('is marked in the list and on the page, with the reason and the ways to get one', async () => {
    const text = `update person set qualifikation = 'PFLEGEFACHKRAFT' where id = :id`
    await server.ports.database.query(systemContext, sql('test.learned', text), { id: personId(server, 'pfleger') })
    const leistungen = [{ code: '18', bezeichnung: 'Insulin spritzen', quelle: 'HKP' as const, sollMinuten: 10 }]
    const { id, nummer } = await planBesuch(server, { uhrzeit: '18:00', leistungen }, 'pflege-admin')
    const list = await open('/hausbesuch', 'pfleger')
    await screen.findAllByText(new RegExp(nummer))
    expect(screen.getAllByText('Ohne Verordnung')).toHaveLength(1)
    list.unmount()
    await open(`/hausbesuch/${id}`, 'pfleger')
    await screen.findByText(/Für mindestens eine Leistung der Behandlungspflege ist an diesem Tag keine Verordnung/)
    const akte = screen.getByRole('link', { name: 'Verordnung in der Akte' })
    expect(akte.getAttribute('href')).toBe(`/klienten/${klientId(server)}?bereich=hkp`)
    expect(screen.getByRole('link', { name: 'Hausbesuch anfragen' }).getAttribute('href')).toContain('typ=ARZTBESUCH')
  })
})

describe('Somebody who is in hospital', () => {
  it('is shown so at the head of a visit, to the nurse with the place and to the practice without', async () => {
    const besuch = await askArzt(server, { klientId: klientId(server, 3) })
    const pfleger = await server.as('pfleger')
    const body = { art: 'KRANKENHAUS', von: berlinDate(new Date().toISOString()), ort: null, bemerkung: null } as const
    const params = { klientId: klientId(server, 3) }
    expect((await pfleger.call(abwesenheitContract.beginAbwesenheit, { params, body })).status).toBe(201)
    const seite = await open(`/hausbesuch/${besuch.id}`, 'pfleger')
    await screen.findByText(/^Im Krankenhaus seit /)
    seite.unmount()
    await open(`/hausbesuch/${besuch.id}`, 'arzt')
    await screen.findByText(/^Nicht zu Hause seit /)
    expect(screen.queryByText(/Krankenhaus/)).toBeNull()
  })
})

describe('A practice that visits two people in one house', () => {
  it('reads how the Klient lives and whom else it visits there on the day', async () => {
    const ort = { strasse: 'Gartenstraße', hausnummer: '4', zusatz: null, plz: '80331', ort: 'München' }
    const planung = { datum: morgen, dauerMinuten: 20, personIds: [personId(server, 'arzt')], fahrzeug: null }
    const besuche = []
    for (const [nr, uhrzeit] of ['09:00', '10:00'].entries()) {
      const besuch = await askArzt(server, { klientId: klientId(server, nr), ort })
      besuche.push(await go(server, 'arzt-admin', { besuch, handlung: 'annehmen', angaben: { ...planung, uhrzeit } }))
    }
    const [eigener, anderer] = besuche
    const seite = await open(`/hausbesuch/${eigener?.id}`, 'arzt')
    const card = within(await screen.findByRole('region', { name: 'Für die Abrechnung' }))
    card.getByText('Wohnform')
    const link = card.getByRole('link', { name: new RegExp(`^10:00 Uhr, .*${anderer?.nummer}`) })
    expect(link.getAttribute('href')).toBe(`/hausbesuch/${anderer?.id}`)
    seite.unmount()
    await open(`/hausbesuch/${eigener?.id}`, 'pfleger')
    await screen.findByText('Beschreibung')
    expect(screen.queryByRole('region', { name: 'Für die Abrechnung' })).toBeNull()
  })
})
