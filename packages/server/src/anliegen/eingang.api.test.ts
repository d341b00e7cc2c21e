import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { aufgabeOf, validMs, leichteste, nullBits } from '@dreiklang/domain/anliegen/nachweis'
import { angriffe } from '@dreiklang/domain/notification/angriffe.fixtures'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { ausgefuellt, frageAn, nachbestellung, openFormular, rueckruf } from './anliegen.fixtures.ts'

const c = anliegenContract
const adresse = 'sonnenhof'
const server = await serverForTests()
await openFormular(server, { konto: 'pflege-admin', adresse })

const hour = 3_600_000
/** A new hour: whoever has sent much may send again. */
const wait = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}
/** Signed in again: the hours of these tests outlast every session. */
const all = async (konto = 'pfleger') => (await (await server.as(konto)).call(c.list, { query: { limit: '100' } })).body.zeilen
const write = (sql: string) =>
  server.ports.database.query<Record<string, unknown>>(systemContext, { name: `test.${sql.slice(0, 40)}`, text: sql }, {})
const send = (body: object) => server.anonymous.call(c.send, { params: { adresse }, body })

describe('the public form', () => {
  it('is open to everybody, and says who answers and how to call', async () => {
    const { status, body } = await server.anonymous.call(c.openForm, { params: { adresse } })
    expect([status, body]).toMatchObject([
      200,
      { adresse, offen: true, schwere: leichteste, arten: ['NACHBESTELLUNG', 'BESUCH', 'RUECKRUF'] },
    ])
    expect(Object.keys(body).toSorted()).toEqual(['adresse', 'arten', 'hinweis', 'marke', 'name', 'offen', 'ort', 'schwere', 'telefon'])
  })

  it('is not there where nobody has opened one', async () => {
    expect((await server.anonymous.call(c.openForm, { params: { adresse: 'gibt-es-nicht' } })).status).toBe(404)
    expect((await server.anonymous.call(c.openForm, { params: { adresse: 'ä' } })).status).toBe(400)
  })

  it('brings what was written to the organisation and to no other, and answers a number', async () => {
    wait(hour)
    const { status, body } = await frageAn(server, adresse, { ...rueckruf, name: 'Erste Frage' })
    expect([status, Object.keys(body)]).toEqual([201, ['nummer']])
    const row = (await all()).find(({ name }) => name === 'Erste Frage')
    expect(row).toMatchObject({ nummer: body.nummer, status: 'NEU', mal: 1, telefon: '089 123456', zustaendig: null })
    expect((await all('pfleger2')).some(({ name }) => name === 'Erste Frage')).toBe(false)
  })

  it('answers the same whether the Klient is known or not', async () => {
    wait(hour)
    const klient = server.klienten[0]
    if (klient === undefined) throw new Error('The demo has Klienten')
    const known = await frageAn(server, adresse, { ...nachbestellung, klient: { name: 'Albrecht', geburtsdatum: '1941-03-02' } })
    const unbekannt = await frageAn(server, adresse, { ...nachbestellung, klient: { name: 'Xyzzy', geburtsdatum: '1941-03-02' } })
    const form = ({ status, text }: { status: number; text: string }) => [status, text.replace(/[0-9A-Z]{4}-[0-9A-Z]{4}/, '')]
    expect(form(known)).toEqual(form(unbekannt))
  })

  it('is one inquiry although the button is pressed twice or the answer is lost', async () => {
    wait(hour)
    const body = await ausgefuellt(server, adresse, { ...rueckruf, name: 'Doppelklick' })
    const answers = await Promise.all([1, 2, 3].map(() => send(body)))
    const spaeter = await send(body)
    expect([...answers, spaeter].map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set([...answers, spaeter].map((answer) => answer.body.nummer)).size).toBe(1)
    expect((await all()).filter(({ name }) => name === 'Doppelklick')).toMatchObject([{ mal: 1 }])
  })

  it('folds the same words of a second form into the first, as long as nobody has looked at it', async () => {
    wait(hour)
    const frage = { ...rueckruf, name: 'Noch einmal' }
    const [first, zweite] = [await frageAn(server, adresse, frage), await frageAn(server, adresse, frage)]
    expect(zweite.body).toEqual(first.body)
    expect((await all()).filter(({ name }) => name === 'Noch einmal')).toMatchObject([{ mal: 2 }])
  })

  it('takes no other words under a task that was used', async () => {
    wait(hour)
    const body = await ausgefuellt(server, adresse, { ...rueckruf, name: 'Einmal' })
    await send(body)
    const anders = await send({ ...body, frage: { ...rueckruf, name: 'Anders' } })
    expect([anders.status, anders.body]).toMatchObject([409, { code: 'anliegen.abgelaufen' }])
  })

  it('asks for what the kind of inquiry needs', async () => {
    wait(hour)
    const body = await ausgefuellt(server, adresse, nachbestellung)
    const ohne = await send({ ...body, frage: { ...nachbestellung, klient: null, text: null, produkte: [] } })
    expect([ohne.status, ohne.body]).toMatchObject([400, { fields: [{ path: 'frage.klient' }, { path: 'frage.text' }] }])
  })
})

