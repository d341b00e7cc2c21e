import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { callsPerMinute } from '@dreiklang/domain/machine/machine'
import { machineContract } from '@dreiklang/domain/machine/machine.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { type Scope, machineCalls } from '@dreiklang/domain/shared/machineCalls'
import { beforeEach, describe, expect, it } from 'vitest'
import { niemandsId } from '../bestellung/angaben.fixtures.ts'
import { entwurfFor, put } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { demoPassword } from '../demo/konten.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { addMachine, clientOf } from './machine.fixtures.ts'

const { list, create, rotate, end } = machineContract
const haus = await hausForTests()
const everything: Scope[] = ['bestellung:read', 'bestellung:write', 'klient:read', 'hausbesuch:read', 'webhook']

let leitung: TestClient
beforeEach(async () => {
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
  leitung = await haus.wer('pflege-admin')
})

const minutes = (count: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + count * 60_000)
}
const told = async (rest: object = {}) =>
  leitung.call(create, { body: { name: 'Tourenplaner', scopes: ['bestellung:read'], days: 90, password: demoPassword, ...rest } })
const newest = async () => (await leitung.call(list)).body[0]

describe('a program of the house', () => {
  it('reads the orders of its house with its token, and no others', async () => {
    const { id: own } = await put(haus)
    const program = await addMachine(haus, leitung, ['bestellung:read'])
    expect((await program.call(bestellungContract.read, { params: { bestellungId: own } })).body.id).toBe(own)
    const stranger = await addMachine(haus, await haus.wer('pflege-admin2'), ['bestellung:read'])
    expect((await stranger.call(bestellungContract.read, { params: { bestellungId: own } })).status).toBe(404)
  })

  it('does only what its scopes say, and is told which one is missing', async () => {
    const program = await addMachine(haus, leitung, ['hausbesuch:read'])
    const answer = await program.call(bestellungContract.list, { headers: { 'accept-language': 'en' } })
    expect([answer.status, errorOf(answer)]).toEqual([403, 'zugriff.befugnis_fehlt'])
    expect(answer.text).toContain('lacks the scope “bestellung:read”')
  })

  it('cannot read what the staff of its side may not read either', async () => {
    const program = await addMachine(haus, await haus.wer('arzt-admin'), everything)
    expect(errorOf(await program.call(klientContract.search))).toBe('zugriff.verboten')
  })

  it('takes no step that somebody has to answer for, and makes no programs itself', async () => {
    const program = await addMachine(haus, leitung, everything)
    const steps: Call[] = [...Object.values(handlungContract), list, create, protokollContract.list]
    const answers = await Promise.all(steps.map((step) => program.call(step, { params: { bestellungId: niemandsId } })))
    expect(new Set(answers.map((answer) => `${answer.status} ${errorOf(answer)}`))).toEqual(new Set(['403 zugriff.nur_personen']))
  })

  it('stands in the audit trail by its name, with each call that it made', async () => {
    const { id: own } = await put(haus)
    const program = await addMachine(haus, leitung, ['bestellung:read'])
    await program.call(bestellungContract.read, { params: { bestellungId: own } })
    const { zeilen } = (await leitung.call(protokollContract.list, { query: { limit: '20' } })).body
    const ofProgram = zeilen.filter(({ person }) => person?.name === 'Praxisprogramm (API)')
    expect(ofProgram.map(({ objektArt, aktion }) => [objektArt, aktion])).toEqual(
      expect.arrayContaining([
        ['MACHINE', 'bestellung.read'],
        ['BESTELLUNG', 'bestellung.read'],
      ]),
    )
    expect(ofProgram[0]?.adresse).toBe('127.0.0.x')
  })

  it('writes drafts that carry its name, and a person sends them', async () => {
    const program = await addMachine(haus, leitung, ['bestellung:write', 'bestellung:read'])
    const made = await program.call(bestellungContract.create, { body: entwurfFor(haus) })
    expect(made.status).toBe(201)
    const params = { bestellungId: made.body.id }
    const { body } = await (await haus.wer('pfleger')).call(bestellungContract.timeline, { params })
    expect(JSON.stringify(body)).toContain('Praxisprogramm (API)')
  })
})

describe('a token', () => {
  it('is told once and kept as a digest; the list shows where it was used last', async () => {
    const { token } = (await told()).body
    expect(token).toMatch(/^dreiklang_[0-9a-f]{12}_[\w-]{43}$/)
    await clientOf(haus, token).call(bestellungContract.list)
    const machine = await newest()
    expect(machine?.tokens).toEqual([
      expect.objectContaining({ prefix: token.slice(10, 22), lastUsedAt: haus.clock.now.toISOString(), lastUsedFrom: '127.0.0.x' }),
    ])
    const stored = await haus.ports.database.query(systemContext, sql('test.machine.stored', 'select to_jsonb(t) from machine_token t'), {})
    expect(JSON.stringify([stored, machine])).not.toContain(token.slice(-43))
  })

  it('is given out only to the head who says the password again, for a year at the longest', async () => {
    expect(errorOf(await told({ password: 'falsch' }))).toBe('anmeldung.passwort_falsch')
    expect(errorOf(await told({ days: 366 }))).toBe('eingabe.ungueltig: days zu_gross')
  })

  it('is worth nothing after its last day', async () => {
    const program = clientOf(haus, (await told({ days: 1 })).body.token)
    minutes(24 * 60 - 1)
    expect((await program.call(bestellungContract.list)).status).toBe(200)
    minutes(1)
    expect((await program.call(bestellungContract.list)).status).toBe(401)
  })

  it('works beside its successor as long as the head has said', async () => {
    const former = clientOf(haus, (await told()).body.token)
    const machineId = (await newest())?.id ?? ''
    const body = { days: 90, overlapHours: 1, password: demoPassword }
    const next = clientOf(haus, (await leitung.call(rotate, { params: { machineId }, body })).body.token)
    const both = async () => (await Promise.all([former, next].map((one) => one.call(bestellungContract.list)))).map(({ status }) => status)
    expect(await both()).toEqual([200, 200])
    minutes(61)
    expect(await both()).toEqual([401, 200])
  })

  it('ends at once with its program, which takes no new one', async () => {
    const program = clientOf(haus, (await told()).body.token)
    const machineId = (await newest())?.id ?? ''
    expect((await leitung.call(end, { params: { machineId } })).status).toBe(204)
    expect((await program.call(bestellungContract.list)).status).toBe(401)
    const body = { days: 90, overlapHours: 0, password: demoPassword }
    expect(errorOf(await leitung.call(rotate, { params: { machineId }, body }))).toBe('machine.beendet')
  })

  it(`is good for ${callsPerMinute} calls a minute, and says how long to wait`, async () => {
    const program = await addMachine(haus, leitung, ['webhook'])
    const answers = await Promise.all(Array.from({ length: callsPerMinute + 1 }, () => program.call(bestellungContract.list)))
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
    minutes(1)
    expect((await program.call(bestellungContract.list)).status).toBe(403)
  })
})

it('every call that a scope opens exists, is for people who are signed in, and is no step of an order', () => {
  const calls = new Map(haus.server.routes.map(({ call }) => [call.id, call]))
  const steps = new Set(Object.values(handlungContract).map(({ id }) => id))
  expect([...machineCalls.keys()].filter((id) => calls.get(id)?.access.kind !== 'signed-in' || steps.has(id))).toEqual([])
})
