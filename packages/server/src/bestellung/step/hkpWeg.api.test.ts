import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { bereichBody } from '../../klient/klient.fixtures.ts'
import { systemContext } from '../../shared/context.ts'
import { fallOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const [pfleger, leitung] = await haus.people('pfleger', 'pflege-admin')

const readHkp = async (klientId: string) => (await leitung.call(akteContract.read, { params: { klientId } })).body.hkp

/** The next Muster 12 of a Klient, prescribed by the practice. */
async function prescribed(angaben: Record<string, unknown> = {}) {
  const klientId = await haus.admit()
  const before = bereichBody.hkp()
  expect((await leitung.call(akteContract.updateHkp, { params: { klientId }, body: before })).status).toBe(200)
  const { zeilen } = (await pfleger.call(fristContract.list, { query: { art: 'HKP', klientId, tage: '60' } })).body
  const { objektId, faellig } = zeilen[0] ?? { objektId: '', faellig: '' }
  const sent = await pfleger.call(fristContract.askPractice, { body: { objektId, faellig, praxisId: null } })
  expect([sent.status, sent.text]).toEqual([200, expect.anything()])
  const fall = await fallOf(haus, sent.body.id)
  await fall.run('arzt', 'verordnen', angaben)
  return { klientId, fall, positionId: fall.positionIds[0] ?? '' }
}

const entryFrom = async (klientId: string, positionId: string) =>
  (await readHkp(klientId)).verordnungen.find((one) => one.positionId === positionId)

describe('a Muster 12 that the practice has written', () => {
  it('is fetched, signed, handed in and approved, and the record says so without being typed', async () => {
    const { klientId, fall, positionId } = await prescribed()
    expect(await entryFrom(klientId, positionId)).toBeUndefined()

    await fall.run('pfleger', 'verordnungHolen')
    expect(fall.stand.positionen[0]?.rezept?.ort).toBe('PAPIER_PFLEGE')
    expect(await entryFrom(klientId, positionId)).toMatchObject({
      von: '2027-01-01',
      bis: '2027-03-31',
      leistungen: ['31b'],
      massnahmen: 'Kompressionsstrümpfe Klasse II anziehen',
      ausgestelltAm: haus.heute(),
      unterschriebenAm: null,
      eingereichtAm: null,
    })
    const vorlage = { query: { art: 'HKP_VORLAGE', klientId } }
    expect((await pfleger.call(fristContract.list, vorlage)).body.zeilen).toHaveLength(1)

    await fall.run('pfleger', 'verordnungUnterschreiben', { wer: 'VERTRETUNG', name: 'Karl Zeiger' })
    await fall.run('pfleger', 'verordnungEinreichen')
    expect(await entryFrom(klientId, positionId)).toMatchObject({ unterschriebenAm: haus.heute(), eingereichtAm: haus.heute() })
    expect((await pfleger.call(fristContract.list, vorlage)).body.zeilen).toEqual([])

    const entscheid = { genehmigung: 'TEILWEISE', genehmigtBis: '2027-02-28', entscheidungText: 'Bis zur Kontrolle' }
    expect((await fall.run('pfleger', 'kasseEntscheiden', entscheid)).status).toBe('ABGESCHLOSSEN')
    expect(await entryFrom(klientId, positionId)).toMatchObject({ ...entscheid, genehmigtAm: haus.heute(), genehmigungsNr: 'HKP-4712' })
    // What was there before is there still.
    expect((await readHkp(klientId)).verordnungen).toHaveLength(2)

    const steps = (await fall.zeitstrahl('pfleger')).filter(({ zeile }) => zeile === 'E7b')
    expect(steps.map(({ art, person }) => [art, person])).toEqual(
      ['verordnungHolen', 'verordnungUnterschreiben', 'verordnungEinreichen', 'kasseEntscheiden'].map((art) => [art, expect.any(String)]),
    )
    expect(steps[0]?.angaben).toMatchObject({ hkp: { massnahmen: 'Kompressionsstrümpfe Klasse II anziehen', bis: '2027-03-31' } })
  })

  it('keeps from the practice what the Krankenkasse has said', async () => {
    const { fall } = await prescribed()
    for (const step of ['verordnungHolen', 'verordnungUnterschreiben', 'verordnungEinreichen', 'kasseEntscheiden'] as const)
      await fall.run('pfleger', step)
    const { positionen } = await fall.readStore('arzt')
    expect(positionen[0]).toMatchObject({ hkpWeg: null, hkp: { leistungen: ['18', '31b'] } })
    expect((await fall.zeitstrahl('arzt')).filter(({ zeile }) => zeile === 'E7b')).toEqual([])
  })

  it('does not replace what somebody has written into the record by hand, and takes no half step', async () => {
    const yesterday = plusDays(haus.heute(), -1)
    const { klientId, fall, positionId } = await prescribed({ ausgestelltAm: yesterday, datumBestaetigt: true })
    await fall.run('pfleger', 'verordnungHolen')
    await fall.run('pfleger', 'verordnungUnterschreiben')
    const { verordnungen, version } = await readHkp(klientId)
    const byHand = verordnungen.map((one) => (one.positionId === positionId ? { ...one, eingereichtAm: yesterday } : one))
    const saved = await leitung.call(akteContract.updateHkp, { params: { klientId }, body: { verordnungen: byHand, version } })
    expect(saved.status).toBe(200)

    const refused = await fall.versuche('pfleger', 'verordnungEinreichen')
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'bestellung.hkp_akte_anders', fields: [{ path: 'akte' }] }])
    expect((await fall.readStore('pfleger')).positionen[0]?.hkpWeg?.eingereicht).toBeNull()

    await fall.run('pfleger', 'verordnungEinreichen', { akte: 'AKTE' })
    expect(await entryFrom(klientId, positionId)).toMatchObject({ eingereichtAm: yesterday })
    expect(fall.stand.positionen[0]?.hkpWeg?.eingereicht?.am).toBe(haus.heute())
  })

  it('refuses a day that was not yet, and an end before its beginning', async () => {
    const { fall } = await prescribed()
    expect((await fall.versuche('pfleger', 'verordnungHolen', { am: '2027-05-01' })).body).toMatchObject({
      code: 'bestellung.hkp_falsch',
      fields: [{ path: 'am' }],
    })
    const inhalt = {
      von: '2027-01-01',
      bis: '2026-12-31',
      verordnungsart: null,
      leistungen: [],
      massnahmen: 'Insulin',
      haeufigkeit: 'täglich',
    }
    expect((await fall.versuche('pfleger', 'verordnungHolen', { inhalt })).body).toMatchObject({
      code: 'bestellung.hkp_falsch',
      fields: [{ path: 'inhalt.bis' }],
    })
  })

  it('is written down as a change of the record', async () => {
    const { klientId, fall } = await prescribed()
    await fall.run('pfleger', 'verordnungHolen')
    const trail = sql(
      'test.hkpWeg.protokoll',
      `select art from protokoll where aktion = 'bestellung.verordnungHolen' and klient_id = :klientId and objekt_art = 'KLIENT'`,
    )
    expect(await haus.ports.database.query(systemContext, trail, { klientId })).toEqual([{ art: 'AENDERN' }])
  })
})
