import type { Database } from '@dreiklang/server/ports'

export interface OpenDatabase {
  database: Database
  description: string
  close(): Promise<void>
}
