import { mitgabeContract as c } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, planBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { beginBesuch, fertigesBlatt, gemessen, writeBlatt } from './dokumentation.fixtures.ts'

const word = 'Zaunkönig'
const haus = await hausForTests()
const [pfleger, arzt] = await haus.people('pfleger', 'arzt')
const puls = () => gemessen(haus.clock.now.toISOString(), { art: 'PULS', wert: 121, wert2: null, bemerkung: `${word} unruhig` })
let mitgegeben: ReturnType<typeof puls>
beforeAll(async () => {
  mitgegeben = puls()
  const ids = { klientId: haus.klientId, personId: haus.personId('pfleger') }
  const hausbesuchId = await beginBesuch({ leitung: await haus.wer('pflege-admin'), wer: pfleger }, ids)
  const blatt = fertigesBlatt(0, { vitalwerte: [mitgegeben, gemessen(haus.clock.now.toISOString())] })
  await writeBlatt(pfleger, 'finish', { hausbesuchId, blatt })
})

const frage = () => create(pfleger, 'ask', anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }))
const lies = async (who: TestClient, hausbesuchId: string) => (await who.call(c.read, { params: { hausbesuchId } })).body
const give = (hausbesuchId: string, messungIds: string[], { wer = pfleger, version = 0 } = {}) =>
  wer.call(c.save, { params: { hausbesuchId }, body: { version, messungIds } })

describe('Measured values that go along with the question for a doctor', () => {
  it('are chosen by the nurse, read by the practice, and lie sealed', async () => {
    const besuch = await frage()
    expect(await lies(pfleger, besuch)).toMatchObject({ version: 0, von: null, werte: [], aendern: true, waehlbar: [{}, {}] })
    expect((await lies(arzt, besuch)).werte).toEqual([])
    expect((await give(besuch, [mitgegeben.id])).body).toEqual({ version: 1 })
    for (const who of [pfleger, arzt])
      expect(await lies(who, besuch)).toMatchObject({ version: 1, werte: [{ art: 'PULS', wert: 121, bemerkung: `${word} unruhig` }] })
    expect(await lies(arzt, besuch)).toMatchObject({ waehlbar: [], aendern: false })
    expect(await klartextIn((haus.ports.database as TestDatabase).admin, word)).toEqual([])
  })

  it('are only those of this Klient, changed by who saw the last choice', async () => {
    const besuch = await frage()
    expect(errorOf(await give(besuch, [besuch]))).toMatchObject({ status: 422, code: 'dokumentation.messung_unbekannt' })
    await give(besuch, [mitgegeben.id])
    expect(errorOf(await give(besuch, []))).toMatchObject({ status: 409, code: 'dokumentation.veraltet' })
    expect((await give(besuch, [], { version: 1 })).body).toEqual({ version: 2 })
    expect((await lies(arzt, besuch)).werte).toEqual([])
  })

  it('are no business of another house, and of no other kind of visit', async () => {
    const besuch = await frage()
    expect((await give(besuch, [mitgegeben.id], { wer: arzt })).status).toBe(403)
    for (const konto of ['pfleger2', 'arzt2'] as const)
      expect((await (await haus.wer(konto)).call(c.read, { params: { hausbesuchId: besuch } })).status).toBe(404)
    const eigener = await create(await haus.wer('pflege-admin'), 'plan', planBody({ klientId: haus.klientId, personIds: [] }))
    expect(errorOf(await give(eigener, [mitgegeben.id]))).toMatchObject({ status: 409, code: 'dokumentation.mitgabe_zu' })
  })

  it('stay as they were when the visit is over', async () => {
    const besuch = await frage()
    await give(besuch, [mitgegeben.id])
    await run(arzt, besuch, 'ablehnen', { grund: 'TELEFONISCH_GEKLAERT', text: null })
    expect(errorOf(await give(besuch, [], { version: 1 }))).toMatchObject({ status: 409, code: 'dokumentation.mitgabe_zu' })
    expect((await lies(arzt, besuch)).werte).toHaveLength(1)
  })
})
