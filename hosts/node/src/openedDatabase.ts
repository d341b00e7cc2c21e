import type { Database } from '@dreiklang/server/ports'

export interface OpenDatabase {
  database: Database
  /** For the console, e.g. "PostgreSQL (embedded) in /srv/dreiklang/data". */
  description: string
  /** Closes the connections, stops what was started for them and frees the data folder. */
  close(): Promise<void>
}
