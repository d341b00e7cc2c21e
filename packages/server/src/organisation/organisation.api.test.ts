import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AlleRollen, alleRollen, fehlerVon } from '../shared/zugriff.fixtures.ts'
import { type TestServer, startTestServer } from '../testServer.ts'
import { neuePerson, neueOrganisation } from './organisation.fixtures.ts'

const { search, create, createPerson, listPersonal, listAerzte, setActive } = organisationContract

let server: TestServer
let rollen: AlleRollen
beforeAll(async () => {
  server = await startTestServer()
  rollen = await alleRollen(server)
})
afterAll(() => server.close())

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const personId = (konto: string) => server.ensemble.personen[konto]?.personId ?? ''
async function eroeffne(art: string): Promise<string> {
  return (await rollen.ROLE_ADMIN.call(create, { body: neueOrganisation({ art }) })).body.id
}
/** Sets the password behind the link and signs in. */
async function meldeAn(token: string, email: string) {
  const password = 'sieben-auf-einen-streich-9'
  expect((await server.anonymous.call(anmeldungContract.setPassword, { body: { token, password } })).status).toBe(204)
  return server.anonymous.call(anmeldungContract.signIn, { body: { email, password } })
}

describe('the own organisation', () => {
  const { readOwn, updateOwn } = organisationContract
  const angaben = async () => (await rollen.ROLE_ARZT_ADMIN.call(readOwn)).body
  const aenderung = async (neu: Record<string, unknown> = {}) => {
    const { adresse, telefon, email, vertretung, version } = await angaben()
    return { adresse, telefon, email, vertretungId: vertretung?.id ?? null, version, ...neu }
  }

  it('is changed by its head, and the directory shows it', async () => {
    const adresse = { strasse: 'Seeweg', hausnummer: '7', zusatz: null, plz: '80331', ort: 'München' }
    const body = await aenderung({ adresse, telefon: '089 555555', email: 'praxis@example.org', vertretungId: haus('yilmaz') })
    expect((await rollen.ROLE_ARZT_ADMIN.call(updateOwn, { body })).status).toBe(204)
    expect(await angaben()).toMatchObject({
      name: 'Praxis Dr. Weber',
      adresse,
      email: 'praxis@example.org',
      vertretung: { id: haus('yilmaz'), name: 'Gemeinschaftspraxis Dr. Yılmaz' },
      version: body.version + 1,
    })
    const query = { art: 'ARZTPRAXIS', id: haus('weber') }
    expect((await rollen.ROLE_PFLEGER.call(search, { query })).body.organisationen[0]?.telefon).toBe('089 555555')
  })

  it('is not overwritten by somebody who has seen an older state: of two at once one wins', async () => {
    const body = await aenderung({ telefon: '089 111111' })
    const seen = await Promise.all([1, 2].map(() => rollen.ROLE_ARZT_ADMIN.call(updateOwn, { body })))
    expect(seen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(seen.map(({ text }) => text).join()).toContain('organisation.veraltet')
  })

  it('has another practice as its substitute, never itself or a pharmacy', async () => {
    for (const vertretungId of [haus('weber'), haus('markt'), crypto.randomUUID()]) {
      const answer = await rollen.ROLE_ARZT_ADMIN.call(updateOwn, { body: await aenderung({ vertretungId }) })
      expect([answer.status, fehlerVon(answer)]).toEqual([422, 'organisation.unbekannt: vertretungId falsch'])
    }
  })

  it('keeps its name and its numbers, whatever is sent', async () => {
    const answer = await rollen.ROLE_ARZT_ADMIN.call(updateOwn, { body: await aenderung({ name: 'Anders', ik: '260326822' }) })
    expect(answer.status).toBe(400)
  })
})

describe('the directory', () => {
  const namen = async (query: Record<string, string>, wer = rollen.ROLE_PFLEGER) =>
    (await wer.call(search, { query })).body.organisationen.map(({ name }) => name)

  it('finds by any part of the name, with or without umlauts, the beginnings first', async () => {
    const body = { ...neueOrganisation({ art: 'APOTHEKE' }), name: 'Bären-Apotheke zur Rose' }
    await rollen.ROLE_ADMIN.call(create, { body })
    expect(await namen({ art: 'APOTHEKE', suche: 'ROSE' })).toEqual(['Rosen-Apotheke', 'Bären-Apotheke zur Rose'])
    for (const suche of ['baeren', 'Bären', 'bar']) expect(await namen({ art: 'APOTHEKE', suche })).toEqual(['Bären-Apotheke zur Rose'])
    expect(await namen({ art: 'ARZTPRAXIS', suche: 'rose' })).toEqual([])
    for (const suche of ['%', '_', '\\']) expect(await namen({ art: 'APOTHEKE', suche })).toEqual([])
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
    expect(await namen({ art: 'PFLEGEDIENST' })).toHaveLength(20)
  })

  it('shows a practice other practices only', async () => {
    for (const wer of [rollen.ROLE_ARZT, rollen.ROLE_ARZT_ADMIN]) {
      expect(await namen({ art: 'ARZTPRAXIS', suche: 'weber' }, wer)).toEqual(['Praxis Dr. Weber'])
      for (const query of [{ art: 'APOTHEKE' }, { art: 'APOTHEKE', id: haus('markt') }, { art: 'PFLEGEDIENST' }]) {
        const antwort = await wer.call(search, { query })
        expect([antwort.status, fehlerVon(antwort)]).toEqual([403, 'zugriff.verboten'])
      }
    }
  })
})

describe('opening an organisation', () => {
  it('takes a practice as stand-in, for a practice', async () => {
    const eroeffneMit = async (art: string, vertretungId: string) => {
      const antwort = await rollen.ROLE_ADMIN.call(create, { body: { ...neueOrganisation({ art }), vertretungId } })
      return antwort.status === 201 ? 'good' : fehlerVon(antwort)
    }
    expect(await eroeffneMit('ARZTPRAXIS', haus('weber'))).toBe('good')
    expect(await eroeffneMit('ARZTPRAXIS', haus('markt'))).toBe('organisation.unbekannt: vertretungId falsch')
    expect(await eroeffneMit('ARZTPRAXIS', crypto.randomUUID())).toBe('organisation.unbekannt: vertretungId falsch')
    expect(await eroeffneMit('APOTHEKE', haus('weber'))).toBe('organisation.unbekannt: vertretungId falsch')
  })
})

describe('letting people in', () => {
  it('from the first administrator, by the platform, to the nurse, who signs in', async () => {
    const organisationId = await eroeffne('PFLEGEDIENST')
    const leitung = neuePerson({ organisationId, rolle: 'ROLE_PFLEGE_ADMIN' })
    const erste = await rollen.ROLE_ADMIN.call(createPerson, { body: leitung })
    expect(erste.status).toBe(201)
    const sitzung = await meldeAn(erste.body.token, leitung.email)
    expect(sitzung.body.user).toMatchObject({
      name: leitung.name,
      roles: ['ROLE_PFLEGE_ADMIN'],
      pflegepersonal: { pflegedienst: { id: organisationId } },
    })

    const headers = { authorization: `Bearer ${sitzung.body.accessToken}` }
    const pflegekraft = neuePerson({ organisationId, name: 'Änne Zander' })
    const zweite = await server.anonymous.call(createPerson, { body: pflegekraft, headers })
    expect(zweite.status).toBe(201)
    expect((await meldeAn(zweite.body.token, pflegekraft.email)).status).toBe(200)
    const { personen } = (await server.anonymous.call(listPersonal, { headers })).body
    expect(personen).toEqual([
      { id: zweite.body.id, name: 'Änne Zander', rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT', aktiv: true },
      { id: erste.body.id, name: leitung.name, rolle: 'ROLE_PFLEGE_ADMIN', beruf: 'PFLEGEKRAFT', aktiv: true },
    ])
  })

  it('ends for the platform with the first administrator, also when it asks for ten at once', async () => {
    const organisationId = await eroeffne('PFLEGEDIENST')
    const antworten = await Promise.all(
      Array.from({ length: 10 }, () =>
        rollen.ROLE_ADMIN.call(createPerson, { body: neuePerson({ organisationId, rolle: 'ROLE_PFLEGE_ADMIN' }) }),
      ),
    )
    expect(antworten.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(antworten.filter((antwort) => antwort.status === 409 && fehlerVon(antwort) === 'organisation.hat_verwaltung')).toHaveLength(9)
  })

  it('is refused with a reason', async () => {
    const { ROLE_ADMIN: plattform, ROLE_PFLEGE_ADMIN: pflege, ROLE_ARZT_ADMIN: praxis } = rollen
    const [sonnenhof, weber] = [haus('sonnenhof'), haus('weber')]
    const tabelle = [
      [plattform, { organisationId: crypto.randomUUID(), rolle: 'ROLE_PFLEGE_ADMIN' }, 'organisation.unbekannt: organisationId falsch'],
      [plattform, { organisationId: sonnenhof }, 'organisation.rolle_passt_nicht: rolle rolle'],
      [plattform, { organisationId: sonnenhof, rolle: 'ROLE_PFLEGE_ADMIN' }, 'organisation.hat_verwaltung'],
      [pflege, { organisationId: sonnenhof, rolle: 'ROLE_ADMIN' }, 'eingabe.ungueltig: rolle rolle'],
      [pflege, { organisationId: sonnenhof, rolle: 'ROLE_ARZT' }, 'organisation.rolle_passt_nicht: rolle rolle'],
      [pflege, { organisationId: sonnenhof, beruf: 'APOTHEKER' }, 'organisation.beruf_passt_nicht: beruf auswahl'],
      [praxis, { organisationId: weber, rolle: 'ROLE_ARZT', beruf: 'MFA', lanr: '838382202' }, 'organisation.lanr_nur_arzt: lanr falsch'],
      [pflege, { organisationId: sonnenhof, email: 'PFLEGER@dreiklang.example' }, 'organisation.email_vergeben: email falsch'],
      [pflege, { organisationId: sonnenhof, email: 'arzt@dreiklang.example' }, 'organisation.email_vergeben: email falsch'],
    ] as const
    for (const [wer, angaben, erwartet] of tabelle)
      expect(fehlerVon(await wer.call(createPerson, { body: neuePerson(angaben) }))).toBe(erwartet)
  })
})

describe('the doctors of a practice', () => {
  it('are the ones with an LANR who are in', async () => {
    const aerzte = async () =>
      (await rollen.ROLE_PFLEGER.call(listAerzte, { params: { organisationId: haus('weber') } })).body.aerzte.map(({ name }) => name)
    const organisationId = haus('weber')
    const nehmeAuf = async (angaben: Omit<Parameters<typeof neuePerson>[0], 'organisationId'>) =>
      (await rollen.ROLE_ARZT_ADMIN.call(createPerson, { body: neuePerson({ organisationId, rolle: 'ROLE_ARZT', ...angaben }) })).body.id
    const zweite = await nehmeAuf({ name: 'Dr. Anna Öz', beruf: 'ARZT', lanr: '838382202' })
    await nehmeAuf({ name: 'Dr. Ohne', beruf: 'ARZT' })
    await nehmeAuf({ name: 'Moni', beruf: 'MFA' })
    expect(await aerzte()).toEqual(['Dr. Anna Öz', 'Dr. Martin Weber'])
    await rollen.ROLE_ARZT_ADMIN.call(setActive, { params: { personId: zweite }, body: { aktiv: false } })
    expect(await aerzte()).toEqual(['Dr. Martin Weber'])
  })

  it('are those of a practice', async () => {
    for (const organisationId of [haus('markt'), haus('sonnenhof'), crypto.randomUUID()]) {
      expect((await rollen.ROLE_PFLEGER.call(listAerzte, { params: { organisationId } })).status).toBe(404)
    }
  })
})

describe('shutting the door', () => {
  const sperre = (konto: string, aktiv: boolean, wer = rollen.ROLE_APOTHEKE_ADMIN) =>
    wer.call(setActive, { params: { personId: personId(konto) }, body: { aktiv } })
  const hatZutritt = async () => (await rollen.ROLE_APOTHEKER.call(anmeldungContract.me)).status

  it('ends the sessions of the person within a second, and opening it does not bring them back', async () => {
    expect(await hatZutritt()).toBe(200)
    expect((await sperre('apotheker', false)).status).toBe(204)
    await expect.poll(hatZutritt, { interval: 10 }).toBe(401)
    await expect(server.as('apotheker')).rejects.toThrow('401')
    expect((await sperre('apotheker', true)).status).toBe(204)
    expect(await hatZutritt()).toBe(401)
    rollen.ROLE_APOTHEKER = await server.as('apotheker')
    expect(await hatZutritt()).toBe(200)
  })

  it('that is open already leaves everybody signed in', async () => {
    expect((await sperre('apotheker', true)).status).toBe(204)
    expect(await hatZutritt()).toBe(200)
  })

  it('is not possible for the last administrator, by nobody', async () => {
    for (const wer of [rollen.ROLE_APOTHEKE_ADMIN, rollen.ROLE_ADMIN]) {
      const antwort = await sperre('apotheke-admin', false, wer)
      expect([antwort.status, fehlerVon(antwort)]).toEqual([409, 'organisation.letzte_verwaltung'])
    }
  })

  it('lets one stay when two administrators shut each other out at the same moment', async () => {
    const organisationId = haus('markt')
    const zweite = neuePerson({ organisationId, rolle: 'ROLE_APOTHEKE_ADMIN', beruf: 'APOTHEKER' })
    const { id, token } = (await rollen.ROLE_APOTHEKE_ADMIN.call(createPerson, { body: zweite })).body
    const { accessToken } = (await meldeAn(token, zweite.email)).body
    const headers = { authorization: `Bearer ${accessToken}` }
    const antworten = await Promise.all([
      rollen.ROLE_APOTHEKE_ADMIN.call(setActive, { params: { personId: id }, body: { aktiv: false } }),
      server.anonymous.call(setActive, { params: { personId: personId('apotheke-admin') }, body: { aktiv: false }, headers }),
    ])
    // Who comes second is told that he is the last one, or is out already.
    expect(antworten.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(antworten.filter(({ status }) => status === 409 || status === 401)).toHaveLength(1)
  })
})
