import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { type FolgeAnswer, folgeContract as c } from '@dreiklang/domain/dokumentation/folge.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it } from 'vitest'
import { entwurfFor } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, planBody, planungBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestAnswer, TestClient } from '../testServer.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { beginBesuch, fertigesBlatt, writeBlatt } from './dokumentation.fixtures.ts'

const haus = await hausForTests()
const [pfleger, leitung] = await haus.people('pfleger', 'pflege-admin')

const id = haus.personId
const now = () => haus.clock.now.toISOString()
const sagt = ({ status, body }: TestAnswer<unknown>) => [status, (body as ErrorAnswer).code]
const folge = (art: Blatt['folgen'][number]['art'], text: string) => ({ id: crypto.randomUUID(), art, text })
const vorhaben = (folgeId: string, rest: Record<string, unknown> = {}) =>
  planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { datum: '2026-11-25', folgeId, ...rest })
const plan = (client: TestClient, folgeId: string, rest: Record<string, unknown> = {}) =>
  client.call(hausbesuchContract.plan, { body: vorhaben(folgeId, rest) })

async function folgenOf(client: TestClient, hausbesuchId: string): Promise<FolgeAnswer[]> {
  return (await client.call(c.list, { params: { hausbesuchId } })).body.folgen
}
async function einzige(hausbesuchId: string): Promise<FolgeAnswer> {
  const [one, ...rest] = await folgenOf(leitung, hausbesuchId)
  if (one === undefined || rest.length > 0) throw new Error('There is not exactly one')
  return one
}
const settle = (client: TestClient, { id: folgeId, version }: Pick<FolgeAnswer, 'id' | 'version'>, grund: string | null = null) =>
  client.call(c.done, { params: { folgeId }, body: { version, grund } })

async function besuchWith(folgen: Blatt['folgen'], rest: Partial<Blatt> = {}): Promise<string> {
  const besuch = await beginBesuch({ leitung, wer: pfleger }, { klientId: haus.klientId, personId: id('pfleger') })
  await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { folgen, ...rest }) })
  return besuch
}
const vergeblich = { klingelversuche: 3, telefonversuche: 1, nachrichtHinterlassen: false, notfallkontaktInformiert: true }
async function vergeblicherBesuch(weiteresVorgehen: string, text: string | null = null): Promise<string> {
  const besuch = await create(leitung, 'plan', planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { datum: '2026-11-18' }))
  await run(pfleger, besuch, 'nichtAntreffen', { ...vergeblich, weiteresVorgehen, text })
  return besuch
}

