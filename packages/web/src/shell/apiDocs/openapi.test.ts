import { describe, expect, it } from 'vitest'
import { byRoom, matches, readOpenapi } from './openapi.ts'

const document = {
  openapi: '3.1.0',
  paths: {
    '/api/klienten/{klientId}': {
      get: {
        operationId: 'klient.get',
        summary: 'One client',
        'x-rollen': ['ROLE_PFLEGER'],
        'x-relation': 'own',
        parameters: [{ name: 'klientId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  properties: {
                    name: { type: 'string' },
                    stand: { enum: ['AKTIV', 'BEENDET'] },
                    adressen: {
                      type: 'array',
                      items: { type: 'object', properties: { ort: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
                    },
                  },
                },
              },
            },
          },
          404: {},
        },
      },
    },
    '/api/auth/signin': { post: { operationId: 'anmeldung.signIn', summary: 'Sign in', security: [], responses: {} } },
  },
}

describe('the description of the server', () => {
  const calls = readOpenapi(document)

  it('becomes a list of calls by room', () => {
    expect(byRoom(calls).map(([room, of]) => [room, of.map(({ method, path, open }) => `${method} ${path} ${open}`)])).toEqual([
      ['anmeldung', ['POST /api/auth/signin true']],
      ['klient', ['GET /api/klienten/{klientId} false']],
    ])
  })

  it('names every field with its type, also inside lists', () => {
    const klient = calls.find(({ room }) => room === 'klient')
    expect(klient?.parameters).toEqual([{ name: 'klientId', type: 'string (uuid)', required: true }])
    expect(klient?.answer).toEqual([
      { name: 'name', type: 'string', required: true },
      { name: 'stand', type: 'AKTIV | BEENDET', required: false },
      { name: 'adressen', type: 'object[]', required: false },
      { name: 'adressen[].ort', type: 'string | null', required: false },
    ])
  })

  it('shows the fields of what stands elsewhere under a name, once', () => {
    const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } }
    const [note] = readOpenapi({
      paths: { '/api/notes': { get: { operationId: 'notes.read', responses: { 200: answer } } } },
      components: {
        schemas: {
          Note: {
            type: 'object',
            properties: { title: { type: 'string' }, answers: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
          },
        },
      },
    })
    expect(note?.answer.map(({ name, type }) => `${name} ${type}`)).toEqual(['title string', 'answers Note[]'])
  })

  it('says who may', () => {
    expect(calls.map(({ rollen, relation, open }) => ({ rollen, relation, open }))).toEqual([
      { rollen: ['ROLE_PFLEGER'], relation: 'own', open: false },
      { rollen: [], relation: null, open: true },
    ])
  })

  it('is found by any of its words', () => {
    expect(calls.filter((call) => matches(call, 'get KLIENT')).map(({ room }) => room)).toEqual(['klient'])
    expect(calls.filter((call) => matches(call, ''))).toHaveLength(2)
  })

  it('that is no description is refused', () => {
    expect(() => readOpenapi({ hello: 'world' })).toThrow()
  })
})
