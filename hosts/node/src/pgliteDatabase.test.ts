import { describe } from 'vitest'
import { pgliteAdmin } from './pglite/admin.ts'
import { pgliteDatabase } from './pgliteDatabase.ts'
import { silentLog } from './testDatabase.ts'
import { describeDatabase } from './testing/databaseContract.ts'
import { openPgliteCopy } from './testing/pgliteCopy.ts'

describe('the database in memory', () => {
  describeDatabase(async () => {
    const session = await openPgliteCopy()
    return { ...pgliteDatabase(session, silentLog), admin: pgliteAdmin(session) }
  })
})
