/** What is asked of the limit and of the floor: the same as of the product, by the shortest address. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { passwort } from '../daten.ts'
import type { Connection } from '../load.ts'
import { entwurf } from '../vorlage.ts'
import { type Work, mailOf, personOf, searchedBy } from '../work.ts'

const json = { 'content-type': 'application/json' }
const get = (path: string) => ({ method: 'GET' as const, path, headers: {} })
const post = (path: string, body: unknown) => ({
  method: 'POST' as const,
  path,
  headers: { ...json, 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
})

/** @param nr of the connection; `offset` more of them work at the same time on other orders */
export async function limitConnection(client: pg.Client, work: Work, { nr, offset }: { nr: number; offset: number }): Promise<Connection> {
  const person = personOf(work, nr)
  switch (work) {
    case 'list':
      return { next: () => get(`/list/${person}/BEI_APOTHEKE`) }
    case 'search':
      return { next: () => get(`/search/${person}/${searchedBy(person)}`) }
    case 'signIn':
      return { next: () => post('/signIn/0', { email: mailOf(person), passwort }) }
    case 'read': {
      const { rows } = await client.query<{ id: string }>('select id from auftrag where apotheke = $1 limit 200', [person])
      let turn = 0
      return { next: () => get(`/read/${person}/${rows[(turn += 1) % rows.length]?.id}`) }
    }
    case 'create': {
      const order = { ...entwurf('', { praxisId: '', apothekeId: '' }), klient: `Name${nr}, Vorname${nr}`, apotheke: 3001 }
      return { next: () => post(`/create/${person}`, order) }
    }
    case 'change': {
      const { rows } = await client.query<{ id: string; version: number }>(
        'select id, version from auftrag where pflegedienst = $1 and status = $2 order by id offset $3 limit 1',
        [person, 'ABGESCHLOSSEN', Math.floor((nr + offset) / 16)],
      )
      const [row] = rows
      if (row === undefined) throw new Error(`No order for connection ${nr}`)
      const stand = { ...row }
      return {
        next: () => post(`/change/${person}/${stand.id}`, { version: stand.version, status: 'ABGESCHLOSSEN' }),
        heard: (text) => {
          const { version }: { version: number } = JSON.parse(text)
          stand.version = version
        },
      }
    }
  }
}