describe('what keeps machines away', () => {
  it('refuses a form without its work, in no time, of long ago, of another house and of nobody', async () => {
    wait(hour)
    const gut = await ausgefuellt(server, adresse, { ...rueckruf, name: 'Maschine' })
    const code = async (body: object) => ((await send(body)).body as unknown as { code: string }).code
    const wrong = [1, 2, 3].map((mehr) => gut.loesung + mehr).find((one) => nullBits(aufgabeOf(gut.marke), one) < leichteste)
    expect(await code({ ...gut, loesung: wrong })).toBe('anliegen.nachweis_falsch')
    expect(await code({ ...gut, marke: `${gut.marke.slice(0, -4)}AAAA` })).toBe('anliegen.nachweis_falsch')
    const { body: schnell } = await server.anonymous.call(c.openForm, { params: { adresse } })
    expect(await code({ ...gut, marke: schnell.marke })).toBe('anliegen.zu_schnell')
    await openFormular(server, { konto: 'apotheke-admin', adresse: 'am-markt' })
    const fremd = await server.anonymous.call(c.send, { params: { adresse: 'am-markt' }, body: gut })
    expect(fremd.body).toMatchObject({ code: 'anliegen.nachweis_falsch' })
    wait(validMs)
    expect(await code(gut)).toBe('anliegen.abgelaufen')
    expect((await all()).some(({ name }) => name === 'Maschine')).toBe(false)
  })

  it('answers who fills in the hidden field like everybody, and keeps nothing', async () => {
    wait(hour)
    const body = await ausgefuellt(server, adresse, { ...rueckruf, name: 'Honig' })
    const answer = await send({ ...body, webseite: 'https://spam.example' })
    expect([answer.status, Object.keys(answer.body)]).toEqual([201, ['nummer']])
    expect((await all()).some(({ name }) => name === 'Honig')).toBe(false)
  })

  it('lets a network send ten in an hour, and makes the work harder the more comes', async () => {
    wait(hour)
    const answers: Awaited<ReturnType<typeof frageAn>>[] = []
    for (let nr = 0; nr < 11; nr += 1) answers.push(await frageAn(server, adresse, { ...rueckruf, name: `Flut ${nr}` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    // Ten forms later, three seconds each: when the first of them is an hour old.
    expect(answers.at(-1)?.body).toMatchObject({ details: { sekunden: 3570 } })
    expect((await server.anonymous.call(c.openForm, { params: { adresse } })).body.schwere).toBeGreaterThan(leichteste)
    wait(hour)
    expect((await frageAn(server, adresse, { ...rueckruf, name: 'Flut 10' })).status).toBe(201)
  })

  it('keeps attacks as the words they are, and gives them back as JSON only', async () => {
    for (const angriff of angriffe.filter((one) => one.length < 900).slice(0, 8)) {
      wait(hour)
      const answer = await frageAn(server, adresse, { ...rueckruf, name: 'Angriff', text: angriff })
      expect([201, 400]).toContain(answer.status)
    }
    const me = await server.as('pfleger')
    for (const { id } of (await all()).filter(({ name }) => name === 'Angriff')) {
      const akte = await me.call(c.read, { params: { anliegenId: id } })
      expect(akte.headers.get('content-type')).toContain('application/json')
      expect(angriffe.map((angriff) => angriff.trim())).toContain(akte.body.inhalt.text)
    }
  })
})

describe('what lies in the database', () => {
  it('is sealed: no name, no telephone, no word of it can be read there', async () => {
    wait(hour)
    await frageAn(server, adresse, { ...nachbestellung, name: 'Kanarienvogel' })
    // Four digits alone stand by chance in ids and seals; as a year of birth they stand beside a mark.
    const rows = JSON.stringify(await write(`select a.*, encode(a.abdruck, 'escape') as klar from anliegen a`))
    for (const word of ['Kanarienvogel', '089 123456', 'Ramipril', 'Maria', '1941-03-02', '02.03.1941']) expect(rows).not.toContain(word)
  })

  it('goes ninety days after somebody has last touched it, the network of the sender after a day', async () => {
    wait(hour)
    await frageAn(server, adresse, { ...rueckruf, name: 'Alt' })
    wait(24 * hour + 1)
    await server.server.tick()
    expect(await write('select from anliegen where netz is not null')).toEqual([])
    expect((await all()).some(({ name }) => name === 'Alt')).toBe(true)
    wait(90 * 24 * hour)
    await server.server.tick()
    expect(await write('select from anliegen')).toEqual([])
  })
})

describe('the people of the organisation', () => {
  it('are told of the first inquiry after a pause, and not of each in a flood', async () => {
    const kollege = await server.as('pfleger')
    const messages = async () => (await kollege.call(messageContract.list)).body.filter(({ link }) => link === '/anliegen')
    const before = await messages()
    await frageAn(server, adresse, { ...rueckruf, name: 'Melde 1' })
    await frageAn(server, adresse, { ...rueckruf, name: 'Melde 2' })
    const after = await messages()
    expect(after.length - before.length).toBe(1)
    const known = new Set(before.map(({ id }) => id))
    expect(after.find(({ id }) => !known.has(id))?.title).toBe('Neues Anliegen: Rückruf')
  })

  it('read on a paused form that nothing is taken, and lead an old address on to the new one', async () => {
    wait(hour)
    const leitung = await server.as('pflege-admin')
    const { version } = (await leitung.call(c.readForm)).body
    const einstellungen = { adresse: 'sonnenhof-neu', arten: ['RUECKRUF'], hinweis: 'Werktags von 8 bis 16 Uhr' }
    const body = { ...einstellungen, version, stand: 'PAUSE' }
    const gesichert = await leitung.call(c.saveForm, { body })
    expect(gesichert.status).toBe(200)
    const { body: formular } = await server.anonymous.call(c.openForm, { params: { adresse } })
    expect(formular).toMatchObject({ adresse: 'sonnenhof-neu', offen: false, hinweis: 'Werktags von 8 bis 16 Uhr' })
    const sent = await frageAn(server, adresse, rueckruf)
    expect([sent.status, sent.body]).toMatchObject([409, { code: 'anliegen.geschlossen' }])
    await leitung.call(c.saveForm, { body: { ...body, version: version + 1, stand: 'OFFEN' } })
    expect((await frageAn(server, adresse, { ...rueckruf, name: 'Über die alte Adresse' })).status).toBe(201)
    const nicht = await frageAn(server, adresse, { ...nachbestellung })
    expect(nicht.body).toMatchObject({ code: 'anliegen.art_nicht_angeboten' })
  })

  it('never get an address that another organisation has or had', async () => {
    const fremde = await server.as('pflege-admin2')
    for (const vergeben of ['sonnenhof-neu', 'sonnenhof']) {
      const body = { version: 0, adresse: vergeben, stand: 'OFFEN', arten: ['RUECKRUF'], hinweis: null }
      const answer = await fremde.call(c.saveForm, { body })
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'anliegen.adresse_vergeben' }])
    }
  })

  it('change the form one after the other', async () => {
    const leitung = await server.as('pflege-admin')
    const { version } = (await leitung.call(c.readForm)).body
    const body = (hinweis: string) => ({ version, adresse: 'sonnenhof-neu', stand: 'OFFEN', arten: ['RUECKRUF'], hinweis })
    const answers = await Promise.all(['a', 'b'].map((hinweis) => leitung.call(c.saveForm, { body: body(hinweis) })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
