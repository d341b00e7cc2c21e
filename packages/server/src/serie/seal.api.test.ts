import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, readBesuch } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { contentOf, createSerie, readSerie, serienBody } from './serie.fixtures.ts'

const word = 'Zaunkönig'
const haus = await hausForTests()
const leitung = () => haus.wer('pflege-admin')
const admin = () => (haus.ports.database as TestDatabase).admin

let klientId: string
beforeEach(async () => {
  haus.clock.now = new Date('2026-11-18T09:00:00.000Z')
  klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
})

const put = async (anlass: string) =>
  (await createSerie(await leitung(), serienBody({ klientId, personIds: [haus.personId('pfleger')] }, { anlass }))).id
const besucheOf = async (serieId: string) =>
  (await readSerie(await leitung(), serieId)).termine.flatMap(({ besuch }) => (besuch === null ? [] : [besuch.id]))
const firstBesuch = async (serieId: string) => (await besucheOf(serieId))[0] ?? ''

describe('Why a series of visits is', () => {
  it('stands in no table, and who may read the series and its visits reads it', async () => {
    const serieId = await put(`${word} Verband`)
    await haus.server.tick()
    expect(await klartextIn(admin(), word)).toEqual([])
    expect((await readSerie(await leitung(), serieId)).anlass).toBe(`${word} Verband`)
    expect((await readBesuch(await leitung(), await firstBesuch(serieId))).anlass).toBe(`${word} Verband`)
  })

  it('stays one and the same for its visits night after night: none of them is moved', async () => {
    const serieId = await put(`${word} Verband`)
    const hausbesuchId = (await besucheOf(serieId))[3] ?? ''
    await haus.server.tick()
    haus.clock.now = new Date('2026-11-19T09:00:00.000Z')
    await haus.server.tick()
    expect((await readBesuch(await leitung(), hausbesuchId)).version).toBe(1)
    const { ereignisse } = (await (await leitung()).call(hausbesuchContract.timeline, { params: { hausbesuchId } })).body
    expect(ereignisse.map(({ art }) => art)).toEqual(['planen'])
    const preview = { ...serienBody({ klientId, personIds: [haus.personId('pfleger')] }), anlass: `${word} Verband` }
    const { wirkung } = (await (await leitung()).call(serieContract.preview, { body: { ...preview, serieId, umfang: 'ALLE', ab: null } }))
      .body
    expect(wirkung.geaendert).toBe(0)
  })

  it('goes to its visits when it is changed, from a day on or for all', async () => {
    const serieId = await put(`${word} Verband`)
    await haus.server.tick()
    const change = async (id: string, anders: object) => {
      const serie = await readSerie(await leitung(), id)
      const body = { ...contentOf(serie), version: serie.version, umfang: 'ALLE' as const, ab: null, ...anders }
      return (await (await leitung()).call(serieContract.change, { params: { serieId: id }, body })).body
    }
    const rest = await change(serieId, { umfang: 'AB_HIER', ab: '2026-12-02', anlass: `${word} Insulin` })
    expect(rest.wirkung.geaendert).toBe(7)
    expect((await change(serieId, { anlass: `${word} Wunde` })).wirkung.geaendert).toBe(5)
    await haus.server.tick()
    expect(await klartextIn(admin(), word)).toEqual([])
    expect((await readSerie(await leitung(), serieId)).anlass).toBe(`${word} Wunde`)
    expect((await readSerie(await leitung(), rest.id)).anlass).toBe(`${word} Insulin`)
    expect((await readBesuch(await leitung(), await firstBesuch(rest.id))).anlass).toBe(`${word} Insulin`)
    expect((await readBesuch(await leitung(), await firstBesuch(serieId))).anlass).toBe(`${word} Wunde`)
    await (await leitung()).call(serieContract.end, { params: { serieId }, body: { version: 3, letzterTag: '2026-11-20' } })
    expect((await readSerie(await leitung(), serieId)).anlass).toBe(`${word} Wunde`)
  })

  it('that was kept in the clear is read as ever, and sealed by the clock', async () => {
    const serieId = await put('neu')
    await haus.ports.database.query(
      systemContext,
      sql(
        'test.serie.offen',
        `update besuchsserie set daten = jsonb_set(daten, '{anlass}', to_jsonb(:anlass::text)), versiegelt = false, naechster_lauf = null
          where id = :serieId`,
      ),
      { serieId, anlass: `${word} von früher` },
    )
    expect((await readSerie(await leitung(), serieId)).anlass).toBe(`${word} von früher`)
    await haus.server.tick()
    expect(await klartextIn(admin(), word)).toEqual([])
    expect(await readSerie(await leitung(), serieId)).toMatchObject({ anlass: `${word} von früher`, version: 1 })
  })

  it('lies under the key of the Klient also where a practice says it', async () => {
    await create(await leitung(), 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
    const praxis = await haus.wer('arzt-admin')
    const angaben = { typ: 'ARZTBESUCH', anlass: `${word} Kontrolle`, regel: 'FREQ=WEEKLY;BYDAY=TU' } as const
    const { id } = await createSerie(praxis, serienBody({ klientId, personIds: [haus.personId('arzt')] }, angaben))
    await haus.server.tick()
    expect(await klartextIn(admin(), word)).toEqual([])
    expect((await readSerie(praxis, id)).anlass).toBe(`${word} Kontrolle`)
    const [row] = await haus.ports.database.query<{ klientId: string }>(
      systemContext,
      sql(
        'test.serie.schluessel',
        `select k.klient_id as "klientId" from besuchsserie s join schluessel k on k.id::text = split_part(s.daten ->> 'anlass', '.', 2)
          where s.id = :id and k.organisation_id <> s.organisation_id`,
      ),
      { id },
    )
    expect(row).toEqual({ klientId })
  })
})
