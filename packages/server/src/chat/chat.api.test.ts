import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { describe, expect, it } from 'vitest'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf, noBody, impossibleBody } from '../shared/zugriff.fixtures.ts'
import { beginChat, readChat, liste, personId, say, write } from './chat.fixtures.ts'

const haus = await hausForTests()

const spaeter = () => {
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
}
const newChat = async () => (await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })).id

describe('a chat between two colleagues', () => {
  it('begins empty, and is in nobody’s list before something is said', async () => {
    const { id, ...rest } = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })
    expect(rest).toEqual({
      kind: 'person',
      contact: { id: personId(haus, 'pflege-admin'), avatar: null, name: 'Sabine Krüger', about: 'Pflegedienst Sonnenhof' },
      bestellung: null,
      organisationId: null,
      group: null,
      unreadCount: 0,
      mentionCount: 0,
      muted: false,
      lastMessage: null,
      lastMessageAt: null,
      readBy: null,
      canWrite: true,
      resolved: false,
      draft: '',
      messages: [],
      hasOlder: false,
    })
    expect(await liste(haus, 'pfleger')).toEqual([])
    expect(await liste(haus, 'pflege-admin')).toEqual([])
    expect((await beginChat(haus, 'pflege-admin', { contactId: personId(haus, 'pfleger') })).id).toBe(id)
  })

  it('carries what is said, from each as the own or the other’s', async () => {
    const chatId = await newChat()
    const first = await say(haus, 'pfleger', { chatId, value: '  Ist der Schlüssel bei dir?\n ' })
    expect(first).toMatchObject({
      chatId,
      contactId: personId(haus, 'pfleger'),
      contactName: 'Jonas Meyer',
      value: 'Ist der Schlüssel bei dir?',
      createdAt: haus.clock.now.toISOString(),
      isMine: true,
      nr: 1,
    })
    spaeter()
    const zweite = await say(haus, 'pflege-admin', { chatId, value: 'Ja' })
    const [seen] = await liste(haus, 'pfleger')
    expect(seen).toMatchObject({
      id: chatId,
      unreadCount: 1,
      lastMessage: 'Ja',
      lastMessageAt: zweite.createdAt,
      messages: [{ ...zweite, isMine: false, changeableUntil: null }],
      hasOlder: true,
    })
    expect((await readChat(haus, 'pflege-admin', { id: chatId })).body).toMatchObject({
      contact: { name: 'Jonas Meyer' },
      unreadCount: 1,
      messages: [
        { ...first, isMine: false, changeableUntil: null },
        { ...zweite, isMine: true },
      ],
    })
  })

  it('tells the writer how far the other has read, and when; a mark never goes back', async () => {
    const chatId = await newChat()
    const [eins, two] = [await say(haus, 'pfleger', { chatId, value: 'eins' }), await say(haus, 'pfleger', { chatId, value: 'zwei' })]
    const leitung = await haus.wer('pflege-admin')
    const marke = async (messageId: string) => (await leitung.call(chatContract.markRead, { body: { chatId, messageId } })).body
    const stand = async () => (await readChat(haus, 'pfleger', { id: chatId })).body.readBy
    spaeter()
    const readAt = haus.clock.now.toISOString()
    expect(await marke(eins.id)).toEqual({ unreadCount: 1 })
    expect(await stand()).toEqual({ name: 'Sabine Krüger', nr: eins.nr, at: readAt })
    spaeter()
    expect(await marke(two.id)).toEqual({ unreadCount: 0 })
    spaeter()
    expect(await marke(eins.id)).toEqual({ unreadCount: 0 })
    expect(await stand()).toMatchObject({ nr: two.nr })
    expect((await leitung.call(chatContract.markRead, { body: { chatId, messageId: crypto.randomUUID() } })).status).toBe(404)
  })

  it('is muted by one for that one only, and marked as read as a whole', async () => {
    const chatId = await newChat()
    await say(haus, 'pfleger', { chatId, value: 'noch etwas' })
    const leitung = await haus.wer('pflege-admin')
    const change = (chat: object) => leitung.call(chatContract.update, { body: { id: chatId, chat } })
    expect((await change({ muted: true })).body).toMatchObject({ id: chatId, muted: true, unreadCount: 1 })
    expect((await change({ unreadCount: 0 })).body).toMatchObject({ muted: true, unreadCount: 0 })
    expect((await change({})).body).toMatchObject({ muted: true, unreadCount: 0 })
    expect((await readChat(haus, 'pfleger', { id: chatId })).body.muted).toBe(false)
    expect((await change({ muted: false })).body.muted).toBe(false)
    for (const wrong of [{ unreadCount: 3 }, { contact: { name: 'Chef' } }, { messages: [] }, { muted: 'ja' }, { lastMessage: 'x' }]) {
      expect((await change(wrong)).status).toBe(400)
    }
  })

  it('is read in pages of fifty, the newest first, nothing twice and nothing missing', async () => {
    const chatId = (await beginChat(haus, 'apotheker', { contactId: personId(haus, 'pka') })).id
    for (let i = 1; i <= 120; i += 1) {
      spaeter()
      await say(haus, i % 3 === 0 ? 'pka' : 'apotheker', { chatId, value: `Zeile ${i}` })
    }
    const seiten: number[][] = []
    let before: string | undefined
    for (;;) {
      const { body } = await readChat(haus, 'apotheker', { id: chatId, ...(before === undefined ? {} : { before }) })
      seiten.unshift(body.messages.map(({ nr }) => nr))
      expect(body).toMatchObject({ lastMessage: 'Zeile 120', unreadCount: 40 })
      if (!body.hasOlder) break
      before = String(body.messages[0]?.nr)
    }
    expect(seiten.map((seite) => seite.length)).toEqual([20, 50, 50])
    expect(seiten.flat()).toEqual(Array.from({ length: 120 }, (_, i) => i + 1))
    expect((await liste(haus, 'apotheker'))[0]?.messages.map(({ nr }) => nr)).toEqual([120])
  })

  it('the newest word stands first in the list', async () => {
    const [a, b] = [
      (await beginChat(haus, 'arzt', { contactId: personId(haus, 'arzt-admin') })).id,
      (await beginChat(haus, 'arzt', { contactId: personId(haus, 'assistenz') })).id,
    ]
    const folge = async () => (await liste(haus, 'arzt')).map(({ id }) => id)
    for (const [chatId, erwartet] of [
      [a, [a]],
      [b, [b, a]],
      [a, [a, b]],
    ] as const) {
      spaeter()
      await say(haus, 'arzt', { chatId, value: 'Hallo' })
      expect(await folge()).toEqual(erwartet)
    }
  })
})

