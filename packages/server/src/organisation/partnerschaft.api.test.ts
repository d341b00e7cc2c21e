import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { partnerschaftContract } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { verzeichnisContract } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient, TestServer } from '../testServer.ts'

const { listPartner, askPartner, answerPartner, endPartner } = partnerschaftContract

const server = await serverForTests()
const [pflege, apotheke, praxis] = await server.people('pflege-admin', 'apotheke-admin', 'arzt-admin')

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const mit = (name: Parameters<typeof haus>[0]) => ({ organisationId: haus(name) })
const standOf = async (who: TestClient, name: Parameters<typeof haus>[0]) =>
  (await who.call(listPartner)).body.partner.find(({ organisation }) => organisation.id === haus(name))
const frage = (who: TestClient, name: Parameters<typeof haus>[0]) => who.call(askPartner, { params: mit(name) })
async function end(who: TestClient, name: Parameters<typeof haus>[0]) {
  const version = (await standOf(who, name))?.version ?? 0
  return who.call(endPartner, { params: mit(name), body: { grund: 'Wir wechseln', version } })
}
const nachrichten = async (who: TestClient) => (await who.call(messageContract.list)).body.map(({ title }) => title)

describe('working together', () => {
  it('is ended by one side with a reason that the other head reads, and only that side can offer it again', async () => {
    expect(await standOf(apotheke, 'sonnenhof')).toMatchObject({ status: 'AKTIV' })
    expect((await end(pflege, 'markt')).body).toMatchObject({ status: 'BEENDET', selbstBeendet: true })
    expect(await standOf(apotheke, 'sonnenhof')).toMatchObject({ status: 'BEENDET', selbstBeendet: false, grund: 'Wir wechseln' })
    expect(await nachrichten(apotheke)).toContain('Zusammenarbeit beendet')

    const gegenfrage = await frage(apotheke, 'sonnenhof')
    expect([gegenfrage.status, errorOf(gegenfrage)]).toEqual([409, 'organisation.partnerschaft_beendet'])
    expect((await frage(pflege, 'markt')).body).toMatchObject({ status: 'ANGEFRAGT', selbstGefragt: true })
    expect(await nachrichten(apotheke)).toContain('Neue Anfrage zur Zusammenarbeit')

    const version = (await standOf(apotheke, 'sonnenhof'))?.version
    const ja = { params: mit('sonnenhof'), body: { angenommen: true, grund: null, version } }
    expect((await apotheke.call(answerPartner, ja)).body).toMatchObject({ status: 'AKTIV', selbstGefragt: false })
    expect(await nachrichten(pflege)).toContain('Zusammenarbeit bestätigt')
  })

  it('begins when both have asked, whoever was first', async () => {
    await end(pflege, 'weber')
    await frage(pflege, 'weber')
    expect((await frage(praxis, 'sonnenhof')).body.status).toBe('AKTIV')
    const nochmal = await frage(praxis, 'sonnenhof')
    expect([nochmal.status, errorOf(nochmal)]).toEqual([409, 'organisation.partnerschaft_laeuft'])
  })

  it('of two answers at once one counts', async () => {
    await end(pflege, 'weber')
    await frage(pflege, 'weber')
    const version = (await standOf(praxis, 'sonnenhof'))?.version
    const answers = await Promise.all(
      [true, false].map((angenommen) =>
        praxis.call(answerPartner, { params: mit('sonnenhof'), body: { angenommen, grund: 'Entscheidung', version } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is refused between a practice and a pharmacy, and with a house that does not exist', async () => {
    expect(errorOf(await frage(praxis, 'markt'))).toBe('organisation.partnerschaft_passt_nicht')
    const niemand = await pflege.call(askPartner, { params: { organisationId: crypto.randomUUID() } })
    expect(niemand.status).toBe(404)
  })

  it('is not answered by the house that asked', async () => {
    await end(pflege, 'rosen')
    const { body } = await frage(pflege, 'rosen')
    const selbst = await pflege.call(answerPartner, {
      params: mit('rosen'),
      body: { angenommen: true, grund: null, version: body.version },
    })
    expect([selbst.status, errorOf(selbst)]).toEqual([409, 'organisation.partnerschaft_nicht_gefragt'])
  })

  it('is nobody else’s business', async () => {
    const fremd = await server.as('apotheke-admin2')
    const { partner } = (await fremd.call(listPartner)).body
    expect(partner.map(({ organisation }) => organisation.name).toSorted()).toEqual([
      'Ambulante Pflege Lindenweg',
      'Pflegedienst Sonnenhof',
    ])
  })

  it('shows the names of people while it holds, and no longer', async () => {
    const personen = async () => (await apotheke.call(verzeichnisContract.read, { params: mit('sonnenhof') })).body.personen
    expect((await personen())?.map(({ name }) => name)).toEqual(['Jonas Meyer', 'Sabine Krüger'])
    await end(apotheke, 'sonnenhof')
    expect(await personen()).toBeNull()
  })
})