describe('what follows from a visit', () => {
  it('is there for the own house when the sheet is finished, once, due on the day of looking again, and sealed', async () => {
    const besuch = await besuchWith([folge('BESTELLUNG', 'Zaunkönig bestellen'), folge('AUFGABE', 'Zaunkönig anrufen')], {
      wiedervorlage: '2026-11-30',
    })
    expect(await folgenOf(leitung, besuch)).toMatchObject([
      { art: 'BESTELLUNG', text: 'Zaunkönig bestellen', stand: 'OFFEN', faellig: '2026-11-30', erledigt: null },
      { art: 'AUFGABE', text: 'Zaunkönig anrufen', herkunft: 'BLATT', aus: { id: besuch, klientId: haus.klientId } },
    ])
    expect(await klartextIn((haus.ports.database as TestDatabase).admin, 'Zaunkönig')).toEqual([])
    expect((await einzige(await besuchWith([folge('AUFGABE', 'x')]))).faellig).toBe('2026-11-18')
  })

  it('is not there while the sheet is a draft, and is when the visit is broken off', async () => {
    const besuch = await beginBesuch({ leitung, wer: pfleger }, { klientId: haus.klientId, personId: id('pfleger') })
    const blatt = fertigesBlatt(0, { folgen: [folge('NACHRICHT', 'Tochter verständigen')] })
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt })
    expect(await folgenOf(leitung, besuch)).toEqual([])
    await run(pfleger, besuch, 'abbrechen', { grund: 'Notarzt' })
    expect(await einzige(besuch)).toMatchObject({ art: 'NACHRICHT', text: 'Tochter verständigen' })
  })

  it('is ticked by anybody of the own house, who and when stay, and twice is told as such', async () => {
    const besuch = await besuchWith([folge('AUFGABE', 'Schlüssel zurückgeben')])
    const offene = await einzige(besuch)
    const gleichzeitig = await Promise.all([settle(leitung, offene), settle(pfleger, offene, 'Liegt im Büro')])
    expect(gleichzeitig.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const erledigt = await einzige(besuch)
    expect(erledigt).toMatchObject({ stand: 'ERLEDIGT', version: 2, erledigt: { am: now(), name: expect.any(String) } })
    expect(sagt(await settle(leitung, erledigt))).toEqual([409, 'dokumentation.folge_erledigt'])
  })

  it('happens once when the answer was lost', async () => {
    const { id: folgeId, version } = await einzige(await besuchWith([folge('AUFGABE', 'x')]))
    const nochmal = () => leitung.call(c.done, { params: { folgeId }, body: { version, grund: 'erledigt' }, key: `folge-${folgeId}` })
    const [first, zweite] = [await nochmal(), await nochmal()]
    expect([first.status, zweite.text]).toEqual([200, first.text])
  })

  it('is no business of other houses, also when they take part in the visit', async () => {
    const besuch = await create(
      pfleger,
      'ask',
      anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }),
    )
    const arzt = await haus.wer('arzt')
    await run(await haus.wer('arzt-admin'), besuch, 'annehmen', planungBody([id('arzt')], { datum: '2026-11-18', uhrzeit: '14:30' }))
    await run(arzt, besuch, 'beginnen', { identitaetGeprueft: true })
    const blatt = fertigesBlatt(0, { folgen: [folge('AUFGABE', 'Labor abwarten')] })
    await writeBlatt(arzt, 'finish', { hausbesuchId: besuch, blatt })
    const [own] = await folgenOf(arzt, besuch)
    expect(own?.text).toBe('Labor abwarten')
    expect(await folgenOf(pfleger, besuch)).toEqual([])
    expect((await settle(pfleger, { id: own?.id ?? '', version: 1 })).status).toBe(404)
    expect((await (await haus.wer('pfleger2')).call(c.list, { params: { hausbesuchId: besuch } })).status).toBe(404)
  })
})

describe('an order that follows from a visit', () => {
  const bestelle = (hausbesuchId: string, folgeId: string) =>
    pfleger.call(besuchLinkContract.createAusBesuch, { params: { hausbesuchId }, query: { folgeId }, body: entwurfFor(haus) })

  it('is done with the draft, both name each other, and waits again when the draft is deleted', async () => {
    const besuch = await besuchWith([folge('BESTELLUNG', 'Kompressen')])
    const { body } = await bestelle(besuch, (await einzige(besuch)).id)
    expect(await einzige(besuch)).toMatchObject({
      stand: 'ERLEDIGT',
      bestellung: { id: body.id, nummer: body.nummer },
      erledigt: { name: 'Jonas Meyer', am: now() },
    })
    expect((await pfleger.call(bestellungContract.remove, { params: { bestellungId: body.id } })).status).toBe(204)
    expect(await einzige(besuch)).toMatchObject({ stand: 'OFFEN', version: 3, bestellung: null, erledigt: null })
  })

  it('is made all the same when a colleague was faster, and refused for what follows from another visit', async () => {
    const besuch = await besuchWith([folge('BESTELLUNG', 'Kompressen')])
    const offene = await einzige(besuch)
    await settle(leitung, offene)
    expect((await bestelle(besuch, offene.id)).status).toBe(201)
    expect((await einzige(besuch)).bestellung).toBeNull()
    const others = await einzige(await besuchWith([folge('BESTELLUNG', 'Kompressen')]))
    expect(sagt(await bestelle(besuch, others.id))).toEqual([422, 'dokumentation.folge_passt_nicht'])
  })
})

