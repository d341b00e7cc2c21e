import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { askingPlainly, plainOf } from './plainCalls.ts'

const contract = `
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { defineCall, defineSteps } from '../shared/contract.ts'
import { otherContract } from './other.contract.ts'
export const most = 5
const base = '/api/things'
const { name } = shapes
const shapes = { name: z.string() }
export const thing = z.strictObject({ name })
const callsFor = (art) => ({ read: defineCall(\`GET \${base}/\${art}\`, { id: art, answer: thing }) })
export const artContract = callsFor('a')
export const stepContract = defineSteps(base, { take: thing }, { room: 'things' })
export const thingContract = {
  ...otherContract,
  create: defineCall('POST /api/things', { id: 'things.create', summary: 'A new one', access: { rollen }, body: thing, status: 201, idempotent: true }),
}
`
const { code, names } = plainOf(contract, parseAst)

it('a contract without schemas knows the ways of its calls, and nothing of zod', async () => {
  const { artContract, most } = await import(
    `data:text/javascript,${encodeURIComponent(code.replace(/^import.*$/gm, '').replace('...otherContract,', ''))}`
  )
  expect(artContract).toEqual({ read: { method: 'GET', path: '/api/things/a', status: 200, idempotent: false, id: 'a' } })
  expect(most).toBe(5)
  expect(code).toContain("({ method: 'POST', path: '/api/things', status: 201, idempotent: true, id: 'things.create' })")
  expect(code).toContain("from './other.contract.ts?calls'")
  expect(code).not.toMatch(/zod|define|akteur|summary/)
  expect([...names].toSorted()).toEqual(['artContract', 'base', 'callsFor', 'most', 'thingContract'])
})

const asked = (text) => askingPlainly({ code: text, parse: parseAst, plainNames: async () => names })
const imports = (what) => `import { ${what} } from '@dreiklang/domain/things/things.contract';`
const plainImports = (what) => `import { ${what} } from '@dreiklang/domain/things/things.contract?calls';`

it('whoever only makes calls gets them alone', async () => {
  const use = 'const make = (a) => call(a ? c.create : c.update, { body: {} }); const types = c.create.upload?.types; most'
  expect(await asked(`${imports('thingContract as c, most, thing')} ${use}`)).toBe(
    `${plainImports('thingContract as c, most')}${imports('thing')} ${use}`,
  )
})

it.each([
  'useForm({ schema: thingContract.create.body })',
  'send(thingContract.create)',
  'const { create } = thingContract',
  'call(thingContract[step])',
  'const one = thingContract.create; one.body',
])('whoever may read a schema gets the whole contract: %s', async (use) => {
  const text = `${imports('thingContract')} ${use}`
  expect(await asked(text)).toBe(text)
})
