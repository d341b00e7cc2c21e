import { contextValues, noContext, setSessionContext } from '@dreiklang/host-shared/sql/context'
import { translateError } from '@dreiklang/host-shared/sql/errors'
import { parserOf } from '@dreiklang/host-shared/sql/types'
import { DatabaseUnavailable } from '@dreiklang/server/ports'
import pg from 'pg'
import type { Pulse } from './pulse.ts'

export type Connection = Pick<pg.ClientConfig, 'connectionString' | 'host' | 'port' | 'database' | 'user' | 'password'>

export interface ClientOptions {
  /** Asked for each new connection: an embedded server may come back on another port. */
  connection: () => Connection
  /** Taken right after connecting; the login is this role itself, or may become it. */
  role: string
  /** Cuts it off while the database is silent, and opens none. */
  pulse?: Pulse
}

const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  // The server's own limit does not reach us when the server hangs or the network is cut.
  query_timeout: 12_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** Types are set for each client and not for the whole process: a library beside us may use the same driver. */
const types = { getTypeParser: parserOf }

/** In UTC, in its role, with an empty context; pipelined. @throws DatabaseUnavailable */
export async function connect({ connection, role, pulse }: ClientOptions): Promise<pg.Client> {
  pulse?.refuseWhileSilent()
  const client = new pg.Client({ ...limits, application_name: 'dreiklang', ...connection(), types, pipeline: true })
  // An error event without a listener would end the process; the statements in flight are told by their own promises.
  client.on('error', () => {})
  const letGo = pulse?.hold({ received: () => receivedBy(client), cut: () => drop(client) })
  client.once('end', () => letGo?.())
  try {
    await client.connect()
    // By statements and not by startup options, which poolers of connections refuse.
    const session = [`set timezone = 'UTC'`, `set datestyle = 'ISO, YMD'`, `set intervalstyle = 'postgres'`]
    await client.query([...session, `set role ${client.escapeIdentifier(role)}`].join('; '))
    // Prepared here, so that a later statement can rely on it without a parse of its own.
    await client.query({ ...setSessionContext, values: contextValues(noContext) })
    return client
  } catch (error) {
    letGo?.()
    drop(client)
    throw new DatabaseUnavailable(translateError(error, 'connect'))
  }
}

function receivedBy({ connection: { stream } }: pg.Client): number {
  return 'bytesRead' in stream && typeof stream.bytesRead === 'number' ? stream.bytesRead : 0
}

/** At once, without a goodbye that a dead server would never answer; what is in flight is rejected. */
export function drop(client: pg.Client): void {
  client.connection.stream.destroy()
}
