import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { hausbesuchContract, schrittContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { FehlerAntwort } from '@dreiklang/domain/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { type Haus, oeffneHaus } from '../bestellung/bestellung.fixtures.ts'
import { systemKontext } from '../shared/kontext.ts'
import type { TestClient } from '../testServer.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { createTresor } from '../tresor/tresor.ts'
import { anfrageBody, legeAn, lies, planBody, planungBody, tue } from './hausbesuch.fixtures.ts'

const wort = 'Zaunkönig'
let haus: Haus
let pfleger: TestClient
let praxis: TestClient
let arzt: TestClient
beforeAll(async () => {
  haus = await oeffneHaus()
  pfleger = await haus.wer('pfleger')
  praxis = await haus.wer('arzt-admin')
  arzt = await haus.wer('arzt')
})
afterAll(() => haus.close())

const admin = () => (haus.ports.database as TestDatabase).admin
const id = (konto: string) => haus.ensemble.personen[konto]?.personId ?? ''
const frage = (klientId = haus.klientId) =>
  legeAn(
    pfleger,
    'ask',
    anfrageBody(
      { klientId, organisationId: haus.ensemble.organisationen.weber },
      {
        anlass: `${wort} Anlass`,
        transportunfaehigGrund: `${wort} Transport`,
        tuer: { etage: `${wort} oben`, klingelname: `${wort} Huber`, zugang: `${wort} Hof` },
      },
    ),
  )

/** Both sides have said something, and the doctor was there. */
async function besprochen(klientId?: string): Promise<string> {
  const besuch = await frage(klientId)
  await tue(praxis, besuch, 'rueckfragen', { text: `${wort} Frage`, vorschlag: null })
  await tue(pfleger, besuch, 'antworten', { text: `${wort} Antwort`, wunsch: null })
  await tue(praxis, besuch, 'annehmen', planungBody([id('arzt')]))
  await tue(praxis, besuch, 'verschieben', { ...planungBody([id('arzt')], { uhrzeit: '09:00' }), grund: `${wort} Grund` })
  await tue(arzt, besuch, 'beginnen', { identitaetGeprueft: true })
  await tue(arzt, besuch, 'abschliessen', { ergebnis: `${wort} Ergebnis`, leistungen: [] })
  await tue(arzt, besuch, 'nachtragen', { text: `${wort} Nachtrag` })
  return besuch
}

describe('What is said of a visit in words', () => {
  it('stands in no table, and both sides read it', async () => {
    const besuch = await besprochen()
    expect(await klartextIn(admin(), wort)).toEqual([])
    for (const wer of [pfleger, praxis]) {
      expect(await lies(wer, besuch)).toMatchObject({
        anlass: `${wort} Anlass`,
        transportunfaehigGrund: `${wort} Transport`,
        nachrichten: [{ text: `${wort} Frage` }, { text: `${wort} Antwort` }],
        ergebnis: `${wort} Ergebnis`,
        nachtraege: [{ text: `${wort} Nachtrag` }],
        tuer: { etage: `${wort} oben`, klingelname: `${wort} Huber`, zugang: `${wort} Hof` },
      })
      const { ereignisse } = (await wer.call(hausbesuchContract.timeline, { params: { hausbesuchId: besuch } })).body
      expect(ereignisse.map(({ angaben }) => angaben['grund'])).toContain(`${wort} Grund`)
    }
  })

  it('is readable in a conflict, and a reason of the list stays one', async () => {
    const besuch = await frage()
    await tue(praxis, besuch, 'ablehnen', { grund: 'KAPAZITAET', text: `${wort} nein` })
    const { status, body } = await praxis.call(schrittContract.ablehnen, {
      params: { hausbesuchId: besuch },
      body: { version: 1, grund: 'KAPAZITAET', text: null },
    })
    expect(status).toBe(409)
    expect((body as unknown as FehlerAntwort).details).toMatchObject({
      aktuell: { anlass: `${wort} Anlass`, ablehnung: { grund: 'KAPAZITAET', text: `${wort} nein` } },
    })
    expect(await klartextIn(admin(), wort)).toEqual([])
  })

  it('that was written by a room that does not seal is sealed by the clock', async () => {
    const besuch = await legeAn(
      await haus.wer('pflege-admin'),
      'plan',
      planBody({ klientId: haus.klientId, personIds: [id('pfleger')] }, { anlass: null }),
    )
    await haus.ports.database.query(
      systemKontext,
      sql(
        'test.offen',
        `update hausbesuch set daten = jsonb_set(daten, '{anlass}', to_jsonb(:anlass::text)), versiegelt = false where id = :besuch`,
      ),
      { besuch, anlass: `${wort} von früher` },
    )
    await haus.ports.database.query(
      systemKontext,
      sql(
        'test.offenesEreignis',
        `insert into hausbesuch_ereignis (hausbesuch_id, version, art, zeile, angaben, aenderung, seite, am)
          values (:besuch, 2, 'absagen', 'H7', :angaben::jsonb, '{}', 'PFLEGE', :jetzt)`,
      ),
      { besuch, angaben: JSON.stringify({ grund: 'WETTER', text: `${wort} damals` }), jetzt: haus.clock.jetzt.toISOString() },
    )
    expect((await lies(pfleger, besuch)).anlass).toBe(`${wort} von früher`)
    await haus.server.tick()
    expect(await klartextIn(admin(), wort)).toEqual([])
    expect(await lies(pfleger, besuch)).toMatchObject({ anlass: `${wort} von früher`, version: 1 })
    const { ereignisse } = (await pfleger.call(hausbesuchContract.timeline, { params: { hausbesuchId: besuch } })).body
    expect(ereignisse.at(-1)?.angaben).toEqual({ grund: 'WETTER', text: `${wort} damals` })
  })

  it('is gone for ever with the key of the Klient, and the practice goes on with its visit', async () => {
    const klientId = await haus.nimmAuf({ praxis: 'weber', apotheke: 'markt' })
    const besuch = await besprochen(klientId)
    const tresor = createTresor(haus.ports)
    const { sonnenhof } = haus.ensemble.organisationen
    await haus.ports.database.transaction(systemKontext, (tx) => tresor.vernichte(tx, { organisationId: sonnenhof, klientId }))
    expect((await lies(praxis, besuch)).ergebnis).toBe('Nicht mehr lesbar: Die Akte wurde gelöscht.')
    expect((await tue(arzt, besuch, 'nachtragen', { text: `${wort} danach` })).status).toBe(200)
    expect((await lies(praxis, besuch)).nachtraege.at(-1)?.text).toBe(`${wort} danach`)
    expect(await klartextIn(admin(), wort)).toEqual([])
  })
})
