import type { AdminDatabase, AdminTransaction } from '@dreiklang/server/database/migrate'
import { DatabaseUnavailable } from '@dreiklang/server/ports'
import pg from 'pg'
import { parserOf } from '@dreiklang/host-shared/sql/types'
import type { Connection } from './client.ts'

/** The owner of the tables: a connection for each transaction and no time limit on a statement, as a migration may take minutes. */
export function pgAdmin(connection: Connection): AdminDatabase {
  return {
    async transaction(work) {
      const client = new pg.Client({
        connectionTimeoutMillis: 5_000,
        application_name: 'dreiklang migration',
        ...connection,
        types: { getTypeParser: parserOf },
      })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch (error) {
        throw new DatabaseUnavailable(error)
      }
      try {
        await client.query(`set timezone = 'UTC'; begin`)
        const result = await work(transactionOn(client))
        await client.query('commit')
        return result
      } finally {
        // Leaving without COMMIT is ROLLBACK.
        await client.end()
      }
    },
  }
}

const transactionOn = (client: pg.Client): AdminTransaction => ({
  async execute(script) {
    await client.query(script)
  },
  async query(text, values) {
    return (await client.query(text, [...values])).rows
  },
})
