import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it } from 'vitest'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { createTresor } from '../tresor/tresor.ts'
import { beginChat, readChat, liste, personId, say } from './chat.fixtures.ts'

const haus = await hausForTests()

const admin = () => (haus.ports.database as TestDatabase).admin
const texte = async (konto: Parameters<typeof readChat>[1], id: string) =>
  (await readChat(haus, konto, { id })).body.messages.map(({ value }: { value: string }) => value)

describe('what people say to each other', () => {
  it('stands in no table, and both sides read it', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const chat = await beginChat(haus, 'pfleger', { bestellungId: fall.id, seite: 'ARZT' })
    await say(haus, 'pfleger', { chatId: chat.id, value: 'Wiedehopf eins' })
    await say(haus, 'arzt', { chatId: chat.id, value: 'Wiedehopf zwei' })
    expect(await klartextIn(admin(), 'Wiedehopf')).toEqual([])
    for (const konto of ['pfleger', 'arzt'] as const) {
      expect(await texte(konto, chat.id)).toEqual(['Wiedehopf eins', 'Wiedehopf zwei'])
      expect((await liste(haus, konto)).map(({ lastMessage }) => lastMessage)).toContain('Wiedehopf zwei')
    }
  })

  it('is sealed between two people too, and a message that is sent twice is one', async () => {
    const chat = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })
    const body = { chatId: chat.id, id: crypto.randomUUID(), value: 'Wiedehopf drei' }
    await say(haus, 'pfleger', body)
    await say(haus, 'pfleger', body)
    expect(await texte('pflege-admin', chat.id)).toEqual(['Wiedehopf drei'])
    expect(await klartextIn(admin(), 'Wiedehopf')).toEqual([])
  })

  it('is unreadable when the key of the Klient is destroyed, and the talk goes on', async () => {
    const klientId = await haus.admit()
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    const chat = await beginChat(haus, 'arzt', { bestellungId: fall.id, seite: 'PFLEGE' })
    await say(haus, 'arzt', { chatId: chat.id, value: 'Wiedehopf vier' })
    await haus.ports.database.transaction(systemContext, (tx) =>
      createTresor(haus.ports).destroy(tx, { organisationId: fall.stand.pflegedienst.id, klientId }),
    )
    await say(haus, 'arzt', { chatId: chat.id, value: 'Wiedehopf fünf' })
    expect(await texte('pfleger', chat.id)).toEqual(['Nicht mehr lesbar: Die Akte wurde gelöscht.', 'Wiedehopf fünf'])
  })
})
