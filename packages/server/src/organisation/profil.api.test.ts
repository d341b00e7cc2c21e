import { avv } from '@dreiklang/domain/organisation/avv'
import { freigabeContract } from '@dreiklang/domain/organisation/freigabe.contract'
import { logoContract } from '@dreiklang/domain/organisation/logo.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import { verzeichnisContract } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { partsOf } from '../liste/table.fixtures.ts'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { set } from '../personal/personal.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient, TestServer } from '../testServer.ts'
import { noRegeln, newOrganisation, activate } from './organisation.fixtures.ts'

const { readAbschnitte, updateAbschnitt, setLogo, removeLogo } = profilContract
const { readLogo } = logoContract
const { readFreigabe, acceptAvv, requestChange, listAntraege, decideAntrag, setStatus, platformCounters } = freigabeContract
const { list, read } = verzeichnisContract

const server = await serverForTests()
const [praxis, apotheke, pflege, admin] = await server.people('arzt-admin', 'apotheke-admin', 'pfleger', 'admin')

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const profilOf = (who: TestClient, organisationId: string) => who.call(read, { params: { organisationId } })
const password = 'sieben-auf-einen-streich-9'

async function newHaus(name: string) {
  const { id } = (await admin.call(organisationContract.create, { body: { ...newOrganisation({ art: 'APOTHEKE' }), name } })).body
  const email = `leitung-${id}@example.org`
  const person = { organisationId: id, email, name: 'Lea Neu', rolle: 'ROLE_APOTHEKE_ADMIN', beruf: 'APOTHEKER', lanr: null } as const
  await set(server.ports, person, password)
  const signIn = () => server.anonymous.call(anmeldungContract.signIn, { body: { email, password } })
  const headers = { authorization: `Bearer ${(await signIn()).body.accessToken}` }
  const leitung: TestClient = { token: '', call: (call, input = {}) => server.anonymous.call(call, { ...input, headers }) }
  const setze = (status: string) => admin.call(setStatus, { params: { organisationId: id }, body: { status, grund: 'geprüft' } })
  return { id, leitung, signIn, set: setze }
}
const nimmAn = { body: { version: avv.version, sprache: 'de', verschwiegenheit: true } }

