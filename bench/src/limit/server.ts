/** No token, no validation, no decision: what it reaches is the limit of this machine; with LIMIT_FLOOR the floor of what is promised. */
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { type Work, works } from '../work.ts'
import { floorStatements, limitStatements } from './statements.ts'

const promises = process.env['LIMIT_FLOOR'] === 'on'
const statements = promises ? floorStatements : limitStatements
const connectionString = process.env['LIMIT_DATABASE_URL']
const clients = Array.from({ length: 10 }, () => ({ client: new pg.Client({ connectionString, pipeline: true }), haus: 0, inFlight: 0 }))
for (const { client } of clients) {
  client.setTypeParser(20, Number)
  client.setTypeParser(1184, (text: string) => text)
  await client.connect()
}

/** With row-level security a connection belongs to a house, until another one needs it. */
async function ask<Answer extends pg.QueryResultRow>(work: Work, haus: number, values: unknown[]): Promise<Answer[]> {
  const connection = clients.reduce((best, next) => (cost(next, haus) < cost(best, haus) ? next : best))
  const { client } = connection
  connection.inFlight += 1
  try {
    const changed =
      promises && connection.haus !== haus
        ? client.query({ name: 'haus', text: `select set_config('bench.haus', $1, false)`, values: [String(haus)] })
        : null
    connection.haus = haus
    const answer = client.query<Answer>({ ...statements[work], values })
    await changed
    return (await answer).rows
  } finally {
    connection.inFlight -= 1
  }
}

const cost = ({ haus, inFlight }: { haus: number; inFlight: number }, wanted: number) =>
  inFlight * 2 + (promises && haus !== wanted ? 1 : 0)

interface Row {
  id: number
  nummer: string
  version: number
  status: string
  klient: string
  erstellt: string
}
type ListRow = Row & { zeile: string }
const head = ({ id, nummer, version, status, klient, erstellt }: Row) =>
  `{"id":${id},"nummer":"${nummer}","version":${version},"status":"${status}","erstelltAm":"${erstellt}","klient":${JSON.stringify(klient)}`
const page = (rows: ListRow[]) => {
  const last = rows[24]
  const cursor = rows.length > 25 ? JSON.stringify(`${last?.erstellt}|${last?.id}`) : 'null'
  return `{"zeilen":[${rows
    .slice(0, 25)
    .map((row) => `${head(row)},${row.zeile}}`)
    .join(',')}],"cursor":${cursor}}`
}

interface Sent {
  klient: string
  apotheke: number
  positionen: { produkt: { bezeichnung: string; pzn: string } }[]
  version: number
  status: string
  email: string
  passwort: string
}

let counter = 0
const inside = (value: object) => JSON.stringify(value).slice(1, -1)

/** @returns what the statement needs beyond its own values, where something is promised */
const promiseValues = (person: number, text: string, key: string | undefined) =>
  promises ? [person, key ?? randomUUID(), createHash('sha256').update(text).digest()] : []

async function answerTo(url: string, text: string, key: string | undefined): Promise<string | null> {
  const [, name, who, what = ''] = url.split('/')
  const work = works.find((one) => one === name)
  const person = Number(who)
  switch (work) {
    case 'list':
      return page(await ask<ListRow>(work, person, [person, what]))
    case 'search':
      return page(await ask<ListRow>(work, person, [person, `%${decodeURIComponent(what)}%`]))
    case 'read': {
      const [row] = await ask<Row & { blatt: string; posten: string }>(work, person, [what, person])
      return row === undefined ? null : `${head(row)},${row.blatt},"positionen":[${row.posten}]}`
    }
    case 'create': {
      const { positionen, klient, apotheke, ...kopf }: Sent = JSON.parse(text)
      const zeile = inside({ ...kopf, positionen: positionen.map(({ produkt: { bezeichnung, pzn } }) => ({ bezeichnung, pzn })) })
      const nummer = `L-${process.pid}-${(counter += 1)}`
      const posten = positionen.map((position) => JSON.stringify(position))
      const own = [nummer, person, apotheke, klient, zeile, inside(kopf), posten]
      const [row] = await ask(work, person, [...own, ...promiseValues(person, text, key)])
      return row === undefined ? null : JSON.stringify(row)
    }
    case 'change': {
      const { version, status }: Sent = JSON.parse(text)
      const [row] = await ask(work, person, [what, version, status, person, ...promiseValues(person, text, key)])
      return row === undefined ? null : JSON.stringify(row)
    }
    case 'signIn': {
      const { email, passwort }: Sent = JSON.parse(text)
      const [row] = await ask<{ nr: number; name: string; passwort_hash: string }>(work, 0, [email])
      if (row === undefined || !(await verify(row.passwort_hash, passwort))) return null
      return JSON.stringify({ nr: row.nr, name: row.name, token: randomUUID() })
    }
    case undefined:
      return null
  }
}

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => {
    text += part
  })
  request.on('end', () => {
    answerTo(request.url ?? '', text, request.headers['idempotency-key']?.toString()).then(
      (answer) => response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' }).end(answer ?? '{}'),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
})
server.listen(Number(process.env['LIMIT_PORT']), '127.0.0.1', () => process.stdout.write('ready\n'))