describe('a message that is sent', () => {
  it('twice with the same id is one message, also when both come at once', async () => {
    const chatId = await newChat()
    const before = (await readChat(haus, 'pfleger', { id: chatId })).body.messages.length
    const body = { chatId, id: crypto.randomUUID(), value: 'nur einmal' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(haus, 'pfleger', body)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    const { messages } = (await readChat(haus, 'pfleger', { id: chatId })).body
    expect(messages.length).toBe(before + 1)
    expect(messages.at(-1)).toEqual(answers[0]?.body)
  })

  it('with an id that stands for other words, or for those of somebody else, is refused', async () => {
    const chatId = await newChat()
    const id = crypto.randomUUID()
    await say(haus, 'pfleger', { chatId, id, value: 'das eine' })
    for (const [konto, value] of [
      ['pfleger', 'das andere'],
      ['pflege-admin', 'das eine'],
    ] as const) {
      const answer = await write(haus, konto, { chatId, id, value })
      expect([answer.status, errorOf(answer)]).toEqual([422, 'anfrage.schluessel_vergeben'])
    }
  })

  it('by two people at once keeps one order without gaps for both', async () => {
    const chatId = (await beginChat(haus, 'pfleger2', { contactId: personId(haus, 'pflege-admin2') })).id
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => say(haus, i % 2 === 0 ? 'pfleger2' : 'pflege-admin2', { chatId, value: `Nr ${i}` })),
    )
    const [hier, dort] = [await readChat(haus, 'pfleger2', { id: chatId }), await readChat(haus, 'pflege-admin2', { id: chatId })]
    expect(hier.body.messages.map(({ nr }) => nr)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
    expect(dort.body.messages.map(({ id }) => id)).toEqual(hier.body.messages.map(({ id }) => id))
    expect([hier.body.unreadCount, dort.body.unreadCount]).toEqual([15, 15])
  })

  it('is text of one to four thousand characters, kept as it was written', async () => {
    const chatId = await newChat()
    const raw = '<img src=x onerror=alert(1)> & "Ä" \u202e {{name}}\n\tzweite Zeile'
    expect((await say(haus, 'pfleger', { chatId, value: raw })).value).toBe(raw)
    expect((await say(haus, 'pfleger', { chatId, value: 'x'.repeat(4000) })).value).toHaveLength(4000)
    for (const value of ['', '   ', 'x'.repeat(4001), 'a\u0007b', 7, null, { text: 'x' }]) {
      const answer = await (await haus.wer('pfleger')).call(chatContract.send, { body: { id: crypto.randomUUID(), chatId, value } })
      expect(answer.status).toBe(400)
    }
  })

  it('needs an id in the form of a UUID, and takes no other key', async () => {
    const chatId = await newChat()
    const pfleger = await haus.wer('pfleger')
    const gut = { id: crypto.randomUUID(), chatId, value: 'x' }
    for (const body of [
      { ...gut, id: '1' },
      { ...gut, contactId: personId(haus, 'arzt') },
      { ...gut, createdAt: '2020-01-01' },
    ]) {
      expect((await pfleger.call(chatContract.send, { body })).status).toBe(400)
    }
  })
})

