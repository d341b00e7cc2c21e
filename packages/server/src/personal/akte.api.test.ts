import type { AkteAngaben } from '@dreiklang/domain/personal/akte.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { partsOf } from '../liste/table.fixtures.ts'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { allRollen, errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient, TestServer } from '../testServer.ts'
import { akteBody, newPerson, set } from './personal.fixtures.ts'

const { listPersonal, exportPersonal, listPartner, readPerson, updatePerson, addAbwesenheit, removeAbwesenheit } = personalContract

const server = await serverForTests()
const rollen = await allRollen(server)

const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const { personId } = server
const lies = async (konto: string, who: TestClient) => (await who.call(readPerson, { params: { personId: personId(konto) } })).body
async function change(konto: string, who: TestClient, neu: Partial<ReturnType<typeof akteBody>>) {
  const { version, name, rolle, beruf } = await lies(konto, who)
  const body = { ...akteBody({ name, rolle: rolle as 'ROLE_PFLEGER', beruf }), ...neu, version }
  return who.call(updatePerson, { params: { personId: personId(konto) }, body })
}
const erlaubt = { gruppe: 1 as const, nachweis: 'Kurs', von: '2026-01-01', bis: null }
const eingetragen = (personenId: string) =>
  server.ports.database.query<{ aktion: string; felder: string[] }>(
    systemContext,
    sql('test.protokoll', 'select aktion, felder from protokoll where objekt_id = :personenId order by nr'),
    { personenId },
  )

