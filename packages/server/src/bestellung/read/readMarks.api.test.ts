import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { bestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { systemContext } from '../../shared/context.ts'
import { signalChannel } from '../../shared/signal.ts'
import { niemandsId } from '../angaben.fixtures.ts'
import { type Fall, type Konto, bring, errorOf } from '../bestellung.fixtures.ts'
import { bis, listen } from '../stream.fixtures.ts'

const haus = await hausForTests()

const spaeter = (minutes: number) => (haus.clock.now = new Date(haus.clock.now.getTime() + minutes * 60_000))
const nachrichten = (fall: Fall) => fall.stand.rueckfragen[0]?.nachrichten.map(({ id }) => id) ?? []

async function reads(konto: Konto, fall: Fall, { nr = 0, frage = fall.stand.rueckfragen[0] } = {}) {
  const params = { bestellungId: fall.id, rueckfrageId: frage?.id ?? '' }
  return (await haus.wer(konto)).call(bestellungContract.markGelesen, { params, body: { nachrichtId: frage?.nachrichten[nr]?.id } })
}

const seen = async (konto: Konto, fall: Fall) => (await fall.readStore(konto)).rueckfragen[0]?.gelesen

async function gefragt(): Promise<Fall> {
  const fall = await bring(haus, 'BEI_APOTHEKE', { frage: true })
  await fall.run('arzt', 'rueckfrageAntworten', { text: 'Seit Montag.' })
  return fall
}

describe('who has a question on the screen', () => {
  it('has read it, and all sides see which one, when and up to where; nobody sees who', async () => {
    const fall = await gefragt()
    expect(await seen('pfleger', fall)).toEqual([])
    expect((await reads('arzt', fall)).status).toBe(204)
    const am = haus.clock.now.toISOString()
    spaeter(1)
    await reads('apotheker', fall, { nr: 1 })
    const [frage, answer] = nachrichten(fall)
    const marken = [
      { seite: 'ARZT', am, nachrichtId: frage },
      { seite: 'APOTHEKE', am: haus.clock.now.toISOString(), nachrichtId: answer },
    ]
    for (const konto of ['pfleger', 'arzt', 'apotheker'] as const) expect(await seen(konto, fall)).toEqual(marken)
    const [person] = await haus.ports.database.query<{ person_id: string }>(
      systemContext,
      sql('test.gelesen.person', `select person_id from rueckfrage_gelesen where bestellung_id = :bestellungId and seite = 'APOTHEKE'`),
      { bestellungId: fall.id },
    )
    expect(person?.person_id).toBe(haus.ensemble.personen['apotheker']?.personId)
    expect(JSON.stringify(await fall.readStore('arzt'))).not.toContain(person?.person_id)
  })

  it('goes forward only: saying it again or of an earlier message changes nothing, also from another screen of the side', async () => {
    const fall = await gefragt()
    await reads('arzt', fall, { nr: 1 })
    const before = await seen('pfleger', fall)
    spaeter(3)
    expect((await reads('arzt', fall, { nr: 1 })).status).toBe(204)
    expect((await reads('arzt-admin', fall, { nr: 0 })).status).toBe(204)
    expect(await seen('pfleger', fall)).toEqual(before)
  })

  it('given two screens say it at once, then the later message stands', async () => {
    for (let runde = 0; runde < 5; runde += 1) {
      const fall = await gefragt()
      const answers = await Promise.all([0, 1, 0, 1].map((nr) => reads(nr === 0 ? 'arzt' : 'arzt-admin', fall, { nr })))
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
      expect((await seen('pfleger', fall))?.map(({ nachrichtId }) => nachrichtId)).toEqual([nachrichten(fall)[1]])
    }
  })

  it('takes no step: version and timeline stay, and who writes is not disturbed', async () => {
    const fall = await gefragt()
    const zeitstrahl = await fall.zeitstrahl('pfleger')
    await reads('arzt', fall, { nr: 1 })
    expect(await fall.zeitstrahl('pfleger')).toEqual(zeitstrahl)
    expect((await fall.readStore('pfleger')).version).toBe(fall.version)
    expect((await fall.versuche('apotheker', 'annehmen')).status).toBe(200)
  })

  it('is found in the record that comes with a conflict', async () => {
    const fall = await gefragt()
    await reads('arzt', fall)
    fall.version -= 1
    const { details } = errorOf(await fall.versuche('apotheker', 'annehmen'))
    expect(bestellungAnswer.parse(details?.['aktuell']).rueckfragen[0]?.gelesen).toHaveLength(1)
  })
})

describe('who may not read a question', () => {
  it('is told that it is not there, as of an unknown one', async () => {
    const fall = await bring(haus, 'IN_BEARBEITUNG')
    await fall.run('apotheker', 'rueckfrageStellen', { an: 'ARZT', privat: true })
    const [privat] = (await fall.readStore('arzt')).rueckfragen
    if (privat === undefined) throw new Error('No question')
    expect((await reads('arzt', fall, { frage: privat })).status).toBe(204)
    const keine = { ...privat, id: niemandsId }
    const [da, nichtDa] = [await reads('pfleger', fall, { frage: privat }), await reads('pfleger', fall, { frage: keine })]
    const withoutNumber = ({ correlationId: _c, ...rest }: ReturnType<typeof errorOf>) => rest
    expect(withoutNumber(errorOf(da))).toEqual(withoutNumber(errorOf(nichtDa)))
    expect(da.status).toBe(404)
    expect((await fall.readStore('apotheker')).rueckfragen[0]?.gelesen.map(({ seite }) => seite)).toEqual(['ARZT'])
  })

  it('nor does a message of another question count', async () => {
    const [fall, anderer] = [await gefragt(), await gefragt()]
    const params = { bestellungId: fall.id, rueckfrageId: fall.stand.rueckfragen[0]?.id ?? '' }
    const client = await haus.wer('arzt')
    const answer = await client.call(bestellungContract.markGelesen, { params, body: { nachrichtId: nachrichten(anderer)[0] } })
    expect(errorOf(answer)).toMatchObject({ status: 404, code: 'bestellung.rueckfrage_unbekannt' })
    const fremd = { ...params, rueckfrageId: anderer.stand.rueckfragen[0]?.id ?? '' }
    expect(
      (await client.call(bestellungContract.markGelesen, { params: fremd, body: { nachrichtId: nachrichten(anderer)[0] } })).status,
    ).toBe(404)
  })

  it('given the order went on to another practice, then the first one says nothing any more, and its copy knows no marks', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { frage: true })
    await reads('arzt', fall)
    await fall.run('pfleger', 'anPraxisWeiterleiten')
    expect((await reads('arzt', fall)).status).toBe(404)
    expect(await seen('arzt', fall)).toEqual([])
    expect(await seen('pfleger', fall)).toEqual([])
    await reads('arzt2', fall)
    expect((await seen('pfleger', fall))?.map(({ seite }) => seite)).toEqual(['ARZT'])
  })
})

describe('the open screens of the sides', () => {
  it('hear once that something was read, and only those who may read the question', async () => {
    const gehoert: string[] = []
    const still = await haus.ports.database.listen(signalChannel, (word) => gehoert.push(word))
    const fall = await gefragt()
    await reads('arzt', fall)
    await reads('arzt', fall)
    await reads('apotheker', fall)
    const meine = () => gehoert.map((word) => JSON.parse(word)).filter(({ id }) => id === fall.id)
    await bis(meine, ({ length }) => length === 2)
    const { sonnenhof, weber, markt } = haus.ensemble.organisationen
    expect(meine()[0]).toEqual({ art: 'rueckfrage', id: fall.id, an: [sonnenhof, weber, markt] })
    await still()
  })

  it('hear it on the stream of events', async () => {
    const { token } = await haus.wer('pfleger')
    const reader = await listen({ fetch: haus.fetch, token })
    const fall = await gefragt()
    await reads('arzt', fall)
    await bis(
      () => reader.zurufe,
      (signals) => signals.some(({ art, id }) => art === 'rueckfrage' && id === fall.id),
    )
    await reader.close()
  })
})
