import type { AdminDatabase } from '../database/migrate.ts'

export async function klartextIn(admin: AdminDatabase, word: string): Promise<string[]> {
  return admin.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
      [],
    )
    const mit: string[] = []
    for (const { name } of tables) {
      const found = await tx.query(`select from "${name}" diese_zeile where diese_zeile::text like '%' || $1 || '%' limit 1`, [word])
      if (found.length > 0) mit.push(name)
    }
    return mit
  })
}
