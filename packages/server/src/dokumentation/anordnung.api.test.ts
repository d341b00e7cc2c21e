import { anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { beginBesuch, fertigesBlatt, readBlatt, writeBlatt } from './dokumentation.fixtures.ts'

const c = anordnungContract
const haus = await hausForTests()
const [pfleger, arzt] = await haus.people('pfleger', 'arzt')

const personId = () => haus.personId('pfleger')
const wortlaut = 'Furosemid heute auf 80 mg erhöhen'
const anordnung = (rest: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  praxisId: haus.ensemble.organisationen.weber,
  arzt: 'Dr. Weber',
  weg: 'TELEFONISCH' as const,
  am: haus.clock.now.toISOString(),
  wortlaut,
  vorgelesen: true,
  ...rest,
})

async function writeDown(): Promise<string> {
  const besuch = await beginBesuch(
    { leitung: await haus.wer('pflege-admin'), wer: pfleger },
    { klientId: haus.klientId, personId: personId() },
  )
  const answer = await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { anordnungen: [anordnung()] }) })
  if (answer.status !== 200) throw new Error(answer.text)
  return besuch
}
const all = async (client: TestClient, offen = 'false') => (await client.call(c.list, { query: { offen } })).body.anordnungen
const zum = async (client: TestClient, besuch: string) => {
  const one = (await all(client)).find(({ hausbesuchId }) => hausbesuchId === besuch)
  if (one === undefined) throw new Error('The instruction is not there')
  return one
}
const betreffe = async (client: TestClient) => (await client.call(messageContract.list)).body.map(({ title, link }) => `${title} ${link}`)

describe('what a doctor said by word of mouth', () => {
  it('waits for the practice, is signed against once, and both sides are told', async () => {
    const besuch = await writeDown()
    const { id, version, ...offene } = await zum(arzt, besuch)
    expect(offene).toMatchObject({
      stand: 'OFFEN',
      moeglich: true,
      inhalt: { wortlaut, arzt: 'Dr. Weber', klient: { nachname: expect.any(String) } },
    })
    expect(await betreffe(arzt)).toContain('Anordnung gegenzeichnen /hausbesuch/anordnungen')
    const menu = (await arzt.call(navigationContract.verticalMenu)).body.compact.find((entry) => entry.id === 'hausbesuch')
    expect(menu?.badge?.title).toBe('1')

    const draw = () => arzt.call(c.countersign, { params: { anordnungId: id }, body: { version } })
    expect((await draw()).body).toEqual({ version: 2, stand: 'GEGENGEZEICHNET' })
    expect(errorOf(await draw())).toBe('dokumentation.schon_entschieden')
    expect(await zum(pfleger, besuch)).toMatchObject({ stand: 'GEGENGEZEICHNET', entschieden: { name: expect.any(String), grund: null } })
    expect(await betreffe(pfleger)).toContain('Anordnung gegengezeichnet /hausbesuch/anordnungen')
    expect(await all(arzt, 'true')).toEqual([])
  })

  it('is not confirmed with a reason, which the nursing service reads', async () => {
    const besuch = await writeDown()
    const { id, version } = await zum(arzt, besuch)
    const abgelehnt = await arzt.call(c.reject, { params: { anordnungId: id }, body: { version, grund: 'Es waren 40 mg' } })
    expect(abgelehnt.body.stand).toBe('ABGELEHNT')
    expect(await zum(pfleger, besuch)).toMatchObject({ stand: 'ABGELEHNT', entschieden: { grund: 'Es waren 40 mg' } })
    const raw = await haus.ports.database.query<{ inhalt: string; grund: string }>(
      systemContext,
      { name: 'test.anordnung', text: 'select inhalt, grund from anordnung' },
      {},
    )
    expect(JSON.stringify(raw)).not.toMatch(/Furosemid|40 mg/)
  })

  it('shows the doctor nothing of the sheet around it', async () => {
    const besuch = await writeDown()
    expect((await arzt.call(dokumentationContract.read, { params: { hausbesuchId: besuch } })).status).toBe(404)
  })

  it('is signed against by nobody else', async () => {
    const besuch = await writeDown()
    const { id, version } = await zum(arzt, besuch)
    const als = async (konto: 'assistenz' | 'arzt2') =>
      errorOf(await (await haus.wer(konto)).call(c.countersign, { params: { anordnungId: id }, body: { version } }))
    expect(await als('assistenz')).toBe('dokumentation.nur_arzt')
    expect(await als('arzt2')).toBe('nicht_gefunden')
    expect((await zum(await haus.wer('assistenz'), besuch)).moeglich).toBe('dokumentation.nur_arzt')
  })

  it('names no practice that the house does not work with', async () => {
    const besuch = await beginBesuch(
      { leitung: await haus.wer('pflege-admin'), wer: pfleger },
      { klientId: haus.klientId, personId: personId() },
    )
    const fremd = anordnung({ praxisId: haus.ensemble.organisationen.sonnenhof })
    const answer = await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { anordnungen: [fremd] }) })
    expect(errorOf(answer)).toBe('dokumentation.praxis_unbekannt: blatt.anordnungen.0.praxisId falsch')
    const { weber } = haus.ensemble.organisationen
    expect((await readBlatt(pfleger, besuch)).praxen).toContainEqual(
      expect.objectContaining({ id: weber, telefon: expect.stringMatching(/^089 /), behandelt: true }),
    )
  })
})
