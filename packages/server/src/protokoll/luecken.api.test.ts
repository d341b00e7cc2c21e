import { describe, expect, it } from 'vitest'
import { bring, konten } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { anfrageFor, wer, zugriff } from '../zugriff.fixtures.ts'
import { zielWithVisit } from '../zugriffZiel.fixtures.ts'

const haus = await hausForTests()
const fall = await bring(haus, 'IN_BEARBEITUNG')
const target = { ...(await zielWithVisit(haus, fall)), personId: haus.personIds.pka }

/** They tell of the own people and nothing of the Klient: who has looked, and who goes there. */
const withoutTrail = ['protokoll.einsicht', 'klient.readZuteilungen']

async function count(): Promise<number> {
  const statement = sql('test.luecken', `select count(*) as n from protokoll where klient_id = :klientId and art in ('LESEN', 'AUSGEBEN')`)
  const [row] = await haus.ports.database.query<{ n: number }>(systemContext, statement, { klientId: haus.klientId })
  return row?.n ?? 0
}

describe('whoever reads about a Klient leaves a trace', () => {
  it('by every call that names a record or an order in its address, and on every side that may make it', async () => {
    const stumm: string[] = []
    let gefragt = 0
    for (const { call } of haus.server.routes) {
      if (call.method !== 'GET' || !/:(klientId|bestellungId|hausbesuchId)/.test(call.path) || withoutTrail.includes(call.id)) continue
      for (const konto of konten.filter((one) => zugriff[call.id]?.[(wer as readonly string[]).indexOf(one)] === 200)) {
        const before = await count()
        const { status } = await (await haus.wer(konto)).call(call, anfrageFor(call, target))
        gefragt += 1
        if (status === 200 && (await count()) === before) stumm.push(`${call.id} ${konto}`)
      }
    }
    expect(stumm).toEqual([])
    expect(gefragt).toBeGreaterThan(10)
  })
})
