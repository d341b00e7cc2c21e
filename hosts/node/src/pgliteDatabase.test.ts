import { describe } from 'vitest'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { pgliteDatabase } from '@dreiklang/host-shared/pglite/database'
import { silentLog } from './testDatabase.ts'
import { describeDatabase } from './testing/databaseContract.ts'
import { openPgliteCopy } from './testing/pgliteCopy.ts'

describe('the database in memory', () => {
  describeDatabase(async () => {
    const session = await openPgliteCopy()
    return { ...pgliteDatabase(session, silentLog), admin: pgliteAdmin(session) }
  })
})
