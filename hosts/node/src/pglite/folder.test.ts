import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { silentLog } from '../testDatabase.ts'
import { openPgliteFolder } from './folder.ts'

describe('PGlite, where no PostgreSQL can run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dreiklang-pglite-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const system = { organisationId: null, personId: null, system: true }
  const count = { name: 'count_organisations', text: 'select count(*) as count from organisation' }
  const add = {
    name: 'add_organisation',
    text: `insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'APOTHEKE', 'Apotheke am Markt', 'Markt', '1', '10115', 'Berlin', '030', now())`,
  }

  it('keeps its data from one start to the next, and says that a power cut may cost them', async () => {
    const first = await openPgliteFolder(folder, silentLog)
    expect(first.description).toMatch(/NOT safe against power loss/)
    await first.database.query(system, add, {})
    await first.close()
    await expect(first.database.query(system, count, {})).rejects.toMatchObject({ name: 'DatabaseUnavailable' })

    const second = await openPgliteFolder(folder, silentLog)
    expect(await second.database.query(system, count, {})).toEqual([{ count: 1 }])
    await second.close()
  })
})
