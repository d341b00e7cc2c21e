import { fileURLToPath } from 'node:url'

/** Where the schema lies for reviews; `npm run schema` writes it. */
export const schemaFile = fileURLToPath(new URL('../../../../packages/server/schema.sql', import.meta.url))
