import { type Blatt, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { BlattEntry, Entry } from '@dreiklang/domain/unterwegs/entry.contract'
import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { fertigesBlatt, gemessen, readBlatt, writeBlatt } from '../dokumentation/dokumentation.fixtures.ts'
import { readBesuch, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { type Weg, results, openWeg, send } from './unterwegs.fixtures.ts'

const c = unterwegsContract
let weg: Weg
beforeAll(async () => {
  weg = await openWeg()
})
afterAll(() => weg.haus.close())

const plan = () => weg.plan({ konten: ['pfleger', 'pflege-admin'], datum: '2026-11-18' })
const kopf = (hausbesuchId: string, minutes: number) => ({
  eintragId: crypto.randomUUID(),
  hausbesuchId,
  am: weg.minutesAgo(minutes),
  gesehen: 1,
})
const beginn = (hausbesuchId: string): Entry => ({ ...kopf(hausbesuchId, 40), art: 'beginnen', angaben: { identitaetGeprueft: true } })
/** @param rest `gesehen`: version of the visit that was on the screen */
const write = (
  hausbesuchId: string,
  blatt: Blatt,
  { gesehen = 1, ...rest }: Partial<BlattEntry['angaben']> & { gesehen?: number } = {},
): Entry => ({
  ...kopf(hausbesuchId, 20),
  gesehen,
  art: 'dokumentieren',
  angaben: { blatt, blattVersion: 0, nach: null, ende: false, ...rest },
})
const mit = (rest: Partial<Blatt>): Blatt => ({ ...emptyBlatt(0), ...rest })

describe('the sheet of a visit that was written without network', () => {
  it('is taken along empty before the visit has begun, with what was measured before', async () => {
    const besuch = await plan()
    const { besuche } = (await weg.pfleger.call(c.day, { query: { datum: '2026-11-18' } })).body
    const blatt = besuche.find((one) => one.besuch.id === besuch)?.blatt
    expect(blatt).toMatchObject({ version: 0, blatt: null, seite: 'PFLEGE', moeglich: { schreiben: 'hausbesuch.falscher_status' } })
  })

  it('ends the visit at the moment in which it was signed, and the practice is asked about what its doctor said', async () => {
    const besuch = await plan()
    const praxisId = (await weg.pfleger.call(c.day, { query: { datum: '2026-11-18' } })).body.besuche[0]?.blatt.praxen[0]?.id ?? ''
    const value = gemessen(weg.minutesAgo(30))
    const anordnung = {
      id: crypto.randomUUID(),
      praxisId,
      arzt: 'Dr. Lange',
      weg: 'TELEFONISCH',
      am: weg.minutesAgo(25),
      wortlaut: 'Morgen noch einmal messen',
      vorgelesen: true,
    } as const
    const done = fertigesBlatt(0, { vitalwerte: [value], anordnungen: [anordnung] })
    const answers = await send(weg.pfleger, beginn(besuch), write(besuch, done, { ende: true }))
    expect(results(answers)).toEqual(['UEBERNOMMEN', 'UEBERNOMMEN'])
    expect(await readBesuch(weg.pfleger, besuch)).toMatchObject({
      status: 'ABGESCHLOSSEN',
      beginn: weg.minutesAgo(40),
      ende: weg.minutesAgo(20),
      ergebnis: done.ergebnis,
    })
    const blatt = await readBlatt(weg.pfleger, besuch)
    expect(blatt).toMatchObject({ version: 1, blatt: done, moeglich: { schreiben: 'dokumentation.abgeschlossen' } })
    expect(blatt.abgeschlossenAm).not.toBeNull()
    const open = await weg.haus.ports.database.query<{ hausbesuch_id: string }>(
      systemContext,
      sql('test.unterwegs.anordnung', `select hausbesuch_id from anordnung where praxis_id = :praxisId`),
      { praxisId },
    )
    expect(open).toEqual([{ hausbesuch_id: besuch }])
  })

  it('is joined with what a colleague has written meanwhile, and goes on from there', async () => {
    const besuch = await plan()
    const [meiner, ihrer] = [gemessen(weg.minutesAgo(30)), gemessen(weg.minutesAgo(31), { art: 'PULS', wert: 70, wert2: null })]
    await run(weg.leitung, besuch, 'beginnen', { identitaetGeprueft: true })
    await writeBlatt(weg.leitung, 'save', { hausbesuchId: besuch, blatt: mit({ vitalwerte: [ihrer] }) })
    const erster = write(besuch, mit({ vitalwerte: [meiner], massnahmen: 'Erst so' }), { gesehen: 2 })
    expect(results(await send(weg.pfleger, erster, erster))).toEqual(['UEBERNOMMEN', 'SCHON_DA'])
    expect((await readBlatt(weg.pfleger, besuch)).blatt).toMatchObject({ vitalwerte: [ihrer, meiner], massnahmen: 'Erst so' })

    // She has not seen the colleague's value, and takes away her own.
    const zweiter = write(besuch, mit({ massnahmen: 'Dann so' }), { nach: erster.eintragId, gesehen: 2 })
    expect(results(await send(weg.pfleger, zweiter))).toEqual(['UEBERNOMMEN'])
    expect((await readBlatt(weg.pfleger, besuch)).blatt).toMatchObject({ vitalwerte: [ihrer], massnahmen: 'Dann so' })
  })

  it('stands where both have written something else, which is named with both words, and the other state is kept', async () => {
    const besuch = await plan()
    await run(weg.leitung, besuch, 'beginnen', { identitaetGeprueft: true })
    await writeBlatt(weg.leitung, 'save', { hausbesuchId: besuch, blatt: mit({ massnahmen: 'Im Haus' }) })
    const entry = write(besuch, mit({ massnahmen: 'Unterwegs' }), { gesehen: 2 })
    const [answer] = await send(weg.pfleger, entry)
    expect(answer).toMatchObject({
      ergebnis: 'KONFLIKT',
      nachgereicht: false,
      felder: [{ feld: 'blatt.massnahmen', meins: '"Unterwegs"', server: '"Im Haus"', gewinnt: 'PERSON' }],
    })
    expect((await readBlatt(weg.leitung, besuch)).blatt?.massnahmen).toBe('Unterwegs')
    expect((await send(weg.pfleger, entry))[0]).toMatchObject({ ergebnis: 'SCHON_DA', felder: answer?.felder })
    const [{ anzahl } = { anzahl: 0 }] = await weg.haus.ports.database.query<{ anzahl: number }>(
      systemContext,
      sql('test.unterwegs.staende', `select count(*)::int as anzahl from besuchsblatt_fassung where hausbesuch_id = :besuch`),
      { besuch },
    )
    expect(anzahl).toBe(2)
  })

  it('stays open when a colleague has asked something that is not answered yet', async () => {
    const besuch = await plan()
    await run(weg.leitung, besuch, 'beginnen', { identitaetGeprueft: true })
    const gabe = {
      id: crypto.randomUUID(),
      bezeichnung: 'Ramipril',
      dosis: null,
      am: null,
      stand: 'VERWEIGERT',
      abweichung: null,
      rest: null,
    } as const
    await writeBlatt(weg.leitung, 'save', { hausbesuchId: besuch, blatt: mit({ medikation: { gestelltBis: null, gaben: [gabe] } }) })
    expect(results(await send(weg.pfleger, write(besuch, fertigesBlatt(0), { ende: true })))).toEqual(['KONFLIKT'])
    expect((await readBesuch(weg.pfleger, besuch)).status).toBe('BEGONNEN')
    expect((await readBlatt(weg.pfleger, besuch)).blatt).toMatchObject({ handzeichen: 'M 1 1 L 2 2', medikation: { gaben: [gabe] } })
  })

  it('is kept beside a visit that was called off meanwhile, or finished by a colleague', async () => {
    const abgesagt = await plan()
    await run(weg.leitung, abgesagt, 'absagen', { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false })
    const done = await plan()
    await run(weg.leitung, done, 'beginnen', { identitaetGeprueft: true })
    await writeBlatt(weg.leitung, 'finish', { hausbesuchId: done, blatt: fertigesBlatt(0, { ergebnis: 'Von der Leitung' }) })
    for (const besuch of [abgesagt, done]) {
      const blatt = fertigesBlatt(0, { ergebnis: 'Von unterwegs' })
      const [, answer] = await send(weg.pfleger, beginn(besuch), write(besuch, blatt, { ende: true }))
      expect(answer).toMatchObject({ ergebnis: 'KONFLIKT', nachgereicht: true })
      const { eintraege } = (await weg.leitung.call(c.late, { params: { hausbesuchId: besuch } })).body
      expect(eintraege.find(({ art }) => art === 'dokumentieren')?.angaben).toMatchObject({ blatt, ende: true })
    }
    expect((await readBlatt(weg.leitung, done)).blatt?.ergebnis).toBe('Von der Leitung')
  })

  it('is refused from who was never at the visit, and one that cannot be is named by its place', async () => {
    const besuch = await plan()
    await run(weg.pfleger, besuch, 'beginnen', { identitaetGeprueft: true })
    const fremde = await weg.haus.wer('pfleger2')
    expect(results(await send(fremde, write(besuch, mit({ massnahmen: 'fremd' }))))).toEqual(['nicht_gefunden'])
    const wrong = write(besuch, mit({ vitalwerte: [gemessen(weg.minutesAgo(30), { wert: 4000 })] }))
    const { status, body } = await weg.pfleger.call(c.send, { body: { eintraege: [wrong] } })
    expect([status, body]).toMatchObject([400, { fields: [{ path: 'eintraege.0.angaben.blatt.vitalwerte.0.wert' }] }])
  })
})
