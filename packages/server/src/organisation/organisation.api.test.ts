import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { allRollen, errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestServer } from '../testServer.ts'
import { newOrganisation, activate } from './organisation.fixtures.ts'

const { search, create, readOwn, updateOwn } = organisationContract

const server = await serverForTests()
const rollen = await allRollen(server)

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
async function eroeffne(art: string, angaben: { name?: string } = {}): Promise<string> {
  return (await rollen.ROLE_ADMIN.call(create, { body: { ...newOrganisation({ art }), ...angaben } })).body.id
}

describe('the own organisation', () => {
  const angaben = async () => (await rollen.ROLE_ARZT_ADMIN.call(readOwn)).body
  const change = async (neu: Record<string, unknown> = {}) => {
    const { adresse, telefon, email, version } = await angaben()
    return { adresse, telefon, email, version, ...neu }
  }

  it('is changed by its head, and the directory shows it', async () => {
    const adresse = { strasse: 'Seeweg', hausnummer: '7', zusatz: null, plz: '80331', ort: 'München' }
    const body = await change({ adresse, telefon: '089 555555', email: 'praxis@example.org' })
    expect((await rollen.ROLE_ARZT_ADMIN.call(updateOwn, { body })).status).toBe(204)
    expect(await angaben()).toMatchObject({ name: 'Praxis Dr. Weber', adresse, email: 'praxis@example.org', version: body.version + 1 })
    const query = { art: 'ARZTPRAXIS', id: haus('weber') }
    expect((await rollen.ROLE_PFLEGER.call(search, { query })).body.organisationen[0]?.telefon).toBe('089 555555')
  })

  it('is not overwritten by somebody who has seen an older state: of two at once one wins', async () => {
    const body = await change({ telefon: '089 111111' })
    const seen = await Promise.all([1, 2].map(() => rollen.ROLE_ARZT_ADMIN.call(updateOwn, { body })))
    expect(seen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(seen.map(({ text }) => text).join()).toContain('organisation.veraltet')
  })

  it('keeps its name and its numbers, whatever is sent', async () => {
    const answer = await rollen.ROLE_ARZT_ADMIN.call(updateOwn, { body: await change({ name: 'Anders', ik: '260326822' }) })
    expect(answer.status).toBe(400)
  })
})

describe('looking up an address', () => {
  const names = async (query: Record<string, string>, who = rollen.ROLE_PFLEGER) =>
    (await who.call(search, { query })).body.organisationen.map(({ name }) => name)

  it('finds by any part of the name, with or without umlauts, the beginnings first', async () => {
    await activate(server, await eroeffne('APOTHEKE', { name: 'Bären-Apotheke zur Rose' }))
    expect(await names({ art: 'APOTHEKE', suche: 'ROSE' })).toEqual(['Rosen-Apotheke', 'Bären-Apotheke zur Rose'])
    for (const suche of ['baeren', 'Bären', 'bar']) expect(await names({ art: 'APOTHEKE', suche })).toEqual(['Bären-Apotheke zur Rose'])
    expect(await names({ art: 'ARZTPRAXIS', suche: 'rose' })).toEqual([])
    for (const suche of ['%', '_', '\\']) expect(await names({ art: 'APOTHEKE', suche })).toEqual([])
  })

  it('finds a house that is not active yet for the platform only', async () => {
    await eroeffne('APOTHEKE', { name: 'Zwiebelturm-Apotheke' })
    const frage = { art: 'APOTHEKE', suche: 'zwiebel' }
    expect([await names(frage), await names(frage, rollen.ROLE_ADMIN)]).toEqual([[], ['Zwiebelturm-Apotheke']])
  })

  it('shows place and telephone, and nothing else', async () => {
    const { organisationen } = (await rollen.ROLE_PFLEGER.call(search, { query: { art: 'APOTHEKE', id: haus('markt') } })).body
    expect(organisationen).toEqual([
      {
        id: haus('markt'),
        art: 'APOTHEKE',
        name: 'Apotheke am Markt',
        ort: 'München',
        plz: '80331',
        telefon: expect.stringMatching(/^089 \d+$/),
      },
    ])
  })

  it('ends after twenty', async () => {
    for (let i = 0; i < 22; i += 1) await eroeffne('PFLEGEDIENST')
    expect(await names({ art: 'PFLEGEDIENST' }, rollen.ROLE_ADMIN)).toHaveLength(20)
  })

  it('shows a practice no pharmacies', async () => {
    for (const who of [rollen.ROLE_ARZT, rollen.ROLE_ARZT_ADMIN]) {
      expect(await names({ art: 'ARZTPRAXIS', suche: 'weber' }, who)).toEqual(['Praxis Dr. Weber'])
      expect(await names({ art: 'PFLEGEDIENST', suche: 'sonnenhof' }, who)).toEqual(['Pflegedienst Sonnenhof'])
      for (const query of [{ art: 'APOTHEKE' }, { art: 'APOTHEKE', id: haus('markt') }]) {
        const answer = await who.call(search, { query })
        expect([answer.status, errorOf(answer)]).toEqual([403, 'zugriff.verboten'])
      }
    }
  })
})
