import { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { fillBoards } from './boards.ts'
import { play } from './demo.fixtures.ts'

const server = await serverForTests()

it('every house has boards of its trade, in German in the first of its side and in English in the second', async () => {
  // A filling that was cut off is played again: nothing is there twice.
  for (let time = 0; time < 2; time += 1) await play(server, (regie) => fillBoards(regie, server.ensemble))
  const people = await server.people('pfleger', 'apotheker', 'arzt', 'pfleger2', 'apotheker2', 'arzt2', 'apotheke-admin')
  const houses = await Promise.all(people.map(async (who) => (await who.call(scrumboardContract.boards)).body))
  const titles = houses.map((boards) => boards.map(({ title, openCards }) => `${title} ${openCards}`))
  expect(titles[0]).toEqual(['Neue Diensthandys für alle Touren 8', 'Fortbildungen im neuen Jahr 4', 'Sommerfest 1'])
  expect(titles[6]).toEqual([
    'Umbau der Medikamentenausgabe 10',
    'Überraschung zum Jubiläum 2',
    'Fortbildungen im neuen Jahr 4',
    'Sommerfest 1',
  ])
  expect(titles[4]?.[0]).toBe('Refitting the dispensary 10')
  expect(titles.map((boards) => boards.length)).toEqual([3, 3, 3, 3, 3, 3, 4])
})
