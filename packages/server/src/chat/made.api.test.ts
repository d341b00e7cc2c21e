import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { describe, expect, it } from 'vitest'
import { type Konto, bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { beginChat, personId, say } from './chat.fixtures.ts'

const haus = await hausForTests()

type Thing = { nr: number; kind: 'task' | 'bestellung' | 'hausbesuch'; id: string }
const made = async (konto: Konto, id: string) => (await (await haus.wer(konto)).call(chatContract.made, { query: { id } })).body
const keep = async (konto: Konto, body: Thing & { chatId: string }) => (await haus.wer(konto)).call(chatContract.keepMade, { body })
const sources = async (konto: Konto, { kind, id }: Omit<Thing, 'nr'>) =>
  (await (await haus.wer(konto)).call(chatContract.sources, { query: { kind, id } })).body
async function newTask(konto: Konto): Promise<string> {
  const id = crypto.randomUUID()
  await (await haus.wer(konto)).call(tasksContract.create, { body: { id, type: 'task', task: { title: 'Rezept abholen' } } })
  return id
}

describe('what was made of a line', () => {
  it('is a task that both people of the house see at the line, and that leads back to it', async () => {
    const { id: chatId } = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })
    const { nr, createdAt } = await say(haus, 'pflege-admin', { chatId, value: 'Bitte das Rezept abholen' })
    const task = { kind: 'task' as const, id: await newTask('pfleger') }
    const twice = [await keep('pfleger', { chatId, nr, ...task }), await keep('pfleger', { chatId, nr, ...task })]
    expect(twice.map(({ status, body }) => [status, body])).toEqual([1, 2].map(() => [200, [{ nr, ...task, number: null }]]))
    expect((await made('pflege-admin', chatId)).made).toEqual([{ nr, ...task, number: null }])
    expect(await sources('pflege-admin', task)).toEqual([{ chatId, nr, contactName: 'Sabine Krüger', createdAt }])
    await (await haus.wer('pfleger')).call(tasksContract.remove, { query: { id: task.id } })
    expect((await made('pfleger', chatId)).made).toEqual([])
  })

  it('is an order with its number for those who see the order, and nothing for the others of the talk', async () => {
    const [talkedAbout, fall] = [await bring(haus, 'BEI_APOTHEKE'), await bring(haus, 'ENTWURF')]
    const { id: chatId } = await beginChat(haus, 'pfleger', { bestellungId: talkedAbout.id, seite: 'APOTHEKE' })
    const { nr } = await say(haus, 'apotheker', { chatId, value: 'Die Pflaster gehen aus' })
    const bestellung = { kind: 'bestellung' as const, id: fall.id }
    expect((await keep('pfleger', { chatId, nr, ...bestellung })).status).toBe(200)
    expect((await made('pflege-admin', chatId)).made).toEqual([{ nr, ...bestellung, number: fall.stand.nummer }])
    expect((await made('apotheker', chatId)).made).toEqual([])
    expect([await sources('pflege-admin', bestellung), await sources('apotheker', bestellung)]).toEqual([
      [expect.objectContaining({ chatId, nr })],
      [],
    ])
  })

  it('stays unknown to who takes no part in the talk, although the thing is seen', async () => {
    const { id: chatId } = await beginChat(haus, 'arzt', { contactId: personId(haus, 'assistenz') })
    const { nr } = await say(haus, 'arzt', { chatId, value: 'Bitte zurückrufen' })
    const task = { kind: 'task' as const, id: await newTask('arzt') }
    await keep('arzt', { chatId, nr, ...task })
    expect(await sources('assistenz', task)).toHaveLength(1)
    expect(await sources('pfleger', task)).toEqual([])
    expect((await keep('pfleger', { chatId, nr, ...task })).status).toBe(404)
  })

  it('is neither a thing of others nor of a line that is not there', async () => {
    const { id: chatId } = await beginChat(haus, 'pfleger', { contactId: personId(haus, 'pflege-admin') })
    const { nr } = await say(haus, 'pfleger', { chatId, value: 'Nichts daraus' })
    const answers = [
      await keep('pfleger', { chatId, nr, kind: 'task', id: await newTask('arzt') }),
      await keep('pfleger', { chatId, nr: nr + 1, kind: 'task', id: await newTask('pfleger') }),
      await keep('pfleger', { chatId, nr, kind: 'hausbesuch', id: crypto.randomUUID() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('may be what the own role makes: an order in nursing, and not in the pharmacy', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const { id } = await beginChat(haus, 'pfleger', { bestellungId: fall.id, seite: 'APOTHEKE' })
    expect((await made('pfleger', id)).may).toEqual(['task', 'bestellung', 'hausbesuch'])
    expect((await made('apotheker', id)).may).toEqual(['task', 'hausbesuch'])
  })
})