describe('two people who open the same chat at once', () => {
  it('meet in one', async () => {
    const [arzt, kollegin] = [personId(haus, 'arzt2'), personId(haus, 'arzt-admin2')]
    const chats = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 === 0 ? beginChat(haus, 'arzt2', { contactId: kollegin }) : beginChat(haus, 'arzt-admin2', { contactId: arzt }),
      ),
    )
    expect(new Set(chats.map(({ id }) => id)).size).toBe(1)
  })
})

describe('what nobody should send', () => {
  const gut: [Call, Record<string, unknown>][] = [
    [chatContract.update, { id: 'x', chat: { muted: true, unreadCount: 0 } }],
    [chatContract.start, { bestellungId: crypto.randomUUID(), seite: 'ARZT' }],
    [chatContract.send, { id: crypto.randomUUID(), chatId: 'x', value: 'Hallo' }],
    [chatContract.markRead, { chatId: 'x', messageId: crypto.randomUUID() }],
  ]

  it('is refused with the fields that are wrong, and never breaks anything', async () => {
    const pfleger = await haus.wer('pfleger')
    let gefragt = 0
    for (const [call, body] of gut) {
      const schlimme = [...impossibleBody(body).map((one) => one.body), ...noBody, { ...body, organisationId: 'x' }]
      for (const schlimm of schlimme) {
        const answer = await pfleger.call(call, { body: schlimm })
        expect([call.id, schlimm, answer.status]).toEqual([call.id, schlimm, expect.toBeOneOf([400, 404])])
        gefragt += 1
      }
      const fremdesField = await pfleger.call(call, { body: { ...body, organisationId: 'x' } })
      expect([call.id, fremdesField.status]).toEqual([call.id, 400])
    }
    expect(gefragt).toBeGreaterThan(100)
  })
})

