/** No token, scope, validation, decision or row-level security: what it reaches is the limit of this machine for this work. */
import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { einfuege, speichere } from '@dreiklang/server/bestellung/bestellung.repository'
import { zeige } from '@dreiklang/server/bestellung/read/one.repository'
import { seite } from '@dreiklang/server/bestellung/read/liste.repository'
import { orderedValues } from '@dreiklang/server/database/sql'
import type { Statement } from '@dreiklang/server/ports'
import { type BareRequest } from './arbeiten.ts'

// The function that writes the lines asks in whose name: the bare server says once that it may do everything.
const pool = new pg.Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 10, options: '-c role=dreiklang_system' })
pg.types.setTypeParser(20, Number)

type Values = BareRequest['werte']

async function arbeite({ art, werte }: BareRequest): Promise<unknown> {
  switch (art) {
    case 'liste': {
      const { statement, werte: parameter } = seite({
        organisationId: String(werte['organisationId']),
        filter: { status: ['BEI_APOTHEKE'], sortierung: 'neueste' },
        cursor: null,
        limit: 26,
      })
      return (await pool.query(configOf(statement, parameter))).rows
    }
    case 'lesen':
      return (await pool.query(configOf(zeige, werte))).rows[0]
    case 'anlegen':
      return (await pool.query(configOf(einfuege, withHash(werte)))).rowCount
    case 'aendern':
      return (await pool.query(configOf(speichere, withHash(werte)))).rowCount
    case 'anmelden': {
      const { rows } = await pool.query({
        name: 'bare.person',
        text: 'select id, name, passwort_hash from person where email = $1',
        values: [werte['email']],
      })
      return (await verify(rows[0].passwort_hash, String(werte['passwort']))) ? { id: rows[0].id, name: rows[0].name } : null
    }
  }
}

const withHash = (values: Values): Values => ({ ...values, anfrageHash: Buffer.from(String(values['anfrageHash']), 'hex') })

const configOf = (statement: Statement, values: Values): pg.QueryConfig => ({
  name: statement.name,
  text: statement.text,
  values: orderedValues(statement, values),
})

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => {
    text += part
  })
  request.on('end', () => {
    const anfrage: BareRequest = text === '' ? JSON.parse(decodeURIComponent((request.url ?? '').slice(2))) : JSON.parse(text)
    arbeite(anfrage).then(
      (result) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
})
server.listen(Number(process.env['BARE_PORT']), '127.0.0.1', () => process.stdout.write('ready\n'))
