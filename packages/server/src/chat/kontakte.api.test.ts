import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { partnerschaftContract } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { describe, expect, it } from 'vitest'
import { type Fall, type Konto, arznei, bring, konten, put, openHaus, withoutRezept } from '../bestellung/bestellung.fixtures.ts'
import { bis, listen } from '../bestellung/stream.fixtures.ts'
import { sql as statement } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import type { DbContext, Values } from '../ports.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { type Ziel, beginChat, readChat, liste, personId, say, write, starte } from './chat.fixtures.ts'

const haus = await hausForTests()
let fall: Fall

const kontakte = async (konto: Konto): Promise<string[]> =>
  (await (await haus.wer(konto)).call(chatContract.contacts)).body.map(({ name }) => name)
const sonnenhof = ['Jonas Meyer', 'Sabine Krüger']
const weber = ['Dr. Jan Ohm', 'Dr. Martin Weber', 'Petra Lange']
const markt = ['Dr. Ulrike Sommer', 'Felix Brandt', 'Lea Sturm']
const sortiert = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b, 'de'))
const ohne = (names: readonly string[], wen: string) => sortiert(names.filter((name) => name !== wen))

describe('who may write to whom', () => {
  it('is the own house, before anything was ordered', async () => {
    expect(await kontakte('pfleger')).toEqual(ohne(sonnenhof, 'Jonas Meyer'))
    expect(await kontakte('arzt')).toEqual(ohne(weber, 'Dr. Martin Weber'))
    expect(await kontakte('apotheker')).toEqual(ohne(markt, 'Felix Brandt'))
    expect(await kontakte('admin')).toEqual([])
  })

  it('is not the house that stands in a draft', async () => {
    await put(haus)
    expect(await kontakte('pfleger')).toEqual(ohne(sonnenhof, 'Jonas Meyer'))
    expect(await kontakte('arzt')).toEqual(ohne(weber, 'Dr. Martin Weber'))
  })

  it('is the practice as soon as the order lies there; the pharmacy that will have it later not yet', async () => {
    fall = await bring(haus, 'BEIM_ARZT')
    expect(sortiert(await kontakte('pfleger'))).toEqual(sortiert([...ohne(sonnenhof, 'Jonas Meyer'), ...weber]))
    expect(sortiert(await kontakte('arzt'))).toEqual(sortiert([...ohne(weber, 'Dr. Martin Weber'), ...sonnenhof]))
    expect(await kontakte('apotheker')).toEqual(ohne(markt, 'Felix Brandt'))
  })

  it('is the pharmacy that has it, for the nursing service; never the pharmacy for the practice nor the other way round (§ 31 SGB V)', async () => {
    await fall.run('arzt', 'verordnen')
    await fall.run('pfleger', 'anApothekeGeben')
    expect(sortiert(await kontakte('pfleger'))).toEqual(sortiert([...ohne(sonnenhof, 'Jonas Meyer'), ...weber, ...markt]))
    expect(sortiert(await kontakte('apotheker'))).toEqual(sortiert([...ohne(markt, 'Felix Brandt'), ...sonnenhof]))
    for (const konto of ['arzt', 'arzt-admin', 'assistenz'] as const) {
      expect((await kontakte(konto)).filter((name) => markt.includes(name))).toEqual([])
    }
    for (const konto of ['apotheker', 'apotheke-admin', 'pka'] as const) {
      expect((await kontakte(konto)).filter((name) => weber.includes(name))).toEqual([])
    }
  })

  it('is asked again when a chat is started: 15 times 15 people, each pair as the table of houses says', async () => {
    const hausOf = (konto: Konto) => {
      if (konto === 'admin') return 'plattform'
      if (konto === 'pka') return 'markt'
      if (konto === 'assistenz') return 'weber'
      const organisationId = haus.ensemble.personen[konto]?.organisationId
      return Object.entries(haus.ensemble.organisationen).find(([, id]) => id === organisationId)?.[0] ?? 'nowhere'
    }
    const zusammen = new Set(['sonnenhof weber', 'weber sonnenhof', 'sonnenhof markt', 'markt sonnenhof'])
    for (const who of konten) {
      const client = await haus.wer(who)
      for (const wen of konten) {
        const [hier, dort] = [hausOf(who), hausOf(wen)]
        const allowed = who !== wen && (hier === dort || zusammen.has(`${hier} ${dort}`))
        const body = { contactId: personId(haus, wen) }
        const { status } = await client.call(chatContract.start, { body })
        const seen = (await client.call(chatContract.contact, { query: { id: body.contactId } })).status
        let erwartet = allowed ? 200 : 404
        if (who === 'admin') erwartet = 403
        expect([who, wen, status, seen]).toEqual([who, wen, erwartet, allowed ? 200 : 404])
      }
    }
  })

  it('a person who may not be written to cannot be told from one who does not exist', async () => {
    const answers = []
    for (const id of [personId(haus, 'apotheker'), crypto.randomUUID()]) {
      const arzt = await haus.wer('arzt')
      const [start, kontakt] = [
        await arzt.call(chatContract.start, { body: { contactId: id } }),
        await arzt.call(chatContract.contact, { query: { id } }),
      ]
      expect([start.status, errorOf(start)]).toEqual([404, 'chat.kontakt_unbekannt'])
      answers.push(`${start.text} ${kontakt.text}`.replaceAll(/"correlationId":"[^"]+"/g, ''))
    }
    expect(answers[0]).toBe(answers[1])
  })
})

describe('a house with which the work has ended', () => {
  it('is written to while an order of both is open, and then nobody there can be asked for a new chat', async () => {
    const eigenes = await openHaus()
    try {
      const open = await bring(eigenes, 'BEI_APOTHEKE')
      const leitung = await eigenes.wer('pflege-admin')
      const organisationId = eigenes.ensemble.organisationen.markt
      const start = async (wen: Konto) => (await starte(eigenes, 'pfleger', { contactId: personId(eigenes, wen) })).status
      const partner = (await leitung.call(partnerschaftContract.listPartner)).body.partner.find(
        ({ organisation }) => organisation.id === organisationId,
      )
      const body = { grund: 'Wir wechseln', version: partner?.version }
      expect((await leitung.call(partnerschaftContract.endPartner, { params: { organisationId }, body })).status).toBe(200)
      expect(await start('apotheker'), 'the order is still open').toBe(200)
      await open.run('pfleger', 'stornieren')
      expect([await start('apotheke-admin'), await start('arzt')]).toEqual([404, 200])
      const names = (await leitung.call(chatContract.contacts)).body.map(({ name }) => name)
      expect(names.filter((name) => markt.includes(name))).toEqual([])
    } finally {
      await eigenes.close()
    }
  })
})

describe('the chat of an order', () => {
  const withSeite = (seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE', bestellungId = fall.id): Ziel => ({ bestellungId, seite })

  it('is one for the nursing service and each other side, named after the number and the house', async () => {
    const [praxis, apotheke] = [
      await beginChat(haus, 'pfleger', withSeite('ARZT')),
      await beginChat(haus, 'pflege-admin', withSeite('APOTHEKE')),
    ]
    expect(praxis).toMatchObject({
      kind: 'bestellung',
      contact: { id: haus.ensemble.organisationen.weber, avatar: null, name: 'Praxis Dr. Weber', about: fall.stand.nummer },
      bestellung: { id: fall.id, nummer: fall.stand.nummer },
    })
    expect(apotheke.contact.name).toBe('Apotheke am Markt')
    expect((await beginChat(haus, 'arzt', withSeite('PFLEGE'))).id).toBe(praxis.id)
    expect((await beginChat(haus, 'pka', withSeite('PFLEGE'))).id).toBe(apotheke.id)
    expect((await beginChat(haus, 'pka', withSeite('PFLEGE'))).contact.name).toBe('Pflegedienst Sonnenhof')
  })

  it('is none between practice and pharmacy, none with oneself, and none of an order that one does not see', async () => {
    for (const [konto, target] of [
      ['arzt', withSeite('APOTHEKE')],
      ['apotheker', withSeite('ARZT')],
      ['pfleger', withSeite('PFLEGE')],
      ['arzt', withSeite('ARZT')],
      ['pfleger2', withSeite('ARZT')],
      ['arzt2', withSeite('PFLEGE')],
      ['apotheker2', withSeite('PFLEGE')],
      ['pfleger', withSeite('ARZT', crypto.randomUUID())],
    ] as const) {
      const answer = await starte(haus, konto, target)
      expect([konto, target, answer.status, errorOf(answer)]).toEqual([konto, target, 404, 'chat.kontakt_unbekannt'])
    }
  })

  it('can be asked for: each side is told the others with which it may talk, nobody else anything', async () => {
    const seiten = async (konto: Konto, bestellungId = fall.id) =>
      (await (await haus.wer(konto)).call(chatContract.sides, { query: { bestellungId } })).body
    const sonnenhofs = [{ seite: 'PFLEGE', name: 'Pflegedienst Sonnenhof' }]
    expect(await seiten('pfleger')).toEqual([
      { seite: 'ARZT', name: 'Praxis Dr. Weber' },
      { seite: 'APOTHEKE', name: 'Apotheke am Markt' },
    ])
    expect(await seiten('arzt')).toEqual(sonnenhofs)
    expect(await seiten('pka')).toEqual(sonnenhofs)
    for (const konto of ['pfleger2', 'arzt2', 'apotheker2'] as const) expect(await seiten(konto)).toEqual([])
    expect(await seiten('pfleger', (await put(haus)).id)).toEqual([])
  })

  it('is read and written by all people of the two houses, and by nobody else', async () => {
    const { id: chatId } = await beginChat(haus, 'pfleger', withSeite('APOTHEKE'))
    const gesagt = await say(haus, 'pfleger', { chatId, value: 'Bitte vor 12 Uhr' })
    for (const konto of ['apotheker', 'apotheke-admin', 'pka', 'pflege-admin'] as const) {
      expect((await liste(haus, konto)).find(({ id }) => id === chatId)).toMatchObject({ unreadCount: 1, lastMessage: gesagt.value })
    }
    for (const konto of konten.filter((one) => !['pfleger', 'pflege-admin', 'apotheker', 'apotheke-admin', 'pka'].includes(one))) {
      expect([konto, (await readChat(haus, konto, { id: chatId })).status]).toEqual([konto, 404])
      expect((await liste(haus, konto)).some(({ id }) => id === chatId)).toBe(false)
    }
    expect((await say(haus, 'pka', { chatId, value: 'Machen wir' })).contactName).toBe('Lea Sturm')
  })

  it('shows that the other house has read, by the first of its people, and not that a colleague has', async () => {
    const { id: chatId } = await beginChat(haus, 'pfleger', withSeite('APOTHEKE'))
    const { id: messageId, nr } = await say(haus, 'pfleger', { chatId, value: 'gelesen?' })
    const stand = async () => (await readChat(haus, 'pfleger', { id: chatId })).body.readBy
    const before = await stand()
    const marke = async (konto: Konto) => (await haus.wer(konto)).call(chatContract.markRead, { body: { chatId, messageId } })
    await marke('pflege-admin')
    expect(await stand()).toEqual(before)
    await marke('pka')
    const am = haus.clock.now.toISOString()
    haus.clock.now = new Date(haus.clock.now.getTime() + 60_000)
    await marke('apotheker')
    expect(await stand()).toEqual({ name: 'Apotheke am Markt', nr, at: am })
  })

  it('of a position that the practice does not see knows no practice', async () => {
    const gemischt = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei(), withoutRezept()] } })
    const { id: chatId } = await beginChat(haus, 'apotheker', withSeite('PFLEGE', gemischt.id))
    expect((await readChat(haus, 'arzt', { id: chatId })).status).toBe(404)
  })

  it('can still be read, and not written, by a pharmacy from which the order was taken; the next one begins anew', async () => {
    const zieht = await bring(haus, 'BEI_APOTHEKE')
    const { id: chatId } = await beginChat(haus, 'apotheker', withSeite('PFLEGE', zieht.id))
    await say(haus, 'apotheker', { chatId, value: 'Wir haben es nicht' })
    await zieht.run('pfleger', 'anApothekeWeiterleiten', { grund: 'nicht lieferbar' })
    for (const konto of ['apotheker', 'pfleger'] as const) {
      expect((await readChat(haus, konto, { id: chatId })).body).toMatchObject({ canWrite: false, lastMessage: 'Wir haben es nicht' })
      const answer = await write(haus, konto, { chatId, value: 'und nun?' })
      expect([answer.status, errorOf(answer)]).toEqual([403, 'chat.geschlossen'])
    }
    const neuer = await beginChat(haus, 'apotheker2', withSeite('PFLEGE', zieht.id))
    expect(neuer).toMatchObject({ messages: [], canWrite: true })
    expect(neuer.id).not.toBe(chatId)
    expect((await readChat(haus, 'apotheker', { id: neuer.id })).status).toBe(404)
  })
})

