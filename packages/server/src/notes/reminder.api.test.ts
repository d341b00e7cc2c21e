import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'

const c = notesContract
const server = await serverForTests()
const signIn = () => server.people('pfleger', 'pflege-admin')
let [nurse, colleague] = await signIn()
// The clock is moved, and with it sessions end.
const signInAgain = async () => {
  ;[nurse, colleague] = await signIn()
}
beforeEach(signInAgain)

const inMinutes = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000).toISOString()
const add = async (note: object) => (await nurse.call(c.create, { body: { note } })).body
const change = (id: string, note: object, who = nurse) => who.call(c.update, { body: { updatedNote: { id, ...note } } })
async function ringsAfter(minutes: number, konto: 'nurse' | 'colleague' = 'nurse'): Promise<(string | null)[]> {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
  await server.server.tick()
  await server.server.tick()
  await signInAgain()
  const who = konto === 'nurse' ? nurse : colleague
  return (await who.call(messageContract.list)).body.map(({ link }) => link ?? null).filter((link) => link?.startsWith('/apps/notes'))
}
const linkOf = (id: string) => `/apps/notes?note=${id}`

describe('a reminder', () => {
  it('rings once when its time has come, for who has set it and for nobody else', async () => {
    const { id } = await add({ title: 'Medikamentenschrank prüfen', visibility: 'house', reminder: inMinutes(30) })
    expect(await ringsAfter(29)).toEqual([])
    expect(await ringsAfter(1)).toEqual([linkOf(id)])
    expect(await ringsAfter(60)).toEqual([linkOf(id)])
    expect(await ringsAfter(0, 'colleague')).toEqual([])
  })

  it('tells nothing of the note itself', async () => {
    const messages = (await nurse.call(messageContract.list)).text
    expect(messages).toContain('Sie wollten jetzt an eine Notiz erinnert werden.')
    expect(messages).not.toContain('Medikamentenschrank')
  })

  it('of a shared note that a colleague sets rings for her', async () => {
    const { id } = await add({ title: 'Gemeinsam', visibility: 'house' })
    await change(id, { reminder: inMinutes(5) }, colleague)
    const mine = await ringsAfter(0)
    expect(await ringsAfter(5, 'colleague')).toEqual([linkOf(id)])
    expect(await ringsAfter(0)).toEqual(mine)
  })

  it('rings again when it is put off, and not when it was taken off or the note lies in the trash', async () => {
    const [again, off, trashed] = [
      await add({ title: 'Verschoben', reminder: inMinutes(5) }),
      await add({ title: 'Doch nicht', reminder: inMinutes(5) }),
      await add({ title: 'Weggeworfen', reminder: inMinutes(5) }),
    ]
    await change(off.id, { reminder: null })
    await nurse.call(c.remove, { query: { id: trashed.id } })
    const count = (links: (string | null)[]) => [again, off, trashed].map(({ id }) => links.filter((link) => link === linkOf(id)).length)
    expect(count(await ringsAfter(5))).toEqual([1, 0, 0])
    await change(again.id, { reminder: inMinutes(5) })
    expect(count(await ringsAfter(5))).toEqual([2, 0, 0])
  })
})