describe('a visit that follows from a visit', () => {
  it('is done when it is planned, seen from both, and not planned twice', async () => {
    const besuch = await besuchWith([folge('HAUSBESUCH', 'Wunde ansehen')])
    const { id: folgeId } = await einzige(besuch)
    const { body: neuer } = await plan(leitung, folgeId)
    for (const from of [besuch, neuer.id]) {
      expect(await einzige(from)).toMatchObject({ id: folgeId, stand: 'ERLEDIGT', aus: { id: besuch }, besuch: { id: neuer.id } })
    }
    expect(sagt(await plan(leitung, folgeId, { uhrzeit: '11:00' }))).toEqual([409, 'dokumentation.folge_erledigt'])
  })

  it('can be one of the doctor, who is asked', async () => {
    const besuch = await besuchWith([folge('HAUSBESUCH', 'Ärztin soll schauen')])
    const folgeId = (await einzige(besuch)).id
    const body = anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }, { folgeId })
    const { body: neuer } = await pfleger.call(hausbesuchContract.ask, { body })
    expect((await einzige(besuch)).besuch).toMatchObject({ id: neuer.id })
    expect(await folgenOf(await haus.wer('arzt'), neuer.id)).toEqual([])
  })

  it('is not one for another Klient, nor of another house, nor out of a task; no visit is left behind', async () => {
    const besuch = await besuchWith([folge('HAUSBESUCH', 'x')])
    const { id: folgeId } = await einzige(besuch)
    const klientId = await haus.admit()
    expect(sagt(await plan(leitung, folgeId, { klientId }))).toEqual([422, 'dokumentation.folge_passt_nicht'])
    const aufgabe = await einzige(await besuchWith([folge('AUFGABE', 'x')]))
    expect(sagt(await plan(leitung, aufgabe.id))).toEqual([422, 'dokumentation.folge_passt_nicht'])
    const praxis = await haus.wer('arzt-admin')
    const ihrer = vorhaben(folgeId, { typ: 'ARZTBESUCH', personIds: [id('arzt')] })
    expect(sagt(await praxis.call(hausbesuchContract.plan, { body: ihrer }))).toEqual([422, 'dokumentation.folge_passt_nicht'])
    expect((await einzige(besuch)).stand).toBe('OFFEN')
  })
})

describe('when nobody opened', () => {
  it('a new visit has to be planned, or it is said why none is needed', async () => {
    const besuch = await vergeblicherBesuch('NEUER_BESUCH', 'Nachbarin kommt um vier')
    const offene = await einzige(besuch)
    expect(offene).toMatchObject({
      art: 'HAUSBESUCH',
      herkunft: 'NICHT_ANGETROFFEN',
      vorgehen: 'NEUER_BESUCH',
      text: 'Nachbarin kommt um vier',
      stand: 'OFFEN',
      faellig: '2026-11-18',
    })
    const ohne = await settle(leitung, offene)
    expect([...sagt(ohne), (ohne.body as unknown as ErrorAnswer).fields.map(({ path }) => path)]).toEqual([
      422,
      'dokumentation.folge_ohne_grund',
      ['grund'],
    ])
    expect((await settle(leitung, offene, 'Klientin ist bei der Tochter')).status).toBe(200)
    expect((await einzige(besuch)).erledigt?.grund).toBe('Klientin ist bei der Tochter')
  })

  it('another decision is a task, and a visit planned after it ends it as well', async () => {
    const besuch = await vergeblicherBesuch('RUECKRUF')
    const offene = await einzige(besuch)
    expect(offene).toMatchObject({ art: 'AUFGABE', vorgehen: 'RUECKRUF', text: null })
    expect((await plan(leitung, offene.id, { uhrzeit: '15:00' })).status).toBe(201)
    expect(await einzige(besuch)).toMatchObject({ stand: 'ERLEDIGT', besuch: { nummer: expect.any(String) } })
  })

  it('the same follows from what was written without network', async () => {
    const besuch = await create(leitung, 'plan', planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { datum: '2026-11-18' }))
    const angaben = { ...vergeblich, weiteresVorgehen: 'NEUER_BESUCH', text: 'Licht war aus' }
    const entry = {
      eintragId: crypto.randomUUID(),
      hausbesuchId: besuch,
      art: 'nichtAntreffen' as const,
      am: now(),
      gesehen: 1,
      angaben,
    }
    const send = () => pfleger.call(unterwegsContract.send, { body: { eintraege: [entry] } })
    await Promise.all([send(), send()])
    expect(await einzige(besuch)).toMatchObject({ art: 'HAUSBESUCH', text: 'Licht war aus' })
  })
})
