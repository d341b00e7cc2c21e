import { academyContract } from '@dreiklang/domain/academy/academy.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { learn } from './academy.ts'
import { play } from './demo.fixtures.ts'

const server = await serverForTests()

it('in every house a course is late for some, and a nurse has begun another', async () => {
  // A filling that was cut off is played again: nothing is there twice.
  for (let time = 0; time < 2; time += 1) await play(server, (regie) => learn(regie, server.ensemble))
  const [head, nurse, arzt] = await server.people('pflege-admin', 'pfleger', 'arzt-admin2')
  const { duties } = (await head.call(academyContract.report)).body
  const told = duties.map(({ title, people }) => [title, people.map(({ state }) => state).toSorted()])
  expect(told[0]).toEqual(['Notfallbestellung', expect.arrayContaining(['done', 'late'])])
  expect(told[1]).toEqual(['Betäubungsmittel', expect.arrayContaining(['done'])])
  const { body: mine } = await nurse.call(academyContract.mine)
  expect(mine.certificates.map(({ courseId }) => courseId)).toEqual(['btm'])
  expect((await arzt.call(academyContract.mine)).body.certificates).toHaveLength(2)
})
