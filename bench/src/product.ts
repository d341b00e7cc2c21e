/** What is asked of the product, each time by a person who has signed in. */
import { randomUUID } from 'node:crypto'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type pg from 'pg'
import { kennung, passwort } from './daten.ts'
import type { Templates } from './limit/fill.ts'
import type { Connection } from './load.ts'
import { entwurf } from './vorlage.ts'
import { type Work, mailOf, personOf, searchedBy } from './work.ts'

const json = { 'content-type': 'application/json' }
const address = (port: number, path: string) => `http://127.0.0.1:${port}${path}`

/** @returns the token of this person */
export async function signIn(port: number, person: number): Promise<string> {
  const body = JSON.stringify({ email: mailOf(person), password: passwort })
  const answer = await fetch(address(port, '/api/auth/signin'), { method: 'POST', headers: json, body })
  const { accessToken }: { accessToken?: string } = await answer.json()
  if (accessToken === undefined) throw new Error(`Sign-in of ${mailOf(person)}: ${answer.status}`)
  return accessToken
}

const listOf = (query: Record<string, string>) => `${bestellungContract.list.path}?${new URLSearchParams({ ...query, limit: '25' })}`
const waiting = { status: 'BEI_APOTHEKE' }
const readOf = (id: string) => bestellungContract.read.path.replace(':bestellungId', id)

/** One order of the filling as the product answers it, in a list and alone. */
export async function loadTemplates(port: number, token: string): Promise<Templates> {
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(address(port, path), { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
  const { zeilen } = await ask<{ zeilen: (Templates['row'] & { id: string })[] }>(listOf(waiting))
  const [row] = zeilen
  if (row === undefined) throw new Error('The first pharmacy has no order')
  return { row, order: await ask<Templates['order']>(readOf(row.id)) }
}

export async function productConnection(client: pg.Client, work: Work, { nr, token }: { nr: number; token: string }): Promise<Connection> {
  const person = personOf(work, nr)
  const auth = { authorization: `Bearer ${token}` }
  const get = (path: string) => ({ method: 'GET' as const, path, headers: auth })
  const post = (path: string, body: unknown) => ({
    method: 'POST' as const,
    path,
    headers: { ...json, ...auth, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  switch (work) {
    case 'list':
      return { next: () => get(listOf(waiting)) }
    case 'search':
      return { next: () => get(listOf({ suche: searchedBy(person) })) }
    case 'signIn':
      return { next: () => post('/api/auth/signin', { email: mailOf(person), password: passwort }) }
    case 'read': {
      const ids = await ordersOf(client, person)
      let turn = 0
      return { next: () => get(readOf(ids[(turn += 1) % ids.length] ?? '')) }
    }
    case 'create': {
      const order = entwurf(kennung(5, (person % 1000) - 1), { praxisId: kennung(2, 1), apothekeId: kennung(3, 1) })
      return { next: () => post(bestellungContract.create.path, order) }
    }
    case 'change': {
      const { id, positionId, ...stand } = await prescribedOrder(client, nr)
      const path = handlungContract.rezeptOrtMelden.path.replace(':bestellungId', id)
      return {
        next: () =>
          post(path, {
            version: stand.version,
            positionIds: [positionId],
            ort: stand.version % 2 === 0 ? 'PAPIER_PRAXIS' : 'PAPIER_PFLEGE',
          }),
        heard: (text) => {
          const { version }: { version: number } = JSON.parse(text)
          stand.version = version
        },
      }
    }
  }
}

const houseOf = (person: number) => kennung(Math.floor(person / 1000), person % 1000)

async function ordersOf(client: pg.Client, person: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select bestellung_id as id from bestellung_zeile where organisation_id = $1 limit 200',
    [houseOf(person)],
  )
  return rows.map(({ id }) => id)
}

/** Another one for each connection: they would only tell each other who was faster. */
async function prescribedOrder(client: pg.Client, nr: number): Promise<{ id: string; positionId: string; version: number }> {
  const { rows } = await client.query<{ id: string; positionId: string; version: number }>(
    `select id, daten -> 'positionen' -> 0 ->> 'id' as "positionId", version from bestellung
      where pflegedienst_id = $1 and daten -> 'positionen' -> 0 ->> 'status' = 'VERORDNET' order by id offset $2 limit 1`,
    [houseOf(personOf('change', nr)), Math.floor(nr / 16)],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`No prescribed order for connection ${nr}`)
  return row
}
