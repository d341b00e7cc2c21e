import { type Blatt, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, readBesuch, planungBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { Values } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import type { TestAnswer, TestClient } from '../testServer.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { beginBesuch, fertigesBlatt, gemessen, readBlatt, writeBlatt, struempfe } from './dokumentation.fixtures.ts'

const c = dokumentationContract
const haus = await hausForTests()
const [pfleger, leitung, arzt] = await haus.people('pfleger', 'pflege-admin', 'arzt')

const id = haus.personId
const now = () => haus.clock.now.toISOString()
const error = ({ body }: TestAnswer<unknown>): ErrorAnswer => body as ErrorAnswer
const begin = (rest: Record<string, unknown> = {}) =>
  beginBesuch({ leitung, wer: pfleger }, { klientId: haus.klientId, personId: id('pfleger') }, rest)
const besuchOfArztes = async () => {
  const besuch = await create(pfleger, 'ask', anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }))
  await run(await haus.wer('arzt-admin'), besuch, 'annehmen', planungBody([id('arzt')], { datum: '2026-11-18', uhrzeit: '14:30' }))
  await run(arzt, besuch, 'beginnen', { identitaetGeprueft: true })
  return besuch
}
const raw = <Row>(text: string, values: Values = {}) =>
  haus.ports.database.query<Row>(systemContext, sql(`test.dokumentation.${text.length}`, text), values)