describe('a record', () => {
  it('is written by the head with all that belongs to the kind of house, and the log names the fields and not what stands in them', async () => {
    const full = {
      telefon: '089 4711',
      personalnummer: 'P-17',
      wochenstunden: 38.5,
      schweigepflichtAm: '2024-04-01',
      fuehrerschein: true,
      qualifikation: 'PFLEGEHELFER_1J',
      zusatzqualifikationen: ['WUNDEXPERTE'],
      beschaeftigtennummer: '123456789',
      handzeichen: 'JM',
      behandlungspflege: [{ gruppe: 2, nachweis: 'Kurs LG 2', von: '2026-02-01', bis: '2028-01-31' }],
      telematikId: '5-test-telematik-id',
    } satisfies Partial<AkteAngaben>
    const answer = await change('pfleger', rollen.ROLE_PFLEGE_ADMIN, full)
    expect([answer.status, answer.body]).toEqual([200, { version: 2 }])
    // The same once more is no change.
    expect((await change('pfleger', rollen.ROLE_PFLEGE_ADMIN, full)).body).toEqual({ version: 2 })
    const akte = await lies('pfleger', rollen.ROLE_PFLEGE_ADMIN)
    expect({ ...akte, ...akte.vertrag }).toMatchObject(full)
    const trail = (await eingetragen(personId('pfleger'))).findLast(({ aktion }) => aktion === 'personal.updatePerson')
    expect(trail?.felder.toSorted()).toEqual(Object.keys(full).toSorted())
    expect(JSON.stringify(trail)).not.toContain('P-17')
  })

  it('is the person’s own to read, and for colleagues name, role, telephone and initials', async () => {
    const [leitung, selbst, kollegin] = [
      await lies('pfleger', rollen.ROLE_PFLEGE_ADMIN),
      await lies('pfleger', rollen.ROLE_PFLEGER),
      await lies('pflege-admin', rollen.ROLE_PFLEGER),
    ]
    expect(leitung.darf).toEqual({ aendern: true, rolleAendern: true, zugang: true, abwesenheit: true })
    expect(selbst.vertrag?.personalnummer).toBe('P-17')
    expect([selbst.zugang, selbst.darf]).toEqual([null, { aendern: false, rolleAendern: false, zugang: false, abwesenheit: true }])
    expect([kollegin.vertrag, kollegin.zugang, kollegin.kollegen]).toEqual([null, null, []])
    expect(kollegin).toMatchObject({ name: 'Sabine Krüger', rolle: 'ROLE_PFLEGE_ADMIN' })
  })

  it('is not overwritten by somebody who has seen an older state: of two at once one wins', async () => {
    const { version } = await lies('pfleger', rollen.ROLE_PFLEGE_ADMIN)
    const write = (telefon: string) =>
      rollen.ROLE_PFLEGE_ADMIN.call(updatePerson, {
        params: { personId: personId('pfleger') },
        body: { ...akteBody({ name: 'Jonas Meyer', rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT', telefon }), version },
      })
    const answers = await Promise.all([write('089 1111'), write('089 2222')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.map(({ text }) => text).join()).toContain('personal.veraltet')
  })

  it('has initials and a staff number that nobody else in the house has, whatever the case', async () => {
    await change('pfleger', rollen.ROLE_PFLEGE_ADMIN, { handzeichen: 'jm', personalnummer: '17' })
    const zeichen = await change('pflege-admin', rollen.ROLE_PFLEGE_ADMIN, { handzeichen: 'JM' })
    expect([zeichen.status, errorOf(zeichen)]).toEqual([409, 'personal.handzeichen_vergeben: handzeichen falsch'])
    const nummer = await change('pflege-admin', rollen.ROLE_PFLEGE_ADMIN, { personalnummer: '17' })
    expect([nummer.status, errorOf(nummer)]).toEqual([409, 'personal.personalnummer_vergeben: personalnummer falsch'])
    const anderesHaus = await change('pfleger2', await server.as('pflege-admin2'), { handzeichen: 'JM', personalnummer: '17' })
    expect(anderesHaus.status).toBe(200)
  })

  it.each([
    [{ beschaeftigtennummer: '12345678' }, 'beschaeftigtennummer beschaeftigtennummer.format'],
    [{ handzeichen: 'X' }, 'handzeichen handzeichen.format'],
    [{ handzeichen: 'ABCDE' }, 'handzeichen handzeichen.format'],
    [{ handzeichen: 'A1' }, 'handzeichen handzeichen.format'],
    [{ wochenstunden: 61 }, 'wochenstunden'],
    [{ schweigepflichtAm: '2024-02-30' }, 'schweigepflichtAm datum'],
    [{ telematikId: '0-x' }, 'telematikId telematik_id.format'],
    [
      { behandlungspflege: [{ gruppe: 1 as const, nachweis: null, von: '2026-02-01', bis: '2026-01-01' }] },
      'behandlungspflege.0.bis zeitraum',
    ],
    [{ behandlungspflege: [erlaubt, erlaubt] }, 'behandlungspflege doppelt'],
  ])('refuses %j by the name of the field', async (neu, error) => {
    const answer = await change('pfleger', rollen.ROLE_PFLEGE_ADMIN, neu)
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toContain(`eingabe.ungueltig: ${error}`)
  })
})

describe('rights that change', () => {
  const password = 'sieben-auf-einen-streich-9'
  async function newAerztin(lanr: string) {
    const angaben = { ...newPerson({ organisationId: haus('weber'), beruf: 'ARZT', lanr }), rolle: 'ROLE_ARZT' as const }
    const id = await set(server.ports, angaben, password)
    const anmelden = async () => (await server.anonymous.call(anmeldungContract.signIn, { body: { email: angaben.email, password } })).body
    return { id, angaben, anmelden }
  }

  it('end the sessions at once: who signs in anew has the new ones', async () => {
    const { id, angaben, anmelden } = await newAerztin('294471237')
    const { accessToken, user } = await anmelden()
    expect(user.arztpersonal?.lanr).toBe('294471237')
    const me = async () =>
      (await server.anonymous.call(anmeldungContract.me, { headers: { authorization: `Bearer ${accessToken}` } })).status
    expect(await me()).toBe(200)
    const body = { ...akteBody({ name: angaben.name, rolle: 'ROLE_ARZT', beruf: 'ARZT', funktion: 'WEITERBILDUNGSASSISTENT' }), version: 1 }
    expect((await rollen.ROLE_ARZT_ADMIN.call(updatePerson, { params: { personId: id }, body })).status).toBe(200)
    await expect.poll(me, { interval: 10 }).toBe(401)
    expect((await anmelden()).user.arztpersonal?.lanr).toBeNull()
  })

  it('let a doctor without a number of the own prescribe nothing', async () => {
    const { id, anmelden } = await newAerztin('999999900')
    expect((await anmelden()).user.arztpersonal?.lanr).toBeNull()
    const akte = (await rollen.ROLE_ARZT_ADMIN.call(readPerson, { params: { personId: id } })).body
    expect([akte.darfVerordnen, akte.fachgruppe, akte.vertrag?.lanr]).toEqual([false, null, '999999900'])
    await expect(newAerztin('999999900')).resolves.toBeDefined()
  })

  it('are not one’s own to change', async () => {
    const answer = await change('pflege-admin', rollen.ROLE_PFLEGE_ADMIN, { rolle: 'ROLE_PFLEGER' })
    expect([answer.status, errorOf(answer)]).toEqual([403, 'personal.eigene_rolle'])
  })
})

describe('the list of the own people', () => {
  const names = async (query: Record<string, string>, who = rollen.ROLE_APOTHEKE_ADMIN) =>
    (await who.call(listPersonal, { query })).body.zeilen.map(({ name }) => name)

  it('is sorted, filtered and searched, also by initials', async () => {
    const organisationId = haus('markt')
    for (const [name, beruf] of [
      ['Ärmel, Zoe', 'PTA'],
      ['Anders, Ida', 'PKA'],
      ['Zorn, Udo', 'BOTE'],
    ] as const)
      await set(server.ports, { ...newPerson({ organisationId, name, beruf }), rolle: 'ROLE_APOTHEKER' }, 'x')
    expect(await names({})).toEqual(['Anders, Ida', 'Ärmel, Zoe', 'Dr. Ulrike Sommer', 'Felix Brandt', 'Zorn, Udo'])
    expect(await names({ sortierung: 'nameAb' })).toEqual(['Zorn, Udo', 'Felix Brandt', 'Dr. Ulrike Sommer', 'Ärmel, Zoe', 'Anders, Ida'])
    expect((await names({ sortierung: 'rolle' }))[0]).toBe('Anders, Ida')
    expect((await names({ sortierung: 'rolle' })).at(-1)).toBe('Dr. Ulrike Sommer')
    expect(await names({ beruf: 'BOTE' })).toEqual(['Zorn, Udo'])
    expect(await names({ suche: 'aermel' })).toEqual(['Ärmel, Zoe'])
    expect(await names({ rolle: 'ROLE_APOTHEKE_ADMIN' })).toEqual(['Dr. Ulrike Sommer'])
    expect(await names({ stand: 'GESPERRT' })).toEqual([])
  })

  it('comes in pages that neither repeat nor leave out anybody, in both directions', async () => {
    for (const sortierung of ['name', 'nameAb', 'rolle']) {
      const seen: string[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const { body } = await rollen.ROLE_APOTHEKE_ADMIN.call(listPersonal, {
          query: { sortierung, limit: '2', ...(cursor === undefined ? {} : { cursor }) },
        })
        seen.push(...body.zeilen.map(({ name }) => name))
        cursor = body.cursor
      }
      expect(seen).toEqual(await names({ sortierung }))
    }
  })

  it('tells colleagues neither address nor staff number, and is a file for heads only', async () => {
    const { zeilen } = (await rollen.ROLE_APOTHEKER.call(listPersonal)).body
    expect(zeilen.every(({ email, personalnummer, letzterTag }) => email === null && personalnummer === null && letzterTag === null)).toBe(
      true,
    )
    expect((await rollen.ROLE_APOTHEKER.call(exportPersonal)).status).toBe(403)
    const file = await rollen.ROLE_APOTHEKE_ADMIN.call(exportPersonal, { query: { beruf: 'BOTE' } })
    const { angaben, table } = partsOf(file.text)
    expect(angaben).toContain('Filter: Beruf;Bote/Botin')
    expect(table.split('\r\n')).toEqual([
      'Name;Status;Rolle;Beruf;Qualifikation;Funktion;Telefon;E-Mail;Handzeichen;Personalnummer;Abwesend bis;Letzter Tag',
      expect.stringMatching(/^Zorn, Udo;aktiv;Apothekenpersonal;Bote\/Botin;;;;person\d+@example\.org;;;;$/),
      '',
    ])
    expect((await eingetragen(haus('markt'))).map(({ aktion }) => aktion)).toContain('personal.exportPersonal')
  })
})

describe('the people of partners', () => {
  const partner = async (art: string, who: TestClient) => (await who.call(listPartner, { query: { art } })).body.zeilen

  it('are shown by name, profession and telephone of the work, where the houses work together', async () => {
    const aerzte = await partner('ARZTPRAXIS', rollen.ROLE_PFLEGER)
    expect(aerzte.find(({ name }) => name === 'Dr. Martin Weber')).toEqual({
      id: personId('arzt'),
      name: 'Dr. Martin Weber',
      beruf: 'ARZT',
      funktion: null,
      telefon: null,
      organisation: { id: haus('weber'), name: 'Praxis Dr. Weber', telefon: expect.stringMatching(/^089 /) },
      zugang: null,
    })
  })

  it('are nobody where there is neither an order nor a partnership: a practice and a pharmacy do not see each other', async () => {
    expect(await partner('APOTHEKE', rollen.ROLE_ARZT)).toEqual([])
    expect(await partner('ARZTPRAXIS', rollen.ROLE_APOTHEKER)).toEqual([])
    expect(await partner('PFLEGEDIENST', rollen.ROLE_PFLEGER)).toEqual([])
  })

  it('are for the platform all of a kind, with the state of the access and nothing more', async () => {
    const all = await partner('APOTHEKE', rollen.ROLE_ADMIN)
    expect(all.find(({ name }) => name === 'Felix Brandt')).toMatchObject({ zugang: { rolle: 'ROLE_APOTHEKER', stand: 'AKTIV' } })
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(['beruf', 'funktion', 'id', 'name', 'organisation', 'telefon', 'zugang'])
  })
})

describe('an absence', () => {
  const enter = (who: TestClient, konto: string, body: Record<string, unknown>) =>
    who.call(addAbwesenheit, { params: { personId: personId(konto) }, body: { vertretungId: null, ...body } })
  const diese = { von: '2026-11-16', bis: '2026-11-20' }

  it('shows everybody in the house that somebody is away until when, and only heads and the person why', async () => {
    const { status } = await enter(rollen.ROLE_PFLEGE_ADMIN, 'pfleger', {
      art: 'KRANK',
      ...diese,
      vertretungId: personId('pflege-admin'),
    })
    expect(status).toBe(201)
    const art = async (who: TestClient) => (await lies('pfleger', who)).abwesenheiten.map((one) => one.art)
    expect(await art(rollen.ROLE_PFLEGE_ADMIN)).toEqual(['KRANK'])
    expect(await art(rollen.ROLE_PFLEGER)).toEqual(['KRANK'])
    const kollegin = await set(
      server.ports,
      { ...newPerson({ organisationId: haus('sonnenhof') }), email: 'kollegin@example.org', rolle: 'ROLE_PFLEGER' },
      'x'.repeat(12),
    )
    expect(kollegin).toBeTruthy()
    const { accessToken } = (
      await server.anonymous.call(anmeldungContract.signIn, { body: { email: 'kollegin@example.org', password: 'x'.repeat(12) } })
    ).body
    const headers = { authorization: `Bearer ${accessToken}` }
    const seen = (await server.anonymous.call(readPerson, { params: { personId: personId('pfleger') }, headers })).body
    expect(seen.abwesenheiten).toEqual([
      {
        id: expect.any(String),
        von: diese.von,
        bis: diese.bis,
        art: null,
        vertretung: { id: personId('pflege-admin'), name: 'Sabine Krüger' },
      },
    ])
    const today = (await server.anonymous.call(listPersonal, { query: { abwesend: 'true' }, headers })).body.zeilen
    expect(today.map(({ name, abwesendBis }) => [name, abwesendBis])).toEqual([['Jonas Meyer', '2026-11-20']])
  })

  it('is entered once for a day, with a substitute who is there', async () => {
    const doppelt = await enter(rollen.ROLE_PFLEGER, 'pfleger', { art: 'URLAUB', von: '2026-11-20', bis: '2026-11-25' })
    expect([doppelt.status, errorOf(doppelt)]).toEqual([409, 'personal.abwesenheit_doppelt'])
    const krank = await enter(rollen.ROLE_PFLEGE_ADMIN, 'pflege-admin', { art: 'URLAUB', ...diese, vertretungId: personId('pfleger') })
    expect([krank.status, errorOf(krank)]).toEqual([422, 'personal.vertretung_abwesend: vertretungId falsch'])
    for (const vertretungId of [personId('pflege-admin'), personId('pfleger2'), crypto.randomUUID()]) {
      const answer = await enter(rollen.ROLE_PFLEGE_ADMIN, 'pflege-admin', {
        art: 'URLAUB',
        von: '2027-01-01',
        bis: '2027-01-02',
        vertretungId,
      })
      expect([answer.status, errorOf(answer)]).toEqual([422, 'personal.kollege_unbekannt: vertretungId falsch'])
    }
    const verkehrt = await enter(rollen.ROLE_PFLEGER, 'pfleger', { art: 'URLAUB', von: '2027-01-02', bis: '2027-01-01' })
    expect([verkehrt.status, errorOf(verkehrt)]).toEqual([400, 'eingabe.ungueltig: bis zeitraum'])
  })

  it('is entered and taken back by the person and the heads, and by no colleague', async () => {
    const fremd = await enter(rollen.ROLE_PFLEGER, 'pflege-admin', { art: 'URLAUB', von: '2027-02-01', bis: '2027-02-02' })
    expect([fremd.status, errorOf(fremd)]).toEqual([403, 'personal.nur_eigene'])
    const { id: abwesenheitId } = (await enter(rollen.ROLE_PFLEGER, 'pfleger', { art: 'URLAUB', von: '2027-02-01', bis: '2027-02-02' }))
      .body
    const take = (who: TestClient) => who.call(removeAbwesenheit, { params: { personId: personId('pfleger'), abwesenheitId } })
    expect((await take(await server.as('pflege-admin2'))).status).toBe(404)
    expect((await take(rollen.ROLE_PFLEGER)).status).toBe(204)
    expect((await take(rollen.ROLE_PFLEGER)).status).toBe(404)
  })
})

describe('other rights', () => {
  it('are told to the person by mail: what changed, in which organisation and by whom; other changes are not', async () => {
    const leitung = await server.as('pflege-admin2')
    const to = () => server.mails.filter(({ an }) => an === 'pfleger2@dreiklang.example')
    const before = to().length
    expect((await change('pfleger2', leitung, { telefon: '089 7654321' })).status).toBe(200)
    expect((await change('pfleger2', leitung, { beruf: 'VERWALTUNG', telefon: '089 7654321' })).status).toBe(200)
    await expect.poll(() => to().length).toBe(before + 1)
    expect(to().at(-1)?.betreff).toBe('Dreiklang: Ihre Rechte wurden geändert')
    for (const part of ['Organisation: Ambulante Pflege Lindenweg', 'Durch: Heike Vogt', 'Beruf: Pflegekraft → Verwaltung'])
      expect(to().at(-1)?.text).toContain(part)
  })
})
