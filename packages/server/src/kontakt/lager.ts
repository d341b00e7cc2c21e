/** Notes lie sealed under the organisation's key: all reads and writes of contacts go through here. */
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import {
  type NewKontakt,
  insertKontakte,
  holdKontakte,
  loadNamed,
  loadKontakt,
  loadKontakte,
  writeKontakt,
  searchKontakte,
} from './kontakt.repository.ts'
import { loadTags } from './tag.repository.ts'

export function createKontaktStore(ports: Ports) {
  const { seal, open } = createHouseSeal(ports, { tabelle: 'kontakt', felder: new Set(['notes']) })

  async function write(tx: Queryable, organisationId: string, { kontakt, am }: { kontakt: NewKontakt; am: string }): Promise<void> {
    for (const versiegelt of await seal(tx, organisationId, [kontakt])) await writeKontakt(tx, organisationId, { kontakt: versiegelt, am })
  }

  return {
    seal,
    open,
    alle: async (db: Queryable, organisationId: string): Promise<Kontakt[]> =>
      open(db, organisationId, await loadKontakte(db, organisationId)),
    suche: async (db: Queryable, organisationId: string, text: string): Promise<Kontakt[]> =>
      open(db, organisationId, await searchKontakte(db, organisationId, text)),
    named: async (db: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> =>
      open(db, organisationId, await loadNamed(db, organisationId, ids)),
    /** @throws nicht_gefunden */
    async readStore(db: Queryable, organisationId: string, id: string): Promise<Kontakt> {
      const found = await loadKontakt(db, organisationId, id)
      const [kontakt] = await open(db, organisationId, found === null ? [] : [found])
      if (kontakt === undefined) throw sharedErrors.refuse('nicht_gefunden')
      return kontakt
    },
    halte: async (tx: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> =>
      open(tx, organisationId, await holdKontakte(tx, organisationId, ids)),
    insert: async (
      tx: Queryable,
      organisationId: string,
      { kontakte, ...rest }: { kontakte: readonly NewKontakt[]; am: string; importId?: string },
    ): Promise<number> => insertKontakte(tx, organisationId, { ...rest, kontakte: await seal(tx, organisationId, kontakte) }),
    write,
    /** Restores contacts as they were, without tags deleted since. @param frueher with sealed notes */
    async restore(tx: Queryable, organisationId: string, { frueher, am }: { frueher: readonly NewKontakt[]; am: string }): Promise<void> {
      const da = new Set((await loadTags(tx, organisationId)).map(({ id }) => id))
      for (const kontakt of await open(tx, organisationId, frueher))
        await write(tx, organisationId, { kontakt: { ...kontakt, tags: kontakt.tags.filter((tag) => da.has(tag)) }, am })
    },
  }
}
