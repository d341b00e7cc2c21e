import type { Database } from '@dreiklang/server/ports'
import type { PoolUsage } from './pgDatabase.ts'

export interface OpenDatabase {
  database: Database
  description: string
  /** Null for a database that has no connections. */
  usage: (() => PoolUsage) | null
  close(): Promise<void>
}