describe('the sheet of a visit', () => {
  it('is kept as it is written, and finishing it ends the visit with what was done', async () => {
    const besuch = await begin({ leistungen: [struempfe] })
    expect(await readBlatt(pfleger, besuch)).toMatchObject({ version: 0, blatt: emptyBlatt(1), moeglich: { schreiben: true } })
    const values = [gemessen(now())]
    expect(
      (await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(1), vitalwerte: values } })).body.version,
    ).toBe(1)

    const blatt = fertigesBlatt(1, { vitalwerte: values, leistungen: [{ erbracht: false, grund: 'Wollte heute nicht' }] })
    expect((await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt })).body).toEqual({ version: 2, gespeichertAm: now() })
    expect(await readBesuch(pfleger, besuch)).toMatchObject({
      status: 'ABGESCHLOSSEN',
      ergebnis: 'Klientin wohlauf, Wunde trocken',
      leistungen: [{ erbracht: false, grundNichtErbracht: 'Wollte heute nicht' }],
    })
    expect(await readBlatt(leitung, besuch)).toMatchObject({
      blatt,
      abgeschlossenAm: now(),
      geaendert: { name: expect.any(String) },
      moeglich: { schreiben: 'dokumentation.abgeschlossen', nachtragen: true },
    })
  })

  it('that is finished can be changed by nobody, not even past all calls', async () => {
    const besuch = await begin()
    await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0) })
    const answer = await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { ergebnis: 'Doch anders' }) })
    expect([answer.status, error(answer).code]).toEqual([409, 'dokumentation.abgeschlossen'])
    const verboten = [
      `update besuchsblatt set version = 9 where hausbesuch_id = :besuch`,
      `update besuchsblatt set abgeschlossen_am = null where hausbesuch_id = :besuch `,
      `update besuchsblatt_fassung set inhalt = 'x' where hausbesuch_id = :besuch`,
      `delete from besuchsblatt_fassung where hausbesuch_id = :besuch`,
      `delete from besuchsblatt where hausbesuch_id = :besuch`,
      `insert into besuchsblatt_fassung select hausbesuch_id, 9, organisation_id, person_id, 'x', am, 'x' from besuchsblatt_fassung where hausbesuch_id = :besuch`,
    ]
    for (const text of verboten) await expect(raw(text, { besuch }), text).rejects.toThrow(/finished|permission/)
  })

  it('keeps every state of the draft with who wrote it and when', async () => {
    const besuch = await begin()
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), massnahmen: 'Erst so' } })
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), massnahmen: 'Dann so' } })
    const noch = await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), massnahmen: 'Dann so' } })
    expect(noch.body.version).toBe(2)
    const fassungen = await raw<{ version: number; person_id: string; inhalt: string }>(
      `select version, person_id, inhalt from besuchsblatt_fassung where hausbesuch_id = :besuch order by version`,
      { besuch },
    )
    expect(fassungen.map(({ version, person_id }) => [version, person_id])).toEqual([
      [1, id('pfleger')],
      [2, id('pfleger')],
    ])
    expect(fassungen.map(({ inhalt }) => inhalt).join()).not.toMatch(/Erst so|Dann so/)
    expect(fassungen.every(({ inhalt }) => inhalt.startsWith('v1.'))).toBe(true)
  })

  it('shows its earlier states to the own house, with what changed in each, and to no other', async () => {
    const besuch = await begin()
    const erst = { ...emptyBlatt(0), massnahmen: 'Erst so' }
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: erst })
    await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0, { massnahmen: 'Dann so' }) })
    const params = { hausbesuchId: besuch }
    const { body } = await leitung.call(c.listVersions, { params })
    expect(body.fassungen).toEqual([
      { version: 2, am: now(), name: 'Jonas Meyer', teile: ['massnahmen', 'ergebnis', 'handzeichen'] },
      { version: 1, am: now(), name: 'Jonas Meyer', teile: ['massnahmen'] },
    ])
    const readFassung = (who: TestClient, version: string) => who.call(c.readVersion, { params: { ...params, version } })
    expect((await readFassung(leitung, '1')).body).toMatchObject({ version: 1, teile: ['massnahmen'], blatt: erst })
    expect((await readFassung(leitung, '2')).body).toMatchObject({ teile: ['massnahmen', 'ergebnis', 'handzeichen'] })
    expect((await readFassung(leitung, '3')).status).toBe(404)
    expect((await readFassung(leitung, 'x')).status).toBe(400)
    expect((await readFassung(await haus.wer('pfleger2'), '1')).status).toBe(404)
  })

  it('of a doctor shows none of its states to the nursing service', async () => {
    const besuch = await besuchOfArztes()
    await writeBlatt(arzt, 'finish', { hausbesuchId: besuch, blatt: fertigesBlatt(0) })
    const params = { hausbesuchId: besuch }
    expect((await pfleger.call(c.listVersions, { params })).body.fassungen).toEqual([])
    expect((await pfleger.call(c.readVersion, { params: { ...params, version: '1' } })).status).toBe(404)
    expect((await arzt.call(c.listVersions, { params })).body.fassungen).toHaveLength(1)
  })

  it('tells the second of two writers what the first has changed, and loses nothing', async () => {
    const besuch = await begin()
    const save = (massnahmen: string) =>
      pfleger.call(c.save, { params: { hausbesuchId: besuch }, body: { version: 0, blatt: { ...emptyBlatt(0), massnahmen } } })
    const beide = await Promise.all([save('Am Telefon'), save('Am Tablet')])
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const verloren = beide.find(({ status }) => status === 409)
    expect(verloren && error(verloren)).toMatchObject({
      code: 'dokumentation.veraltet',
      details: { aktuell: { version: 1, blatt: { massnahmen: expect.any(String) } }, teile: ['massnahmen'], durch: { am: now() } },
    })
  })

  it('happens once when the answer was lost and it is sent again', async () => {
    const besuch = await begin()
    const nochmal = () =>
      pfleger.call(c.finish, {
        params: { hausbesuchId: besuch },
        body: { version: 0, blatt: fertigesBlatt(0) },
        headers: { 'idempotency-key': `ende-${besuch}` },
      })
    const [first, zweite] = [await nochmal(), await nochmal()]
    expect([first.status, zweite.text]).toEqual([200, first.text])
    expect(await raw(`select version from besuchsblatt_fassung where hausbesuch_id = :besuch`, { besuch })).toHaveLength(1)
  })

  it('is not finished while something is missing, and nothing has happened then', async () => {
    const besuch = await begin({ leistungen: [struempfe] })
    const answer = await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt: emptyBlatt(1) })
    expect([answer.status, error(answer).code]).toEqual([422, 'dokumentation.unvollstaendig'])
    expect(error(answer).fields.map(({ path }) => path)).toEqual(['blatt.leistungen.0.erbracht', 'blatt.ergebnis', 'blatt.handzeichen'])
    expect(await readBlatt(pfleger, besuch)).toMatchObject({ version: 0, besuch: { status: 'BEGONNEN' } })
  })

  it('takes no time before the day of the visit and none to come', async () => {
    const besuch = await begin()
    for (const am of ['2026-11-17T22:59:00.000Z', new Date(haus.clock.now.getTime() + 6 * 60_000).toISOString()]) {
      const answer = await writeBlatt(pfleger, 'save', {
        hausbesuchId: besuch,
        blatt: fertigesBlatt(0, { vitalwerte: [gemessen(am)] }),
      })
      expect([answer.status, error(answer).fields.map(({ path }) => path)]).toEqual([422, ['blatt.vitalwerte.0.am']])
    }
  })

  it('takes no number that cannot be, and names its field', async () => {
    const besuch = await begin()
    const blatt = fertigesBlatt(0, {
      vitalwerte: [gemessen(now(), { wert: 80, wert2: 90 }), gemessen(now(), { art: 'PULS', wert: 400, wert2: null })],
    })
    const answer = await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt })
    expect(answer.status).toBe(400)
    expect(error(answer).fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'blatt.vitalwerte.0.wert2 diastole',
      'blatt.vitalwerte.1.wert messwert',
    ])
  })
})