describe('somebody whose account was shut', () => {
  it('is no contact any more, and nobody writes to them; what was said stays', async () => {
    const { id: chatId } = await beginChat(haus, 'pfleger', { contactId: haus.personIds.pka })
    await say(haus, 'pfleger', { chatId, value: 'Bis morgen' })
    const leitung = await haus.wer('apotheke-admin')
    const tuer = (aktiv: boolean) =>
      haus.fetch(
        new Request(`http://test.invalid/api/personal/${haus.personIds.pka}/aktiv`, {
          method: 'POST',
          headers: { authorization: `Bearer ${leitung.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ aktiv }),
        }),
      )
    expect((await tuer(false)).status).toBe(204)
    expect(await kontakte('pfleger')).not.toContain('Lea Sturm')
    expect((await readChat(haus, 'pfleger', { id: chatId })).body).toMatchObject({ canWrite: false, contact: { name: 'Lea Sturm' } })
    expect((await write(haus, 'pfleger', { chatId, value: 'noch da?' })).status).toBe(403)
    await tuer(true)
    expect((await write(haus, 'pfleger', { chatId, value: 'wieder da?' })).status).toBe(201)
  })
})

describe('the open screens', () => {
  it('of both people hear that something was said, and nobody else’s', async () => {
    const ohren = await Promise.all(
      (['pfleger', 'apotheker', 'apotheke-admin', 'arzt'] as const).map(async (konto) =>
        listen({ fetch: haus.fetch, token: (await haus.wer(konto)).token }),
      ),
    )
    const [hier, dort, daneben, fremd] = ohren
    const { id: chatId } = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'apotheker') })
    const signals = (ohr: typeof hier) => ohr?.zurufe.filter(({ art, id }) => art === 'chat' && id === chatId).length ?? 0
    const { id: messageId } = await say(haus, 'pfleger', { chatId, value: 'hört ihr?' })
    await bis(
      () => [signals(hier), signals(dort)],
      ([a, b]) => a === 1 && b === 1,
    )
    await (await haus.wer('apotheker')).call(chatContract.markRead, { body: { chatId, messageId } })
    await bis(
      () => signals(hier),
      (wie) => wie === 2,
    )
    expect([signals(daneben), signals(fremd)]).toEqual([0, 0])
    expect(dort?.text).not.toContain('hört ihr')
    await Promise.all(ohren.map((ohr) => ohr.close()))
  })
})

describe('under the statements', () => {
  const context = (konto: Konto): DbContext => ({
    organisationId: haus.ensemble.personen[konto]?.organisationId ?? null,
    personId: personId(haus, konto),
    system: false,
  })
  let nummer = 0
  const sql = (konto: Konto, text: string, values: Values) => {
    nummer += 1
    return haus.ports.database.query<Record<string, unknown>>(context(konto), statement(`test.chat.${nummer}`, text), values)
  }

  it('row-level security shows a chat, its messages and its marks to its people only, and lets nobody write for another', async () => {
    const { id: chatId } = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })
    const { id: messageId } = await say(haus, 'pfleger', { chatId, value: 'unter uns' })
    await (await haus.wer('pflege-admin')).call(chatContract.markRead, { body: { chatId, messageId } })
    for (const [table, column] of [
      ['chat', 'id'],
      ['chat_nachricht', 'chat_id'],
      ['chat_teilnehmer', 'chat_id'],
    ]) {
      const where = `select 1 from ${table} where ${column} = :chatId`
      for (const konto of ['pfleger', 'pflege-admin'] as const) expect((await sql(konto, where, { chatId })).length).toBeGreaterThan(0)
      for (const konto of ['arzt', 'apotheker', 'pfleger2', 'admin'] as const) expect(await sql(konto, where, { chatId })).toEqual([])
    }
    const fremd = sql(
      'pfleger',
      `insert into chat_nachricht (chat_id, nr, id, person_id, person_name, sichtbar_fuer, text, created_at)
        select id, 999, :id::uuid, :personId::uuid, 'x', sichtbar_fuer, 'x', now() from chat where id = :chatId`,
      { chatId, id: crypto.randomUUID(), personId: personId(haus, 'pflege-admin') },
    )
    await expect(fremd).rejects.toMatchObject({ sqlState: '42501' })
    const unread = (await say(haus, 'pfleger', { chatId, value: 'noch nicht gelesen' })).id
    const overwrite = `update chat_nachricht set text = text where chat_id = :chatId returning id`
    expect(await sql('pfleger', overwrite, { chatId })).toEqual([{ id: unread }])
    expect(await sql('pflege-admin', overwrite, { chatId })).toEqual([])
    await expect(sql('pfleger', `update chat_nachricht set nr = 7 where id = :unread`, { unread })).rejects.toMatchObject({
      sqlState: '42501',
    })
    await expect(sql('pfleger', `delete from chat_nachricht where id = :messageId`, { messageId })).rejects.toMatchObject({
      sqlState: '42501',
    })
    const marke = `update chat_teilnehmer set gelesen_nr = 0 where chat_id = :chatId and person_id = :personId returning 1`
    expect(await sql('pfleger', marke, { chatId, personId: personId(haus, 'pflege-admin') })).toEqual([])
  })
})
