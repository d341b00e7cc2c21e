import { leerlaufContract } from '@dreiklang/domain/anmeldung/idle.contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const server = await serverForTests()
const [pfleger, leitung] = await server.people('pfleger', 'pflege-admin')

const set = (client: TestClient, stunden: number) => client.call(leerlaufContract.setOfflineOfAll, { body: { stunden } })
const hoursOf = async (client: TestClient) => {
  const { body } = await client.call(unterwegsContract.day, { query: { datum: '2026-11-18' } })
  return (Date.parse(body.bis) - Date.parse(body.am)) / 3_600_000
}

describe('how long a day stays on a device', () => {
  it('is twelve hours, until the head of the house says otherwise, and only for that house', async () => {
    expect(await hoursOf(pfleger)).toBe(12)
    expect((await set(leitung, 4)).status).toBe(204)
    expect(await hoursOf(pfleger)).toBe(4)
    expect((await pfleger.call(leerlaufContract.readIdle)).body.offlineStunden).toBe(4)
    expect(await hoursOf(await server.as('pfleger2'))).toBe(12)
  })

  it('is between a short and a very long shift, and not for a nurse to say', async () => {
    expect([(await set(leitung, 3)).status, (await set(leitung, 17)).status, (await set(pfleger, 8)).status]).toEqual([400, 400, 403])
    expect(await hoursOf(pfleger)).toBe(4)
  })
})
