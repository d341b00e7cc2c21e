/**
 * The bare server: node:http and pg, the same statements as the product, and nothing else: no token, no scope, no validation beside JSON,
 * no decision, no row-level security. What it reaches is the limit of this machine for this work.
 */
import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { einfuege, speichere, zeige } from '@dreiklang/server/bestellung/bestellung.repository'
import { seite } from '@dreiklang/server/bestellung/liste.repository'
import { type BareAnfrage } from './arbeiten.ts'

// The function that writes the lines asks in whose name: the bare server says once that it may do everything.
const pool = new pg.Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 10, options: '-c app.system=ja' })
pg.types.setTypeParser(20, Number)

async function arbeite({ art, werte }: BareAnfrage): Promise<unknown> {
  switch (art) {
    case 'liste': {
      const { statement, werte: parameter } = seite({
        organisationId: String(werte[0]),
        filter: { status: ['BEI_APOTHEKE'], sortierung: 'neueste' },
        cursor: null,
        limit: 26,
      })
      return (await pool.query({ ...statement, values: parameter })).rows
    }
    case 'lesen':
      return (await pool.query({ ...zeige, values: [...werte] })).rows[0]
    case 'anlegen':
      return (await pool.query({ ...einfuege, values: mitHash([...werte], 12) })).rowCount
    case 'aendern':
      return (await pool.query({ ...speichere, values: mitHash([...werte], 17) })).rowCount
    case 'anmelden': {
      const { rows } = await pool.query({
        name: 'bare.person',
        text: 'select id, name, passwort_hash from person where email = $1',
        values: [werte[0]],
      })
      return (await verify(rows[0].passwort_hash, String(werte[1]))) ? { id: rows[0].id, name: rows[0].name } : null
    }
  }
}

/** The hash of the request travels as hex in JSON. */
function mitHash(werte: unknown[], stelle: number): unknown[] {
  const hex = werte[stelle]
  return werte.with(stelle, typeof hex === 'string' ? Buffer.from(hex, 'hex') : hex)
}

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (teil: string) => {
    text += teil
  })
  request.on('end', () => {
    const anfrage: BareAnfrage = text === '' ? JSON.parse(decodeURIComponent((request.url ?? '').slice(2))) : JSON.parse(text)
    arbeite(anfrage).then(
      (ergebnis) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ergebnis)),
      (fehler: Error) => response.writeHead(500).end(fehler.message),
    )
  })
})
server.listen(Number(process.env['BARE_PORT']), '127.0.0.1', () => process.stdout.write('ready\n'))
