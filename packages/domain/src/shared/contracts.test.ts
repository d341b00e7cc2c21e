import { expect, it } from 'vitest'
import type { Call } from './contract.ts'
import { textsIn } from './words.ts'

const modules = import.meta.glob<Record<string, unknown>>('../**/*.contract.ts', { eager: true })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isCall = (value: object): value is Call => 'id' in value && 'method' in value && 'answer' in value

function callsIn(value: unknown): Call[] {
  if (!isObject(value)) return []
  if (isCall(value)) return [value]
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(callsIn) : []
}

const calls = [
  ...new Map(
    Object.values(modules)
      .flatMap((module) => Object.values(module).flatMap(callsIn))
      .map((call) => [call.id, call]),
  ).values(),
]

const texts = calls.flatMap((call) =>
  (['params', 'query', 'body', 'answer'] as const).flatMap((part) =>
    textsIn(call[part]).map(({ kind, path }) => ({ kind, call: call.id, part, path: path.join('.') })),
  ),
)

it('every text of every call is words that are sealed, has a form, or says why it may lie in the clear', () => {
  expect(calls.length).toBeGreaterThan(200)
  expect(texts.filter(({ kind }) => kind === null)).toEqual([])
})
