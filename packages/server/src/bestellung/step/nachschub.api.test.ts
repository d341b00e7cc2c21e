import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { bestellungContract, quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { type Fall, type Konto, arznei, bring, errorOf, fallOf, kopfOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const { markt, rosen } = haus.ensemble.organisationen

async function received(klientId: string, positionen = [arznei()]): Promise<Fall> {
  return bring(haus, 'ABGESCHLOSSEN', { vor: { klientId, positionen } })
}
const words = 'Die Packung müsste am Freitag leer sein'
async function proposed(): Promise<Fall> {
  const fall = await received(await haus.admit())
  await fall.run('apotheker', 'proposeNachschub', { text: words })
  return fall
}
const ofFirst = async (fall: Fall, konto: Konto) => (await fall.readStore(konto)).positionen[0]?.nachschub ?? []
const draftsOf = async (klientId: string) => {
  const { body } = await (await haus.wer('pfleger')).call(bestellungContract.list, { query: { klientId, status: 'ENTWURF', limit: '100' } })
  return body.zeilen
}
const klientOf = ({ stand }: Fall) => stand.klientId ?? ''
const refusal = async (fall: Fall, konto: Konto, handlung: Parameters<Fall['versuche']>[1]) => {
  const { status, code } = errorOf(await fall.versuche(konto, handlung))
  return [status, code]
}
async function choose(klientId: string, apothekeId: string) {
  const body = { apothekeId, gewaehltAm: haus.heute(), erklaertVon: 'Klient', form: 'MUENDLICH' }
  const answer = await (await haus.wer('pfleger')).call(apothekenwahlContract.chooseApotheke, { params: { klientId }, body })
  expect(answer.status).toBeLessThan(300)
}
async function setStatus(klientId: string, status: string) {
  const leitung = await haus.wer('pflege-admin')
  const { version } = (await leitung.call(klientContract.read, { params: { klientId } })).body
  expect((await leitung.call(klientenListContract.setStatus, { params: { klientId }, body: { status, version } })).status).toBe(200)
}

describe('What the pharmacy proposes to order again', () => {
  it('stands in the list of the nursing service as its turn, in its words with both houses, and nowhere else', async () => {
    const fall = await proposed()
    expect(await ofFirst(fall, 'pfleger')).toMatchObject([{ text: words, antwort: null }])
    expect(await ofFirst(fall, 'pka')).toMatchObject([{ text: words, antwort: null }])
    expect(await ofFirst(fall, 'arzt')).toEqual([])
    const query = { klientId: klientOf(fall), wartetAuf: 'PFLEGE' }
    const { zeilen } = (await (await haus.wer('pfleger')).call(bestellungContract.list, { query })).body
    expect(zeilen).toMatchObject([{ id: fall.id, wartetAuf: 'PFLEGE', ueberlagerungen: ['NACHSCHUB_VORGESCHLAGEN'] }])
    for (const konto of ['pfleger2', 'arzt2', 'apotheker2'] as const) {
      await expect(fall.readStore(konto)).rejects.toThrow(/nicht_gefunden/)
      expect(
        (await fall.versuche(konto, konto === 'apotheker2' ? 'withdrawNachschub' : 'takeOverNachschub')).status,
      ).toBeGreaterThanOrEqual(403)
    }
    expect((await fall.zeitstrahl('arzt')).map(({ art }) => art)).not.toContain('proposeNachschub')
    expect((await fall.zeitstrahl('pfleger')).at(-1)).toMatchObject({ art: 'proposeNachschub', angaben: { text: words } })
  })

  it('is sealed where it is kept', async () => {
    const fall = await proposed()
    const text = `select b.daten::text as daten, (select string_agg(e.aenderung::text || e.angaben::text, ' ') from ereignis e
      where e.bestellung_id = b.id) as ereignisse from bestellung b where b.id = :id`
    const statement = sql('test.nachschub', text)
    const [row] = await haus.ports.database.query<{ daten: string; ereignisse: string }>(systemContext, statement, { id: fall.id })
    expect(row?.daten).toContain('"nachschub"')
    expect(JSON.stringify(row)).not.toContain('Freitag')
  })

  it('is one, although two press at once, or one twice', async () => {
    const fall = await received(await haus.admit())
    const answers = await Promise.all([fall.versuche('apotheker', 'proposeNachschub'), fall.versuche('pka', 'proposeNachschub')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    fall.version += 1
    expect(await refusal(fall, 'apotheker', 'proposeNachschub')).toEqual([422, 'bestellung.nachschub_offen'])
    expect(await ofFirst(fall, 'pfleger')).toHaveLength(1)
  })

  it('is refused while the Klient has chosen another pharmacy', async () => {
    const fall = await received(await haus.admit())
    await choose(klientOf(fall), rosen)
    expect(await refusal(fall, 'apotheker', 'proposeNachschub')).toEqual([422, 'bestellung.nachschub_andere_apotheke'])
    await choose(klientOf(fall), markt)
    await fall.run('apotheker', 'proposeNachschub')
  })

  it.each(['BEENDET', 'VERSTORBEN'])('is refused for whom nobody cares for any more (%s), without a word why', async (status) => {
    const fall = await received(await haus.admit())
    await setStatus(klientOf(fall), status)
    fall.version = (await fall.readStore('apotheker')).version
    expect(await refusal(fall, 'apotheker', 'proposeNachschub')).toEqual([422, 'bestellung.nachschub_beendet'])
  })

  it('the database answers whose pharmacy it is to nobody who has no order of the Klient', async () => {
    const fall = await proposed()
    const asked = async (konto: Konto) => {
      const person = haus.ensemble.personen[konto]
      if (person === undefined) throw new Error('no such person')
      const db = onBehalfOf(haus.ports.database, { organisationId: person.organisationId, personId: person.personId, system: false })
      const statement = sql('test.versorgung', 'select versorgung_der_bestellung(:klientId, :heute) as versorgung')
      const [row] = await db.query<{ versorgung: string | null }>(statement, { klientId: klientOf(fall), heute: haus.heute() })
      return row?.versorgung
    }
    expect([await asked('apotheker'), await asked('apotheker2')]).toEqual(['GEWAEHLT', null])
  })
})

describe('The nursing service takes a proposal over', () => {
  it('into one draft that says where it came from, with what is in force and the day that was named', async () => {
    const fall = await received(await haus.admit(), [arznei(), arznei()])
    const bis = plusDays(haus.heute(), 12)
    await fall.run('apotheker', 'proposeNachschub', { bis })
    const { positionen, nachschubBestellungen } = await fall.run('pfleger', 'takeOverNachschub')
    const [draft, ...others] = await draftsOf(klientOf(fall))
    expect(others).toEqual([])
    expect(nachschubBestellungen).toEqual([{ id: draft?.id, nummer: draft?.nummer }])
    expect(positionen.map(({ nachschub }) => nachschub.at(-1)?.antwort)).toMatchObject(
      positionen.map(() => ({ art: 'UEBERNOMMEN', bestellungId: draft?.id })),
    )
    expect((await fallOf(haus, draft?.id ?? '')).stand).toMatchObject({
      quelle: 'NACHSCHUB',
      vorgaengerId: fall.id,
      status: 'ENTWURF',
      apothekeId: markt,
      bedarfBis: bis,
      positionen: [{ grund: null, zuletzt: { nummer: fall.stand.nummer } }, { grund: null }],
    })
  })

  it('once, although two of the house press at once', async () => {
    const fall = await proposed()
    const both = await Promise.all([fall.versuche('pfleger', 'takeOverNachschub'), fall.versuche('pflege-admin', 'takeOverNachschub')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await draftsOf(klientOf(fall))).toHaveLength(1)
    fall.version += 1
    expect(await refusal(fall, 'pfleger', 'takeOverNachschub')).toEqual([422, 'bestellung.kein_nachschub'])
  })

  it('and the pharmacy sees the order when it reaches it, not before', async () => {
    const fall = await proposed()
    await fall.run('pfleger', 'takeOverNachschub')
    const [draft] = await draftsOf(klientOf(fall))
    const before = await fall.readStore('apotheker')
    expect(before.nachschubBestellungen).toEqual([])
    expect(before.positionen[0]?.nachschub).toMatchObject([{ antwort: { art: 'UEBERNOMMEN', bestellungId: null } }])
    expect(JSON.stringify(before)).not.toContain(draft?.id)
    const made = await fallOf(haus, draft?.id ?? '')
    const { version, bedarfBis, positionen } = made.stand
    const body = { ...kopfOf(made.stand), bedarfBis, version, positionen: positionen.map((position) => arznei({ id: position.id })) }
    const changed = await (await haus.wer('pfleger')).call(bestellungContract.update, { params: { bestellungId: made.id }, body })
    made.version = quittung.parse(changed.body).version
    await made.run('pfleger', 'senden')
    expect((await fall.readStore('apotheker')).nachschubBestellungen).toEqual([])
    await made.run('arzt', 'verordnen')
    await made.run('pfleger', 'anApothekeGeben')
    const reached = await fall.readStore('apotheker')
    expect(reached.nachschubBestellungen).toEqual([{ id: made.id, nummer: made.stand.nummer }])
    expect(reached.positionen[0]?.nachschub).toMatchObject([{ antwort: { bestellungId: made.id } }])
  })

  it('not for somebody who has died: the proposal ends with the death without anybody declining it, and the pharmacy is not told why', async () => {
    const fall = await proposed()
    await setStatus(klientOf(fall), 'VERSTORBEN')
    expect(await ofFirst(fall, 'pfleger')).toMatchObject([{ antwort: { art: 'BEENDET', grund: 'VERSTORBEN' } }])
    expect(await ofFirst(fall, 'apotheker')).toMatchObject([{ antwort: { art: 'BEENDET', grund: 'NICHT_BENOETIGT' } }])
    const line = await fall.zeitstrahl('apotheker')
    expect(JSON.stringify(line)).not.toContain('VERSTORBEN')
    expect(line.map(({ art }) => art)).not.toContain('declineNachschub')
  })
})

it('a declined proposal says why to the pharmacy, which may propose again; a withdrawn one is nobody’s turn', async () => {
  const fall = await proposed()
  await fall.run('pfleger', 'declineNachschub', { grund: 'Noch drei Packungen im Schrank' })
  expect(await ofFirst(fall, 'apotheker')).toMatchObject([{ antwort: { art: 'ABGELEHNT', grund: 'Noch drei Packungen im Schrank' } }])
  await fall.run('apotheker', 'proposeNachschub')
  await fall.run('apotheker', 'withdrawNachschub')
  const { body } = await (await haus.wer('pfleger')).call(bestellungContract.list, { query: { klientId: klientOf(fall) } })
  expect(body.zeilen).toMatchObject([{ wartetAuf: 'NIEMAND', ueberlagerungen: [] }])
})
