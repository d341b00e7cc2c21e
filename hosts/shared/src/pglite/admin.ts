import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import type { PgliteSession } from './session.ts'

export const pgliteAdmin = (session: PgliteSession): AdminDatabase => ({
  transaction: (work) =>
    session.asAdmin(async () => {
      const { pglite } = session
      await pglite.exec('begin')
      try {
        const result = await work({
          async execute(script) {
            await pglite.exec(script)
          },
          async query<Row>(text: string, values: readonly unknown[]) {
            return (await pglite.query<Row>(text, [...values])).rows
          },
        })
        await pglite.exec('commit')
        return result
      } catch (error) {
        await pglite.exec('rollback')
        throw plain(error)
      }
    }),
})

/** PGlite hangs the query and its parameters on an error, and prints twenty kilobytes of its own source with it when nobody catches it. */
const plain = (error: unknown) => (error instanceof Error && 'query' in error ? new Error(error.message) : error)