describe('the words of a sheet', () => {
  it.each(['nurse', 'doctor'])('lie sealed in the same moment when a %s finishes it, also where the visit holds them', async (who) => {
    const word = `Zaunkönig${who}`
    const besuch = who === 'nurse' ? await begin({ leistungen: [struempfe] }) : await besuchOfArztes()
    const leistungen = who === 'nurse' ? [{ erbracht: false, grund: `${word} Grund` }] : []
    const blatt = fertigesBlatt(0, { ergebnis: `${word} Ergebnis`, leistungen })
    const schreibender = who === 'nurse' ? pfleger : arzt
    expect((await writeBlatt(schreibender, 'finish', { hausbesuchId: besuch, blatt })).status).toBe(200)
    expect(await klartextIn((haus.ports.database as TestDatabase).admin, word)).toEqual([])
    expect(await readBesuch(pfleger, besuch)).toMatchObject({
      ergebnis: `${word} Ergebnis`,
      leistungen: leistungen.map(({ grund }) => ({ grundNichtErbracht: grund })),
    })
  })
})

describe('photos of a wound', () => {
  const d = dokumentContract
  const wunde = (dokumentId: string): Blatt['wunden'][number] => ({
    id: crypto.randomUUID(),
    stelle: 'FERSE_L',
    art: 'DEKUBITUS',
    grad: null,
    laenge: null,
    breite: null,
    tiefe: null,
    exsudat: null,
    rand: null,
    grund: null,
    geruch: null,
    infektionszeichen: [],
    verband: null,
    fotos: [{ dokumentId, massstab: 'Lineal 10 cm' }],
  })
  const put = async (klientId: string, art: string) => {
    const query = { art, dateiName: 'Foto.webp' }
    const answer = await pfleger.call(d.addDokument, { params: { klientId }, query, body: 'RIFF1234WEBP' })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body.id
  }
  const einwilligen = (klientId: string) =>
    leitung.call(einwilligungContract.addEinwilligung, {
      params: { klientId },
      body: { art: 'FOTO', erteiltAm: haus.heute(), durch: 'Klientin', rolle: 'KLIENT', dokument: null },
    })

  it('belong to the own Klient and are photos of wounds, or are refused by their place', async () => {
    const otherId = await haus.admit()
    await einwilligen(otherId)
    const besuch = await begin()
    const fremdes = [await put(otherId, 'WUNDFOTO'), await put(haus.klientId, 'ENTLASSBRIEF'), crypto.randomUUID()]
    for (const dokumentId of fremdes) {
      const blatt = { ...emptyBlatt(0), wunden: [wunde(dokumentId)] }
      const answer = await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt })
      expect([answer.status, error(answer).code, error(answer).fields.map(({ path }) => path)]).toEqual([
        422,
        'dokumentation.foto_unbekannt',
        ['blatt.wunden.0.fotos.0.dokumentId'],
      ])
    }
  })

  it('can be taken out of a draft and deleted, and of a finished sheet never', async () => {
    await einwilligen(haus.klientId)
    const besuch = await begin()
    const [falsches, richtiges] = [await put(haus.klientId, 'WUNDFOTO'), await put(haus.klientId, 'WUNDFOTO')]
    const loesche = (dokumentId: string) =>
      leitung.call(d.removeDokument, { params: { klientId: haus.klientId, dokumentId }, body: { grund: 'unscharf' } })
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), wunden: [wunde(falsches)] } })
    expect((await loesche(falsches)).status).toBe(204)
    const blatt = fertigesBlatt(0, { wunden: [wunde(richtiges)] })
    expect((await writeBlatt(pfleger, 'finish', { hausbesuchId: besuch, blatt })).status).toBe(200)
    const attempt = await loesche(richtiges)
    expect([attempt.status, error(attempt).code]).toEqual([409, 'klient.dokument_ist_nachweis'])
    expect((await readBlatt(leitung, besuch)).blatt?.wunden[0]?.fotos).toEqual([{ dokumentId: richtiges, massstab: 'Lineal 10 cm' }])
  })
})

