import { fileURLToPath } from 'node:url'

export const schemaFile = fileURLToPath(new URL('../../../../packages/server/schema.sql', import.meta.url))
