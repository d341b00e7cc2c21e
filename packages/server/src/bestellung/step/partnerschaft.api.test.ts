import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { freigabeContract } from '@dreiklang/domain/organisation/freigabe.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { partnerschaftContract } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { newOrganisation, activate } from '../../organisation/organisation.fixtures.ts'
import { set } from '../../personal/personal.fixtures.ts'
import type { TestClient } from '../../testServer.ts'
import { wish } from '../angaben.fixtures.ts'
import { bring, errorOf, put, withoutRezept } from '../bestellung.fixtures.ts'

const { listPartner, endPartner } = partnerschaftContract
const haus = await hausForTests()

let nummer = 0
async function newApotheke(): Promise<{ id: string; leitung: TestClient }> {
  nummer += 1
  const { id } = (await (await haus.wer('admin')).call(organisationContract.create, { body: newOrganisation({ art: 'APOTHEKE' }) })).body
  await activate(haus, id)
  const email = `leitung${nummer}@example.org`
  const person = { organisationId: id, email, name: 'Lea Neu', rolle: 'ROLE_APOTHEKE_ADMIN', beruf: 'APOTHEKER', lanr: null } as const
  await set(haus.ports, person, 'sieben-auf-einen-streich-9')
  const { body } = await haus.anonymous.call(anmeldungContract.signIn, { body: { email, password: 'sieben-auf-einen-streich-9' } })
  const headers = { authorization: `Bearer ${body.accessToken}` }
  return { id, leitung: { token: body.accessToken, call: (call, input = {}) => haus.anonymous.call(call, { ...input, headers }) } }
}
const bestellung = (apothekeId: string) =>
  put(haus, { apothekeId, praxisId: null, einloesung: null, abweichung: wish(haus.heute()), positionen: [withoutRezept()] })
const partnerOf = async (who: TestClient) => (await who.call(listPartner)).body.partner

describe('the first order', () => {
  it('arrives, and asks by itself to work together', async () => {
    const { id, leitung } = await newApotheke()
    const fall = await bestellung(id)
    await fall.run('pfleger', 'senden')
    expect(await partnerOf(leitung)).toMatchObject([
      { status: 'ANGEFRAGT', selbstGefragt: false, organisation: { name: 'Pflegedienst Sonnenhof' } },
    ])
    const nachrichten = (await leitung.call(messageContract.list)).body
    expect(nachrichten.map(({ title }) => title)).toContain('Neue Anfrage zur Zusammenarbeit')
  })

  it('asks once, however many orders are sent at once', async () => {
    const { id, leitung } = await newApotheke()
    const faelle = [await bestellung(id), await bestellung(id), await bestellung(id)]
    const answers = await Promise.all(faelle.map((fall) => fall.versuche('pfleger', 'senden')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { body } = await leitung.call(messageContract.list)
    expect(body.filter(({ title }) => title === 'Neue Anfrage zur Zusammenarbeit')).toHaveLength(1)
  })

  it('is refused by a house that has refused to work together; the draft stays', async () => {
    const { id, leitung } = await newApotheke()
    await (await bestellung(id)).run('pfleger', 'senden')
    const [partner] = await partnerOf(leitung)
    const params = { organisationId: haus.ensemble.organisationen.sonnenhof }
    await leitung.call(endPartner, { params, body: { grund: 'Außerhalb unseres Gebiets', version: partner?.version } })
    const next = await bestellung(id)
    expect(errorOf(await next.versuche('pfleger', 'senden'))).toMatchObject({
      status: 409,
      code: 'organisation.partnerschaft_beendet',
    })
    expect((await next.readStore('pfleger')).status).toBe('ENTWURF')
  })

  it('is refused by a house that is not active', async () => {
    const { id } = await newApotheke()
    const fall = await bestellung(id)
    const sperre = { params: { organisationId: id }, body: { status: 'GESPERRT', grund: 'Betrieb eingestellt' } }
    expect((await (await haus.wer('admin')).call(freigabeContract.setStatus, sperre)).status).toBe(204)
    expect(errorOf(await fall.versuche('pfleger', 'senden'))).toMatchObject({ status: 409, code: 'organisation.nicht_aktiv' })
  })
})

describe('the end of working together', () => {
  it('leaves orders under way alone', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const leitung = await haus.wer('apotheke-admin')
    const partner = (await partnerOf(leitung)).find(({ organisation }) => organisation.name === 'Pflegedienst Sonnenhof')
    const params = { organisationId: haus.ensemble.organisationen.sonnenhof }
    expect((await leitung.call(endPartner, { params, body: { grund: 'Umzug', version: partner?.version } })).status).toBe(200)
    expect((await fall.run('apotheker', 'annehmen')).status).toBe('IN_BEARBEITUNG')
  })
})

describe('a substitute', () => {
  it('takes over from its first to its last day', async () => {
    const { arzt2, leitung } = { arzt2: 'arzt2' as const, leitung: await haus.wer('arzt-admin2') }
    const { weber, yilmaz } = haus.ensemble.organisationen
    const { abschnitte } = (await leitung.call(profilContract.readAbschnitte)).body
    const version = abschnitte.find(({ abschnitt }) => abschnitt === 'VERTRETUNG')?.version ?? 0
    const vertritt = async (von: string, bis: string | null, stand: number) => {
      const body = { abschnitt: 'VERTRETUNG', version: stand, inhalt: { vertretungen: [{ praxisId: weber, von, bis }] } }
      expect((await leitung.call(profilContract.updateAbschnitt, { body })).status).toBe(200)
    }
    const leiteWeiter = async () => {
      const fall = await put(haus, { praxisId: yilmaz, apothekeId: haus.ensemble.organisationen.rosen, abweichung: wish(haus.heute()) })
      await fall.run('pfleger', 'senden')
      return (await fall.versuche(arzt2, 'anPraxisWeiterleiten', { praxisId: weber })).status
    }
    const today = haus.heute()
    await vertritt('2026-01-01', '2026-11-17', version)
    expect([today, await leiteWeiter()]).toEqual(['2026-11-18', 422])
    await vertritt('2026-11-18', '2026-11-18', version + 1)
    expect(await leiteWeiter()).toBe(200)
  })
})