describe('a chat that is not there', () => {
  it.each([crypto.randomUUID(), 'x', '../../etc/passwd', '0'])('%s is named in the sentence, in both languages', async (id) => {
    const pfleger = await haus.wer('pfleger')
    const sentences = []
    for (const language of ['en', 'de']) {
      const answer = await pfleger.call(chatContract.read, { query: { id }, headers: { 'accept-language': language } })
      expect([answer.status, errorOf(answer)]).toEqual([404, 'chat.nicht_gefunden'])
      sentences.push((answer.body as unknown as { message: string }).message)
    }
    expect(sentences).toEqual([`Could not found chat with id of ${id}!`, `Den Chat mit der Kennung ${id} gibt es nicht!`])
  })

  it('cannot be told from one of other people', async () => {
    const chatId = await newChat()
    const fremd = await haus.wer('apotheker')
    const niemands = crypto.randomUUID()
    const attempts = (id: string) => [
      fremd.call(chatContract.read, { query: { id } }),
      fremd.call(chatContract.update, { body: { id, chat: { muted: true } } }),
      fremd.call(chatContract.send, { body: { id: crypto.randomUUID(), chatId: id, value: 'x' } }),
      fremd.call(chatContract.markRead, { body: { chatId: id, messageId: crypto.randomUUID() } }),
    ]
    const gleich = async (id: string) =>
      (await Promise.all(attempts(id))).map(({ status, text }) =>
        `${status} ${text}`.replaceAll(id, 'ID').replace(/"correlationId":"[^"]+"/, ''),
      )
    const answers = await gleich(chatId)
    expect(answers).toEqual(await gleich(niemands))
    expect(answers.every((answer) => answer.startsWith('404 '))).toBe(true)
  })
})

describe('contacts', () => {
  it('come by name with house and profession, and with details one by one', async () => {
    await bring(haus, 'BEI_APOTHEKE')
    const pfleger = await haus.wer('pfleger')
    const kontakte = (await pfleger.call(chatContract.contacts)).body
    expect(kontakte.map(({ name }) => name)).toEqual(kontakte.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de')))
    const apotheker = kontakte.find(({ name }) => name === 'Felix Brandt')
    expect(apotheker).toEqual({
      id: personId(haus, 'apotheker'),
      avatar: null,
      name: 'Felix Brandt',
      about: 'Apotheke am Markt',
      beruf: 'APOTHEKER',
    })
    const { id: chatId } = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'apotheker') })
    await say(haus, 'apotheker', { chatId, value: 'Siehe https://www.example.org/lager und javascript:alert(1)' })
    const full = await pfleger.call(chatContract.contact, { query: { id: personId(haus, 'apotheker') } })
    expect(chatContract.contact.answer.parse(full.body)).toEqual({
      ...apotheker,
      details: {
        phoneNumbers: [{ phoneNumber: expect.stringMatching(/^089 \d+$/), label: 'Apotheke am Markt' }],
        address: 'Marktplatz 1, 80331 München',
      },
      attachments: { links: ['https://www.example.org/lager'] },
    })
  })

  it('show the photo of colleagues, who may see it', async () => {
    const leitung = await haus.wer('pflege-admin')
    const webp = new Uint8Array([0x52, 0x49, 0x46, 0x46, 0x1a, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, ...Array.from({ length: 32 }, () => 0)])
    const answer = await haus.fetch(
      new Request(`http://test.invalid${settingsContract.setPhoto.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${leitung.token}`, 'content-type': 'image/webp' },
        body: webp,
      }),
    )
    expect(answer.status).toBeLessThan(300)
    const fotoFor = async (konto: 'pfleger' | 'apotheker') =>
      (await (await haus.wer(konto)).call(chatContract.contacts)).body.find(({ name }) => name === 'Sabine Krüger')?.avatar
    const adresse = await fotoFor('pfleger')
    expect(adresse).toMatch(new RegExp(`^/api/common/user/photo/${personId(haus, 'pflege-admin')}\\?v=\\d+$`))
    expect((await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })).contact.avatar).toBe(adresse)
    expect(await fotoFor('apotheker'), 'another house is not served the photo').toBeNull()
  })

  it('begin with oneself', async () => {
    expect((await (await haus.wer('apotheker')).call(chatContract.profile)).body).toEqual({
      id: personId(haus, 'apotheker'),
      name: 'Felix Brandt',
      email: 'apotheker@dreiklang.example',
      avatar: null,
      about: 'Apotheke am Markt',
    })
    expect((await (await haus.wer('admin')).call(chatContract.profile)).body).toMatchObject({ name: 'Plattform-Verwaltung', about: '' })
  })
})
