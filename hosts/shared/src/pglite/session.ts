import { appRole } from '@dreiklang/server/database/roles'
import { DatabaseUnavailable } from '@dreiklang/server/ports'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { parsers } from '../sql/types.ts'

export type Pglite = Pick<
  PGlite,
  | 'query'
  | 'exec'
  | 'execProtocolStream'
  | 'runExclusive'
  | 'serializers'
  | 'parsers'
  | 'syncToFs'
  | 'listen'
  | 'close'
  | 'closed'
  | 'dumpDataDir'
>

/** More extensions than these two, or in another order, can kill an instance of 0.5.16 without an error. */
export async function openPglite(options: Pick<PGliteOptions, 'dataDir' | 'fs' | 'initDbStartParams' | 'loadDataDir'>): Promise<Pglite> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent }, parsers: { ...parsers } })
  // A used file of the log that is kept for later use would be carried along in every dump, with all that it held.
  await pglite.exec(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set wal_recycle = off`)
  return pglite
}

/** PGlite has one connection: whoever uses it waits for the turn. A query past this queue would run inside another's transaction. */
export class PgliteSession {
  readonly pglite: Pglite
  private last: Promise<unknown> = Promise.resolve()
  /** Null: the owner of the tables. */
  private role: string | null = null

  constructor(pglite: Pglite) {
    this.pglite = pglite
  }

  async asAdmin<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inTurn(null, work)
  }

  async asApp<Result>(work: () => Promise<Result>, role = appRole): Promise<Result> {
    return this.inTurn(role, work)
  }

  async idle(): Promise<void> {
    await this.last
  }

  private inTurn<Result>(role: string | null, work: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(async () => {
      if (this.pglite.closed) throw new DatabaseUnavailable(new Error('The database was closed'))
      if (this.role !== role) {
        await this.pglite.exec(role === null ? 'reset role' : `set role ${role}`)
        this.role = role
      }
      return work()
    })
    this.last = turn.catch(() => {})
    return turn
  }
}