describe('who writes and reads a sheet', () => {
  it('only who is at the visit writes, and the head of the house reads the draft', async () => {
    const besuch = await begin()
    const attempt = await writeBlatt(leitung, 'save', { hausbesuchId: besuch, blatt: emptyBlatt(0) })
    expect([attempt.status, error(attempt).code]).toEqual([403, 'hausbesuch.nicht_zugewiesen'])
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), massnahmen: 'Verband gewechselt' } })
    expect((await readBlatt(leitung, besuch)).blatt?.massnahmen).toBe('Verband gewechselt')
  })

  it('the nursing service reads the result of a doctor, and nothing before it is finished', async () => {
    const besuch = await besuchOfArztes()
    await writeBlatt(arzt, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), ergebnis: 'Vorläufig' } })
    expect(await readBlatt(pfleger, besuch)).toMatchObject({ blatt: null, auszug: null, version: 0 })
    const blatt = fertigesBlatt(0, { ergebnis: 'Bronchitis', massnahmen: 'Nur für die Praxis', vitalwerte: [gemessen(now())] })
    expect((await writeBlatt(arzt, 'finish', { hausbesuchId: besuch, blatt })).status).toBe(200)
    const seen = await pfleger.call(c.read, { params: { hausbesuchId: besuch } })
    expect(seen.body).toMatchObject({ blatt: null, auszug: { ergebnis: 'Bronchitis', vitalwerte: null } })
    expect(seen.text).not.toContain('Nur für die Praxis')
  })

  it('another house finds nothing', async () => {
    const besuch = await begin()
    expect((await (await haus.wer('pfleger2')).call(c.read, { params: { hausbesuchId: besuch } })).status).toBe(404)
  })
})

describe('a visit that ends another way', () => {
  it('cannot be finished past a sheet that was begun', async () => {
    const besuch = await begin()
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), massnahmen: 'Angefangen' } })
    const answer = await run(pfleger, besuch, 'abschliessen', { ergebnis: 'x', leistungen: [] })
    expect([answer.status, error(answer).code]).toEqual([409, 'dokumentation.entwurf_offen'])
  })

  it('locks the sheet as it stands when it is broken off', async () => {
    const besuch = await begin()
    await writeBlatt(pfleger, 'save', { hausbesuchId: besuch, blatt: { ...emptyBlatt(0), massnahmen: 'Bis hier' } })
    expect((await run(pfleger, besuch, 'abbrechen', { grund: 'Notarzt gerufen' })).status).toBe(200)
    expect(await readBlatt(pfleger, besuch)).toMatchObject({ blatt: { massnahmen: 'Bis hier' }, abgeschlossenAm: now() })
  })
})
