import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Haus, bringe, oeffneHaus } from '../bestellung/bestellung.fixtures.ts'
import { systemKontext } from '../shared/kontext.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { createTresor } from '../tresor/tresor.ts'
import { beginne, lies, liste, personId, sage } from './chat.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await oeffneHaus()
})
afterAll(() => haus.close())

const admin = () => (haus.ports.database as TestDatabase).admin
const texte = async (konto: Parameters<typeof lies>[1], id: string) =>
  (await lies(haus, konto, { id })).body.messages.map(({ value }: { value: string }) => value)

describe('what people say to each other', () => {
  it('stands in no table, and both sides read it', async () => {
    const fall = await bringe(haus, 'BEIM_ARZT')
    const chat = await beginne(haus, 'pfleger', { bestellungId: fall.id, seite: 'ARZT' })
    await sage(haus, 'pfleger', { chatId: chat.id, value: 'Wiedehopf eins' })
    await sage(haus, 'arzt', { chatId: chat.id, value: 'Wiedehopf zwei' })
    expect(await klartextIn(admin(), 'Wiedehopf')).toEqual([])
    for (const konto of ['pfleger', 'arzt'] as const) {
      expect(await texte(konto, chat.id)).toEqual(['Wiedehopf eins', 'Wiedehopf zwei'])
      expect((await liste(haus, konto)).map(({ lastMessage }) => lastMessage)).toContain('Wiedehopf zwei')
    }
  })

  it('is sealed between two people too, and a message that is sent twice is one', async () => {
    const chat = await beginne(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })
    const body = { chatId: chat.id, id: crypto.randomUUID(), value: 'Wiedehopf drei' }
    await sage(haus, 'pfleger', body)
    await sage(haus, 'pfleger', body)
    expect(await texte('pflege-admin', chat.id)).toEqual(['Wiedehopf drei'])
    expect(await klartextIn(admin(), 'Wiedehopf')).toEqual([])
  })

  it('is unreadable when the key of the Klient is destroyed, and the talk goes on', async () => {
    const klientId = await haus.nimmAuf()
    const fall = await bringe(haus, 'BEIM_ARZT', { vor: { klientId } })
    const chat = await beginne(haus, 'arzt', { bestellungId: fall.id, seite: 'PFLEGE' })
    await sage(haus, 'arzt', { chatId: chat.id, value: 'Wiedehopf vier' })
    await haus.ports.database.transaction(systemKontext, (tx) =>
      createTresor(haus.ports).vernichte(tx, { organisationId: fall.stand.pflegedienst.id, klientId }),
    )
    await sage(haus, 'arzt', { chatId: chat.id, value: 'Wiedehopf fünf' })
    expect(await texte('pfleger', chat.id)).toEqual(['Nicht mehr lesbar: Die Akte wurde gelöscht.', 'Wiedehopf fünf'])
  })
})
