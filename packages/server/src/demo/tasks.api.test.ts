import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { play } from './demo.fixtures.ts'
import { fillTasks } from './tasks.ts'

const server = await serverForTests()

it('every house has the same list of tasks, in German in the first of its side and in English in the second', async () => {
  // A filling that was cut off is played again: nothing is there twice.
  for (let time = 0; time < 2; time += 1) await play(server, (regie) => fillTasks(regie, server.ensemble))
  const houses = await server.people('pfleger', 'apotheker', 'arzt', 'pfleger2', 'apotheker2', 'arzt2')
  const lists = await Promise.all(houses.map(async (who) => (await who.call(tasksContract.all)).body))
  expect(lists.map((list) => `${list.length} ${list[0]?.type} ${list[0]?.title}`)).toEqual([
    ...[1, 2, 3].map(() => '7 section Heute'),
    ...[1, 2, 3].map(() => '7 section Today'),
  ])
  expect(lists[3]?.[1]).toMatchObject({
    title: 'Answer open questions',
    dueDate: '2026-11-18',
    priority: 2,
    subTasks: [{ title: 'Go through the list' }, { title: 'Call where something is unclear' }],
  })
})
