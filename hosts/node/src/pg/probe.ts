import type pg from 'pg'
import { type ClientOptions, connect, drop } from './client.ts'
import type { Probe } from './pulse.ts'

/** On a connection of its own, so that no long statement stands before it. */
export function openProbe(options: ClientOptions): Probe {
  let client: pg.Client | null = null
  const giveUp = () => {
    if (client) drop(client)
    client = null
  }
  return {
    async ask() {
      try {
        client ??= await connect(options)
        await client.query('select 1')
      } catch (error) {
        giveUp()
        throw error
      }
    },
    giveUp,
    async close() {
      await client?.end()
      client = null
    },
  }
}
