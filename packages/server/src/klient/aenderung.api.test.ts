import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { wandelContract } from '@dreiklang/domain/klient/wandel.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import type { DbContext } from '../ports.ts'
import { createChangeTrail } from '../protokoll/aenderung.ts'
import { systemContext } from '../shared/context.ts'
import { createTresor } from '../tresor/tresor.ts'
import type { TestClient } from '../testServer.ts'
import { bereichBody, klientBody, newKvnr } from './klient.fixtures.ts'

const haus = await hausForTests()
const { sonnenhof, weber } = haus.ensemble.organisationen
let leitung: TestClient
let nurse: TestClient
beforeAll(async () => {
  ;[leitung, nurse] = await haus.people('pflege-admin', 'pfleger')
})

const body = () => klientBody({ kvnr: newKvnr() })
async function admit() {
  const said = body()
  const { id: klientId } = (await leitung.call(klientContract.create, { body: said })).body
  return { klientId, params: { klientId }, said }
}
type Admitted = Awaited<ReturnType<typeof admit>>

/** The care grade goes from nothing to 2 and from 2 to 3. */
async function withGrades({ params, said }: Admitted) {
  for (const [i, pflegegrad] of [2, 3].entries()) {
    const versicherung = { ...bereichBody.versicherung(said, i + 1), pflegegrad }
    expect((await leitung.call(akteContract.updateVersicherung, { params, body: versicherung })).status).toBe(200)
  }
}

const changesIn = async ({ params }: Pick<Admitted, 'params'>, who = nurse) =>
  (await who.call(verlaufContract.listVerlauf, { params, query: { art: 'AKTE' } })).body.eintraege.map(({ angaben }) => angaben)

const stored = (context: DbContext, klientId: string) =>
  haus.ports.database.query<{ nr: number; werte: string }>(
    context,
    sql('test.aenderungen', 'select nr, werte from protokoll_aenderung where klient_id = :klientId order by nr'),
    { klientId },
  )
const personOf = (konto: 'pfleger' | 'pfleger2' | 'arzt'): DbContext => {
  const person = haus.ensemble.personen[konto]
  return { organisationId: person?.organisationId ?? null, personId: person?.personId ?? null, system: false }
}

describe('what was changed in a record', () => {
  it('is told from what to what to whoever may read the record, newest first', async () => {
    const klient = await admit()
    await withGrades(klient)
    expect(await changesIn(klient)).toMatchObject([
      { felder: ['pflegegrad'], aenderungen: [{ feld: 'pflegegrad', vorher: 2, nachher: 3 }] },
      { felder: ['pflegegrad'], aenderungen: [{ feld: 'pflegegrad', vorher: null, nachher: 2 }] },
      {},
    ])
  })

  it('names the practice that was left and the one that was chosen', async () => {
    const klient = await admit()
    await leitung.call(akteContract.updateAerzte, { params: klient.params, body: { fachaerzte: [], hausarztId: weber, version: 1 } })
    expect(await changesIn(klient)).toMatchObject([
      {
        aenderungen: [{ feld: 'hausarztId', vorher: klient.said.hausarztId, nachher: weber }],
        praxen: [{ id: weber, name: 'Praxis Dr. Weber' }],
      },
      {},
    ])
  })

  it('includes what a slip of the status has brought back', async () => {
    const klient = await admit()
    const { params } = klient
    const { version, ...person } = (await leitung.call(akteContract.read, { params })).body.person
    const ended = { ...person, status: 'BEENDET' as const, pflegebeginn: '2026-01-01', pflegeende: haus.heute(), version }
    expect((await leitung.call(akteContract.updatePerson, { params, body: ended })).status).toBe(200)
    const [wandel] = (await leitung.call(wandelContract.list, { params })).body.wandel
    expect((await leitung.call(wandelContract.undo, { params: { ...params, wandelId: wandel?.id ?? '' } })).status).toBe(200)
    const [undone] = await changesIn(klient)
    expect(undone?.['aenderungen']).toContainEqual({ feld: 'status', vorher: 'BEENDET', nachher: 'AKTIV' })
  })

  it('stands in no row of the audit trail, which names the fields alone, and lies sealed beside it', async () => {
    const klient = await admit()
    const wohnen = { ...bereichBody.wohnen(klient.said), telefon: '0351 4711471' }
    await leitung.call(akteContract.updateWohnen, { params: klient.params, body: wohnen })
    const { zeilen } = (await leitung.call(protokollContract.list, { query: { klientId: klient.klientId, limit: '50' } })).body
    expect(zeilen.find(({ aktion }) => aktion === 'klient.updateWohnen')?.felder).toEqual(['telefon'])
    expect(JSON.stringify(zeilen)).not.toContain('4711471')
    const rows = await stored(systemContext, klient.klientId)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.werte).not.toMatch(/telefon|4711471/)
  })

  it('is seen by no other organisation, and by nobody while the record is restricted', async () => {
    const klient = await admit()
    await withGrades(klient)
    const counts = async () => [
      (await stored(personOf('pfleger'), klient.klientId)).length,
      (await stored(personOf('pfleger2'), klient.klientId)).length,
      (await stored(personOf('arzt'), klient.klientId)).length,
    ]
    expect(await counts()).toEqual([2, 0, 0])
    await leitung.call(loeschungContract.restrict, { params: klient.params, body: { grund: 'Widerspruch' } })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('cannot be rewritten, and is gone for everybody with the key of the Klient', async () => {
    const klient = await admit()
    await withGrades(klient)
    const { klientId } = klient
    const forge = sql('test.forge', `update protokoll_aenderung set werte = 'x' where klient_id = :klientId`)
    await expect(haus.ports.database.write(systemContext, forge, { klientId })).rejects.toThrow(/permission denied|only ever added/)
    const whose = { organisationId: sonnenhof, klientId }
    const nrs = (await stored(systemContext, klientId)).map(({ nr }) => nr)
    const readable = () => haus.ports.database.transaction(personOf('pfleger'), (tx) => createChangeTrail(haus.ports).load(tx, whose, nrs))
    expect((await readable()).size).toBe(2)
    await haus.ports.database.transaction(systemContext, (tx) => createTresor(haus.ports).destroy(tx, whose))
    expect((await readable()).size).toBe(0)
  })
})
