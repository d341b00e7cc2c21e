import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { createTresor } from '../tresor/tresor.ts'
import { anfrageBody, create, readBesuch, planBody, planungBody, run } from './hausbesuch.fixtures.ts'

const word = 'Zaunkönig'
const haus = await hausForTests()
const [pfleger, praxis, arzt] = await haus.people('pfleger', 'arzt-admin', 'arzt')

const admin = () => (haus.ports.database as TestDatabase).admin
const id = haus.personId
const frage = (klientId = haus.klientId) =>
  create(
    pfleger,
    'ask',
    anfrageBody(
      { klientId, organisationId: haus.ensemble.organisationen.weber },
      {
        anlass: `${word} Anlass`,
        transportunfaehigGrund: `${word} Transport`,
        tuer: { etage: `${word} oben`, klingelname: `${word} Huber`, zugang: `${word} Hof` },
      },
    ),
  )

async function besprochen(klientId?: string): Promise<string> {
  const besuch = await frage(klientId)
  await run(praxis, besuch, 'rueckfragen', { text: `${word} Frage`, vorschlag: null })
  await run(pfleger, besuch, 'antworten', { text: `${word} Antwort`, wunsch: null })
  await run(praxis, besuch, 'annehmen', planungBody([id('arzt')]))
  await run(praxis, besuch, 'verschieben', { ...planungBody([id('arzt')], { uhrzeit: '09:00' }), grund: `${word} Grund` })
  await run(arzt, besuch, 'beginnen', { identitaetGeprueft: true })
  await run(arzt, besuch, 'abschliessen', { ergebnis: `${word} Ergebnis`, leistungen: [] })
  await run(arzt, besuch, 'nachtragen', { text: `${word} Nachtrag` })
  return besuch
}

describe('What is said of a visit in words', () => {
  it('is read as it was said by whoever broke it off, and by no one as a seal', async () => {
    const besuch = await create(pfleger, 'plan', planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }))
    await run(pfleger, besuch, 'beginnen', { identitaetGeprueft: true })
    await run(pfleger, besuch, 'abbrechen', { grund: `${word} Rettungsdienst` })
    const read = await readBesuch(pfleger, besuch)
    expect(read).toMatchObject({ abbruchGrund: `${word} Rettungsdienst` })
    expect(JSON.stringify(read)).not.toContain('"v1.')
    expect(await klartextIn(admin(), word)).toEqual([])
  })

  it('stands in no table, and both sides read it', async () => {
    const besuch = await besprochen()
    expect(await klartextIn(admin(), word)).toEqual([])
    for (const who of [pfleger, praxis]) {
      expect(await readBesuch(who, besuch)).toMatchObject({
        anlass: `${word} Anlass`,
        transportunfaehigGrund: `${word} Transport`,
        nachrichten: [{ text: `${word} Frage` }, { text: `${word} Antwort` }],
        ergebnis: `${word} Ergebnis`,
        nachtraege: [{ text: `${word} Nachtrag` }],
        tuer: { etage: `${word} oben`, klingelname: `${word} Huber`, zugang: `${word} Hof` },
      })
      const { ereignisse } = (await who.call(hausbesuchContract.timeline, { params: { hausbesuchId: besuch } })).body
      expect(ereignisse.map(({ angaben }) => angaben['grund'])).toContain(`${word} Grund`)
    }
  })

  it('is readable in a conflict, and a reason of the list stays one', async () => {
    const besuch = await frage()
    await run(praxis, besuch, 'ablehnen', { grund: 'KAPAZITAET', text: `${word} nein` })
    const { status, body } = await praxis.call(stepContract.ablehnen, {
      params: { hausbesuchId: besuch },
      body: { version: 1, grund: 'KAPAZITAET', text: null },
    })
    expect(status).toBe(409)
    expect((body as unknown as ErrorAnswer).details).toMatchObject({
      aktuell: { anlass: `${word} Anlass`, ablehnung: { grund: 'KAPAZITAET', text: `${word} nein` } },
    })
    expect(await klartextIn(admin(), word)).toEqual([])
  })

  it('that was written by a room that does not seal is sealed by the clock', async () => {
    const besuch = await create(
      await haus.wer('pflege-admin'),
      'plan',
      planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { anlass: null }),
    )
    await haus.ports.database.query(
      systemContext,
      sql(
        'test.offen',
        `update hausbesuch set daten = jsonb_set(daten, '{anlass}', to_jsonb(:anlass::text)), versiegelt = false where id = :besuch`,
      ),
      { besuch, anlass: `${word} von früher` },
    )
    await haus.ports.database.query(
      systemContext,
      sql(
        'test.offenesEreignis',
        `insert into hausbesuch_ereignis (hausbesuch_id, version, art, zeile, angaben, aenderung, seite, am)
          values (:besuch, 2, 'absagen', 'H7', :angaben::jsonb, '{}', 'PFLEGE', :now)`,
      ),
      { besuch, angaben: JSON.stringify({ grund: 'WETTER', text: `${word} damals` }), now: haus.clock.now.toISOString() },
    )
    expect((await readBesuch(pfleger, besuch)).anlass).toBe(`${word} von früher`)
    await haus.server.tick()
    expect(await klartextIn(admin(), word)).toEqual([])
    expect(await readBesuch(pfleger, besuch)).toMatchObject({ anlass: `${word} von früher`, version: 1 })
    const { ereignisse } = (await pfleger.call(hausbesuchContract.timeline, { params: { hausbesuchId: besuch } })).body
    expect(ereignisse.at(-1)?.angaben).toEqual({ grund: 'WETTER', text: `${word} damals` })
  })

  it('is gone for ever with the key of the Klient, and the practice goes on with its visit', async () => {
    const klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const besuch = await besprochen(klientId)
    const tresor = createTresor(haus.ports)
    const { sonnenhof } = haus.ensemble.organisationen
    await haus.ports.database.transaction(systemContext, (tx) => tresor.destroy(tx, { organisationId: sonnenhof, klientId }))
    expect((await readBesuch(praxis, besuch)).ergebnis).toBe('Nicht mehr lesbar: Die Akte wurde gelöscht.')
    expect((await run(arzt, besuch, 'nachtragen', { text: `${word} danach` })).status).toBe(200)
    expect((await readBesuch(praxis, besuch)).nachtraege.at(-1)?.text).toBe(`${word} danach`)
    expect(await klartextIn(admin(), word)).toEqual([])
  })
})
