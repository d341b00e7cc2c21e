import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { play } from './demo.fixtures.ts'
import { fillNotes } from './notes.ts'

const server = await serverForTests()

it('every house has a dozen notes of its trade, in German in the first of its side and in English in the second', async () => {
  // A filling that was cut off is played again: nothing is there twice.
  for (let time = 0; time < 2; time += 1) await play(server, (regie) => fillNotes(regie, server.ensemble))
  const people = await server.people('pfleger', 'apotheker', 'arzt', 'pfleger2', 'apotheker2', 'arzt2', 'pflege-admin')
  const pages = await Promise.all(people.map(async (who) => (await who.call(notesContract.all)).body))
  expect(pages.map((notes) => notes.length)).toEqual([10, 10, 10, 10, 10, 10, 11])
  const titles = pages.map((notes) => notes.map(({ title }) => title))
  expect(titles[0]).toContain('Vor der Frühtour')
  expect(titles[4]).toContain('Supply shortage')
  expect(titles[6]?.filter((title) => !titles[0]?.includes(title))).toEqual(['Eigene Gedanken'])
})
