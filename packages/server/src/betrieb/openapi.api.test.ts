import SwaggerParser from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { apiVersion } from '@dreiklang/domain/betrieb/openapi'
import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import { machineCalls } from '@dreiklang/domain/shared/machineCalls'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { createBetrieb } from './betrieb.usecases.ts'

const { openapi } = betriebContract
const server = await serverForTests()

interface Dokument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}
type Content = Record<string, { schema?: object; example?: unknown }>
interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean; schema?: { format?: string } }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
  security?: unknown[]
  'x-rollen'?: string[]
  'x-relation'?: string
}

describe('the description of the wire', () => {
  const dokument = async (): Promise<Dokument> => (await server.anonymous.call(openapi)).body as unknown as Dokument
  const operationen = async () =>
    Object.entries((await dokument()).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  it('is found faultless by swagger-parser', async () => {
    await expect(SwaggerParser.validate(structuredClone(await dokument()) as never)).resolves.toBeDefined()
  })

  it('is found faultless by the recommended rules of Redocly, also its examples', async () => {
    // Off: an id is a UUID, so `/antraege/{antragId}` and `/{organisationId}/avv` are no ambiguity; the test below holds us to that.
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
    const source = JSON.stringify(await dokument())
    const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([])
  })

  it('has one path alone for each address', async () => {
    const uuid = '5b0c1f0e-7d7a-4c55-9a3e-2f7f6c1f9b10'
    const paths = Object.entries((await dokument()).paths).map(([path, methods]) => {
      const parameters = Object.values(methods).flatMap((operation) => operation.parameters ?? [])
      const form = (name: string) => parameters.find((each) => each.name === name && each.in === 'path')?.schema?.format
      const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (form(name) === 'uuid' ? uuid : 'word'))
      const matcher = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (form(name) === 'uuid' ? '[\\da-f-]{36}' : '[^/]+'))
      return { path, filled, matcher: new RegExp(`^${matcher}$`), fixed: !path.includes('{') }
    })
    const twice = paths.flatMap(({ path, filled, fixed }) =>
      paths.filter((other) => other.path !== path && !fixed && other.matcher.test(filled)).map((other) => `${path} ${other.path}`),
    )
    expect(twice).toEqual([])
  })

  it('shows what programs send and get', async () => {
    const operations = (await operationen()).filter(({ operation }) => machineCalls.has(operation.operationId))
    expect(operations).toHaveLength(machineCalls.size)
    for (const { operation } of operations) {
      const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']
      if (good !== undefined) expect(good.example, operation.operationId).toBeTypeOf('object')
      if (operation.requestBody !== undefined) expect(operation.requestBody.content['application/json']?.example).toBeTypeOf('object')
    }
    const { example } = operations.find(({ operation }) => operation.operationId === 'bestellung.list')?.operation.responses['200']
      ?.content?.['application/json'] ?? { example: undefined }
    expect(example).toMatchObject({ zeilen: [{ bedarfBis: '2026-11-18', klient: { name: 'Katharina Brandt' } }] })
  })

  it('keeps the names of the calls of programs, and says which version it is', async () => {
    expect(apiVersion).toBe('1.0.0')
    const programs = (await operationen()).flatMap(({ path, method, operation }) =>
      machineCalls.has(operation.operationId) ? [`${operation.operationId} ${method} ${path}`] : [],
    )
    // Whoever takes one of these away raises the first number of apiVersion: programs of others name them.
    expect(programs.toSorted()).toEqual([
      'bestellung.counters get /api/bestellungen/zahlen',
      'bestellung.create post /api/bestellungen',
      'bestellung.list get /api/bestellungen',
      'bestellung.read get /api/bestellungen/{bestellungId}',
      'bestellung.remove delete /api/bestellungen/{bestellungId}',
      'bestellung.timeline get /api/bestellungen/{bestellungId}/ereignisse',
      'bestellung.update put /api/bestellungen/{bestellungId}',
      'hausbesuch.list get /api/hausbesuche',
      'hausbesuch.read get /api/hausbesuche/{hausbesuchId}',
      'hausbesuch.timeline get /api/hausbesuche/{hausbesuchId}/ereignisse',
      'klient.list get /api/klienten/liste',
      'klient.read get /api/klienten/{klientId}',
      'klient.search get /api/klienten',
      'webhook.list get /api/webhooks',
      'webhook.listDispatches get /api/webhooks/{webhookId}/dispatches',
      'webhook.replay post /api/webhooks/{webhookId}/replay',
    ])
  })

  it('has every call of the server, once, under its path and method', async () => {
    const beschrieben = (await operationen()).map(
      ({ path, method, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`,
    )
    const gebaut = server.server.routes.map(({ call }) => `${call.id} ${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(beschrieben.toSorted()).toEqual(gebaut.toSorted())
    expect(gebaut.length).toBeGreaterThan(40)
  })

  it('says of each who may call, what he sends and what comes back', async () => {
    const byId = new Map((await operationen()).map(({ operation }) => [operation.operationId, operation]))
    for (const { call } of server.server.routes) {
      const operation = byId.get(call.id)
      if (call.access.kind === 'open') expect(operation?.security, call.id).toEqual([])
      else
        expect([operation?.['x-rollen'], operation?.['x-relation'], operation?.security], call.id).toEqual([
          call.access.rollen,
          call.access.relation,
          machineCalls.has(call.id) ? [{ bearer: [] }, { machine: [] }] : undefined,
        ])
      const headers = operation?.parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name) ?? []
      expect(headers, call.id).toEqual(call.idempotent ? ['Idempotency-Key'] : [])
      const imPath = operation?.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? []
      expect(imPath, call.id).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
      expect(Object.keys(operation?.responses ?? {}), call.id).toEqual(expect.arrayContaining([String(call.status), '400', '500', '503']))
      expect(operation?.responses[call.status]?.content === undefined, call.id).toBe(call.status === 204)
    }
  })

  it('gives each body and each answer that has fields a name, and leads nowhere with a reference that is not there', async () => {
    const { components, paths } = await dokument()
    const text = JSON.stringify(await dokument())
    const led = new Set(Array.from(text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g), ([, target]) => target))
    expect([...led].filter((name) => name === undefined || !(name in components.schemas))).toEqual([])
    expect(Object.keys(components.schemas).filter((name) => !led.has(name))).toEqual([])
    expect([...led]).toEqual(
      expect.arrayContaining(['Fehler', 'Bestellung', 'Bestellzeile', 'Bestellentwurf', 'Adresse', 'NavigationItem']),
    )
    const schemas = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses }) =>
        [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}).map(({ schema }) => schema)),
      ),
    )
    expect(schemas.filter((schema) => schema !== undefined && 'properties' in schema)).toEqual([])
    expect(text).not.toContain('$defs')
  })

  it('describes a Klient so that a program could fill the form', async () => {
    const { paths, components } = await dokument()
    expect(paths['/api/klienten']?.['post']).toMatchObject({
      operationId: 'klient.create',
      tags: ['klient'],
      'x-rollen': ['ROLE_PFLEGE_ADMIN'],
      'x-relation': 'none',
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/KlientCreateBody' } },
        },
      },
      responses: {
        201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/KlientCreateAnswer' } } } },
        409: { description: expect.stringContaining('klient.kvnr_vergeben') },
        422: { description: expect.stringContaining('klient.unvollstaendig') },
      },
    })
    expect(components.schemas).toMatchObject({
      KlientCreateBody: {
        type: 'object',
        additionalProperties: false,
        properties: { vorname: { type: 'string', maxLength: 60 }, geschlecht: { enum: ['M', 'W', 'D', 'X'] } },
      },
      KlientCreateAnswer: { required: ['id', 'version'] },
    })
    expect(paths['/api/klienten']?.['get']?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
    })
  })

  it('is written once', async () => {
    let gefragt = 0
    const betrieb = createBetrieb(server.ports, () => {
      gefragt += 1
      return server.server.routes
    })
    expect(gefragt).toBe(0)
    expect(betrieb.openapi()).toBe(betrieb.openapi())
    expect(gefragt).toBe(1)
  })
})
