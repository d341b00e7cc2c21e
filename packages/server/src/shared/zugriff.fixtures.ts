/** For API tests: one client for each role, answers without what must differ, and words that no call may choke on. */
import { type Rolle, rollen } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import type { TestAnswer, TestClient, TestServer } from '../testServer.ts'

const konten: Record<Rolle, string> = {
  ROLE_ADMIN: 'admin',
  ROLE_PFLEGER: 'pfleger',
  ROLE_PFLEGE_ADMIN: 'pflege-admin',
  ROLE_APOTHEKER: 'apotheker',
  ROLE_APOTHEKE_ADMIN: 'apotheke-admin',
  ROLE_ARZT: 'arzt',
  ROLE_ARZT_ADMIN: 'arzt-admin',
}

export type AllRollen = Record<Rolle | 'niemand', TestClient>

/** One session for each role, and someone without one. To be asked for once: a person has five sessions at most. */
export async function allRollen(server: TestServer): Promise<AllRollen> {
  const paare = await Promise.all(rollen.map(async (rolle) => [rolle, await server.as(konten[rolle])] as const))
  return { niemand: server.anonymous, ...Object.fromEntries(paare) } as AllRollen
}

export interface Probe {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

export async function statusPerRolle(clients: AllRollen, call: Call, probe: (rolle: Rolle) => Probe): Promise<Record<string, number>> {
  const answers: Record<string, number> = { niemand: (await clients.niemand.call(call, probe('ROLE_ADMIN'))).status }
  for (const rolle of rollen) answers[rolle] = (await clients[rolle].call(call, probe(rolle))).status
  return answers
}

export const all = (status: number, ausser: Partial<Record<Rolle, number>> = {}): Record<string, number> => ({
  niemand: 401,
  ...Object.fromEntries(rollen.map((rolle) => [rolle, status])),
  ...ausser,
})

export function withoutKennnummer({ status, headers, text }: TestAnswer<unknown>): string {
  const kopf = [...headers].filter(([name]) => name !== 'x-correlation-id')
  return JSON.stringify([status, kopf, text.replace(/"correlationId":"[^"]+"/, '"correlationId":""')])
}

export function errorOf({ body }: TestAnswer<unknown>): string {
  const { code, fields } = body as { code: string; fields: { path: string; code: string }[] }
  return fields.length === 0 ? code : `${code}: ${fields.map((field) => `${field.path} ${field.code}`).join(', ')}`
}

const unmoeglich: Record<string, unknown> = {
  'an object': {},
  'a list in a list': [[]],
  'a text without end': 'x'.repeat(100_000),
  'a bell': 'a\u0007b',
  'a null byte': 'a\u0000b',
  'half of a character': 'a\ud83d',
  'a number of no kind': 1e300,
}

export function impossibleBody(gut: Record<string, unknown>): { name: string; path: string; body: unknown }[] {
  const blaetter = (value: unknown, path: string[]): string[][] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, inner]) => blaetter(inner, [...path, name]))
      : [path]
  const ersetzt = (value: unknown, [name, ...rest]: string[], neu: unknown): unknown =>
    name === undefined ? neu : { ...(value as object), [name]: ersetzt((value as Record<string, unknown>)[name], rest, neu) }
  return blaetter(gut, []).flatMap((path) =>
    Object.entries(unmoeglich).map(([name, neu]) => ({
      name: `${path.join('.')} is ${name}`,
      path: path.join('.'),
      body: ersetzt(gut, path, neu),
    })),
  )
}

export const noBody: readonly string[] = [
  '',
  'null',
  '1',
  '"text"',
  '[]',
  '{',
  '{"a":}',
  '\u0000',
  '['.repeat(50_000),
  '{"__proto__":{"x":1}}',
]
