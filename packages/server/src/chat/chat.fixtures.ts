import { type Chat, chat, chatContract, chatMessage, type ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import type { Haus, Konto } from '../bestellung/bestellung.fixtures.ts'

export function personId(haus: Haus, konto: Konto): string {
  const id = konto === 'pka' || konto === 'assistenz' ? haus.personIds[konto] : haus.ensemble.personen[konto]?.personId
  if (id === undefined) throw new Error(`Nobody is called ${konto}`)
  return id
}

export type Ziel = { contactId: string } | { bestellungId: string; seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE' }

export const starte = async (haus: Haus, konto: Konto, target: Ziel) => (await haus.wer(konto)).call(chatContract.start, { body: target })

/** Starts a chat that must be allowed. */
export async function beginChat(haus: Haus, konto: Konto, target: Ziel): Promise<Chat> {
  const answer = await starte(haus, konto, target)
  if (answer.status !== 200) throw new Error(`${konto} could not start: ${answer.text}`)
  return chat.parse(answer.body)
}

export const write = async (haus: Haus, konto: Konto, body: { chatId: string; value: string; id?: string }) =>
  (await haus.wer(konto)).call(chatContract.send, { body: { id: crypto.randomUUID(), ...body } })

/** Writes a message that must be taken. */
export async function say(haus: Haus, konto: Konto, body: { chatId: string; value: string; id?: string }): Promise<ChatMessage> {
  const answer = await write(haus, konto, body)
  if (answer.status !== 201) throw new Error(`${konto} could not write: ${answer.text}`)
  return chatMessage.parse(answer.body)
}

export const readChat = async (haus: Haus, konto: Konto, query: { id: string; before?: string }) =>
  (await haus.wer(konto)).call(chatContract.read, { query })

export const liste = async (haus: Haus, konto: Konto): Promise<Chat[]> =>
  chatContract.list.answer.parse((await (await haus.wer(konto)).call(chatContract.list)).body)