describe('a section of the record', () => {
  const save = (who: TestClient, abschnitt: string, { version = 0, inhalt }: { version?: number; inhalt: unknown }) =>
    who.call(updateAbschnitt, { body: { abschnitt, version, inhalt } })

  it('is saved by itself, and others see what is public', async () => {
    const inhalt = { ...noRegeln, bearbeitungszeitWerktage: 2, egkJeQuartal: true }
    expect((await save(praxis, 'BESTELLREGELN', { inhalt })).body).toEqual({ version: 1 })
    const intern = { software: 'PraxisPlus', datenschutzbeauftragter: 'Frau Adler', datenschutzTelefon: null, datenschutzEmail: null }
    expect((await save(praxis, 'INTERNES', { inhalt: intern })).status).toBe(200)

    const own = (await praxis.call(readAbschnitte)).body.abschnitte
    expect(own.map(({ abschnitt }) => abschnitt)).toEqual(['BESTELLREGELN', 'INTERNES'])
    const { body, text } = await profilOf(pflege, haus('weber'))
    expect(body.abschnitte).toEqual([{ abschnitt: 'BESTELLREGELN', version: 1, inhalt }])
    expect(text).not.toContain('Adler')
  })

  it('is not overwritten by somebody who has seen an older state: of two at once one wins', async () => {
    const seen = await Promise.all(
      [1, 2].map((days) => save(praxis, 'BESTELLREGELN', { version: 1, inhalt: { ...noRegeln, bearbeitungszeitWerktage: days } })),
    )
    expect(seen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const first = await Promise.all(
      ['2', '3'].map((telematik) => save(praxis, 'KENNUNGEN', { inhalt: { telematikId: `1-${telematik}`, kimAdresse: null } })),
    )
    expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('belongs to the kind of house', async () => {
    const answer = await save(apotheke, 'BESTELLREGELN', { inhalt: noRegeln })
    expect([answer.status, errorOf(answer)]).toEqual([422, 'organisation.abschnitt_passt_nicht'])
  })

  it('names another practice as substitute, never the own one, a pharmacy or nobody', async () => {
    for (const praxisId of [haus('weber'), haus('markt'), crypto.randomUUID()]) {
      const answer = await save(praxis, 'VERTRETUNG', { inhalt: { vertretungen: [{ praxisId, von: '2026-12-01', bis: null }] } })
      expect([answer.status, errorOf(answer)]).toEqual([422, 'organisation.unbekannt: inhalt.vertretungen.0.praxisId falsch'])
    }
    const gut = { vertretungen: [{ praxisId: haus('yilmaz'), von: '2026-12-01', bis: '2026-12-14' }] }
    expect((await save(praxis, 'VERTRETUNG', { inhalt: gut })).status).toBe(200)
    expect((await profilOf(pflege, haus('weber'))).body.praxen).toEqual({ [haus('yilmaz')]: 'Gemeinschaftspraxis Dr. Yılmaz' })
  })

  it('stands in the audit trail by its name, without what was written', async () => {
    const text = `select felder, to_jsonb(p)::text as alles from protokoll p where aktion = 'organisation.updateAbschnitt' and organisation_id = :organisationId`
    const rows = await onBehalfOf(server.ports.database, systemContext).query<{ felder: string[]; alles: string }>(
      sql('test.protokoll', text),
      { organisationId: haus('weber') },
    )
    expect(rows.flatMap(({ felder }) => felder)).toContain('INTERNES')
    expect(rows.map(({ alles }) => alles).join()).not.toContain('Adler')
  })
})

describe('the logo', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
  const send = async (body: BodyInit, type: string) => {
    const { token } = await server.as('apotheke-admin')
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    return server.fetch(new Request(`http://test.invalid${setLogo.path}`, { method: 'POST', headers, body }))
  }
  const lies = (who: TestClient) => who.call(readLogo, { params: { organisationId: haus('markt') } })

  it('is written anew, shown to those who see the house, and taken away', async () => {
    const answer = await send(png, 'image/png')
    expect([answer.status, (await answer.json()).logo]).toEqual([
      200,
      `/api/organisationen/${haus('markt')}/logo?v=${server.clock.now.getTime()}`,
    ])
    expect((await lies(pflege)).headers.get('content-type')).toBe('image/webp')
    const logoBei = async (who: string) => (await (await server.as(who)).call(settingsContract.readUser)).body.logo
    expect(await logoBei('apotheker')).toBe(`/api/organisationen/${haus('markt')}/logo?v=${server.clock.now.getTime()}`)
    expect([await logoBei('pfleger'), await logoBei('admin')]).toEqual([null, null])
    expect((await lies(praxis)).status).toBe(403)
    expect((await apotheke.call(removeLogo)).status).toBe(204)
    expect((await lies(pflege)).status).toBe(404)
  })

  it('is refused when it is no picture or too large', async () => {
    const wrong = await send(new TextEncoder().encode('<svg/>'), 'image/png')
    expect([wrong.status, (await wrong.json()).code]).toEqual([422, 'organisation.logo_unlesbar'])
    const gross = await send(new Uint8Array(2 * 1_048_576 + 1), 'image/png')
    expect([gross.status, (await gross.json()).code]).toEqual([413, 'organisation.logo_zu_gross'])
  })
})

describe('a new house', () => {
  it('is active when its head has accepted the contract and the platform says so', async () => {
    const { id, leitung, set: setze } = await newHaus('Turm-Apotheke')
    expect((await leitung.call(readFreigabe)).body).toEqual({ status: 'ANGELEGT', avv: null, antrag: null })
    expect([(await profilOf(pflege, id)).status, (await profilOf(admin, id)).status]).toEqual([404, 200])
    const zuFrueh = await setze('AKTIV')
    expect([zuFrueh.status, errorOf(zuFrueh)]).toEqual([409, 'organisation.avv_fehlt'])

    expect((await leitung.call(acceptAvv, { body: { ...nimmAn.body, version: '2020-01' } })).status).toBe(409)
    expect((await leitung.call(acceptAvv, { body: { ...nimmAn.body, verschwiegenheit: false } })).status).toBe(400)
    expect((await leitung.call(acceptAvv, nimmAn)).status).toBe(204)
    expect((await setze('AKTIV')).status).toBe(204)
    expect((await leitung.call(readFreigabe)).body).toMatchObject({
      status: 'AKTIV',
      avv: { version: avv.version, durch: 'Lea Neu', text: avv.de },
    })
    expect((await profilOf(pflege, id)).body).toMatchObject({ name: 'Turm-Apotheke', eigene: false, partnerschaft: null, personen: null })
  })

  it('is locked: its people are signed out at once and told why they cannot come in', async () => {
    const { leitung, signIn, set: setze, id } = await newHaus('Bach-Apotheke')
    await activate(server, id)
    expect((await setze('GESPERRT')).status).toBe(204)
    server.clock.now = new Date(server.clock.now.getTime() + 1001)
    expect((await leitung.call(readFreigabe)).status).toBe(401)
    const attempt = await signIn()
    expect([attempt.status, errorOf(attempt)]).toEqual([403, 'anmeldung.haus_gesperrt'])
    await setze('AKTIV')
    expect((await signIn()).status).toBe(200)
  })
})

describe('name and numbers', () => {
  const antrag = (name: string) => ({ body: { name, ik: null, bsnr: '721111100', begruendung: 'Praxisübernahme' } })
  const name = async () => (await praxis.call(organisationContract.readOwn)).body.name
  const decide = (antragId: string, angenommen: boolean) =>
    admin.call(decideAntrag, { params: { antragId }, body: { angenommen, grund: 'Nachweis liegt vor' } })

  it('change when the platform has confirmed it; a newer request replaces an open one', async () => {
    await praxis.call(requestChange, antrag('Praxis Dr. Weber und Kollegen'))
    const [erster] = (await admin.call(listAntraege)).body.antraege
    await praxis.call(requestChange, antrag('Praxis Weber'))
    const { antraege } = (await admin.call(listAntraege)).body
    expect(antraege).toMatchObject([
      { bisher: { name: 'Praxis Dr. Weber' }, neu: { name: 'Praxis Weber' }, begruendung: 'Praxisübernahme' },
    ])
    expect(errorOf(await decide(erster?.id ?? '', true))).toBe('organisation.antrag_entschieden')

    const two = await Promise.all([true, false].map((ja) => decide(antraege[0]?.id ?? '', ja)))
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await name()).toBe(two[0]?.status === 204 ? 'Praxis Weber' : 'Praxis Dr. Weber')
  })

  it('stay when the platform refuses', async () => {
    const before = await name()
    await praxis.call(requestChange, antrag('Ganz anders'))
    const [open] = (await admin.call(listAntraege)).body.antraege
    expect((await decide(open?.id ?? '', false)).status).toBe(204)
    expect([await name(), (await admin.call(listAntraege)).body.antraege]).toEqual([before, []])
  })

  it('have no BSNR where the house is no practice', async () => {
    const answer = await apotheke.call(requestChange, antrag('Apotheke'))
    expect([answer.status, errorOf(answer)]).toEqual([422, 'organisation.abschnitt_passt_nicht: bsnr falsch'])
  })
})

describe('the directory', () => {
  const rows = async (query: Record<string, string>, who = pflege) => (await who.call(list, { query })).body.zeilen
  const names = async (query: Record<string, string>, who = pflege) => (await rows(query, who)).map(({ name }) => name)

  it('stands in the order of the alphabet, page by page', async () => {
    for (const name of ['Äskulap-Apotheke', 'Zum Löwen']) await activate(server, (await newHaus(name)).id)
    const all = await names({ art: 'APOTHEKE' })
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'de')))
    const turn = async (cursor?: string): Promise<string[]> => {
      const { body } = await pflege.call(list, { query: { art: 'APOTHEKE', limit: '2', ...(cursor === undefined ? {} : { cursor }) } })
      const seite = body.zeilen.map(({ name }) => name)
      return body.cursor === null ? seite : [...seite, ...(await turn(body.cursor))]
    }
    expect(await turn()).toEqual(all)
    expect((await pflege.call(list, { query: { art: 'ARZTPRAXIS', cursor: 'gefaelscht' } })).status).toBe(400)
  })

  it('is searched by name, place and postal code', async () => {
    expect(await names({ art: 'APOTHEKE', suche: 'aeskulap' })).toEqual(['Äskulap-Apotheke'])
    expect(await names({ art: 'APOTHEKE', suche: 'munchen' })).toEqual(['Apotheke am Markt', 'Rosen-Apotheke'])
    expect(await names({ art: 'APOTHEKE', suche: '8033' })).toEqual(['Apotheke am Markt', 'Rosen-Apotheke'])
  })

  it('knows who is open now, by week, exception and holiday', async () => {
    const spanne = [{ von: '08:00', bis: '12:00' }]
    const woche = { mo: spanne, di: spanne, mi: spanne, do: spanne, fr: spanne, sa: [], so: [] }
    const save = (version: number, ausnahmen: unknown[], bundesland = 'BY') =>
      apotheke.call(updateAbschnitt, { body: { abschnitt: 'OEFFNUNG', version, inhalt: { bundesland, woche, ausnahmen } } })
    const open = () => names({ art: 'APOTHEKE', offen: 'true' })
    await save(0, [])
    // Wednesday, 18 November 2026, ten o'clock in Berlin.
    expect(await open()).toEqual(['Apotheke am Markt'])
    expect((await rows({ art: 'APOTHEKE', suche: 'rosen' })).map(({ offen }) => offen)).toEqual([null])
    await save(1, [{ datum: '2026-11-18', spannen: [], hinweis: 'Inventur' }])
    expect(await open()).toEqual([])
    // Buß- und Bettag is a holiday in Saxony only.
    await save(2, [], 'SN')
    expect(await open()).toEqual([])
  })

  it('is narrowed by what a house offers and how one stands to it', async () => {
    const inhalt = { ...noRegeln, hausbesuche: true }
    const { abschnitte } = (await praxis.call(readAbschnitte)).body
    const version = abschnitte.find(({ abschnitt }) => abschnitt === 'BESTELLREGELN')?.version ?? 0
    await praxis.call(updateAbschnitt, { body: { abschnitt: 'BESTELLREGELN', version, inhalt } })
    expect((await rows({ art: 'ARZTPRAXIS', merkmal: 'HAUSBESUCHE' })).map(({ id }) => id)).toEqual([haus('weber')])
    expect(await names({ art: 'APOTHEKE', partnerschaft: 'AKTIV' })).toEqual(['Apotheke am Markt', 'Rosen-Apotheke'])
    expect(await names({ art: 'APOTHEKE', partnerschaft: 'KEINE', suche: 'aeskulap' })).toEqual(['Äskulap-Apotheke'])
  })

  it('shows a practice nursing services and practices, no pharmacies', async () => {
    expect((await praxis.call(list, { query: { art: 'APOTHEKE' } })).status).toBe(403)
    expect((await profilOf(praxis, haus('markt'))).status).toBe(403)
    expect(await names({ art: 'PFLEGEDIENST' }, praxis)).toContain('Pflegedienst Sonnenhof')
  })

  it('is taken along as a file, with exactly the filter', async () => {
    const { text } = await pflege.call(verzeichnisContract.export, { query: { art: 'APOTHEKE', suche: 'aeskulap', format: 'csv' } })
    expect(
      partsOf(text)
        .table.split('\r\n')
        .slice(0, 2)
        .map((row) => row.split(';')[0]),
    ).toEqual(['Name', 'Äskulap-Apotheke'])
  })
})

describe('the platform', () => {
  it('counts, and tells no small number of accounts', async () => {
    const { konten, organisationen } = (await admin.call(platformCounters)).body
    expect(konten.gesperrt).toBe(0)
    expect(konten.aktiv).toBeGreaterThan(10)
    expect(organisationen.find(({ art, status }) => art === 'PFLEGEDIENST' && status === 'AKTIV')?.anzahl).toBe(2)
  })
})
