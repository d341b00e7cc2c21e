import { iconSetIds } from '@dreiklang/domain/icons/icons'
import { iconsContract } from '@dreiklang/domain/icons/icons.contract'
import { expect, it } from 'vitest'
import { drawSprite } from '../../../../scripts/web/icons.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const server = await serverForTests()
const [nurse] = await server.people('pfleger')
const read = (set: string) => nurse.call(iconsContract.read, { params: { set } })

it.each([
  ['feather', { namespace: 'feather', name: 'Feather', grid: 'icon-size-6' }, 'activity'],
  ['heroicons-outline', { namespace: 'heroicons_outline', name: 'Heroicons Outline', grid: 'icon-size-6' }, 'academic-cap'],
  ['heroicons-solid', { namespace: 'heroicons_solid', name: 'Heroicons Solid', grid: 'icon-size-6' }, 'academic-cap'],
  ['heroicons-mini', { namespace: 'heroicons_mini', name: 'Heroicons Mini', grid: 'icon-size-5' }, 'academic-cap'],
  ['material-solid', { namespace: 'mat_solid', name: 'Material Solid', grid: 'icon-size-6' }, '3d_rotation'],
  ['material-outline', { namespace: 'mat_outline', name: 'Material Outline', grid: 'icon-size-6' }, '3d_rotation'],
  ['material-twotone', { namespace: 'mat_twotone', name: 'Material Twotone', grid: 'icon-size-6' }, '3d_rotation'],
] as const)('the set %s is told by its names, each once and each with a drawing', async (set, head, one) => {
  const { status, body } = await read(set)
  expect(status).toBe(200)
  expect(body).toEqual({ ...head, list: expect.any(Array) })
  expect(body.list).toContain(one)
  expect(new Set(body.list).size).toBe(body.list.length)

  const drawn = [...drawSprite(set).matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) \d+">(<.*?)<\/symbol>/g)]
  expect(drawn.map(([, name]) => name)).toEqual(body.list)
  expect(new Set(drawn.map(([, , size]) => size))).toEqual(new Set([head.grid === 'icon-size-5' ? '20' : '24']))
})

it('there are seven sets, and another is not found', async () => {
  expect(iconSetIds).toHaveLength(7)
  for (const set of ['heroicons-micro', 'toString', 'Feather']) {
    const answer = await read(set)
    expect([answer.status, errorOf(answer)]).toEqual([404, 'nicht_gefunden'])
  }
})
