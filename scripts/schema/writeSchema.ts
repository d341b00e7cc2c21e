/** `npm run schema`: the schema that the migrations lead to, as a file that can be read (packages/server/schema.sql), and as types of its rows. */
import { rm, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaFile } from '@dreiklang/host-node/schema/schemaFile'
import { readSchema } from '@dreiklang/host-node/schema/schemaText'
import { readTableTypes, typesFolder } from '@dreiklang/host-node/schema/tableTypes'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { PgliteSession, openPglite } from '@dreiklang/host-shared/pglite/session'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'

const session = new PgliteSession(await openPglite({}))
const admin = pgliteAdmin(session)
await migrate({ admin, migrations })
await writeFile(schemaFile, await readSchema(admin))
// A room may have lost its last table.
await rm(join(typesFolder, 'tables'), { recursive: true, force: true })
await mkdir(join(typesFolder, 'tables'))
for (const [path, text] of await readTableTypes(admin, migrations)) await writeFile(join(typesFolder, path), text)
await session.pglite.close()
