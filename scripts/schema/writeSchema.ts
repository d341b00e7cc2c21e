/** `npm run schema`: the schema that the migrations lead to, as a file that can be read (packages/server/schema.sql). */
import { writeFile } from 'node:fs/promises'
import { schemaFile } from '@dreiklang/host-node/schema/schemaFile'
import { readSchema } from '@dreiklang/host-node/schema/schemaText'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { PgliteSession, openPglite } from '@dreiklang/host-shared/pglite/session'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'

const session = new PgliteSession(await openPglite({}))
const admin = pgliteAdmin(session)
await migrate({ admin, migrations })
await writeFile(schemaFile, await readSchema(admin))
await session.pglite.close()
