/** Storage of contacts, with notes sealed under the organisation's key. All reads and writes of contacts go through here. */
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { createTresor } from '../tresor/tresor.ts'
import {
  type NeuerKontakt,
  fuegeKontakteEin,
  halteKontakte,
  ladeGenannte,
  ladeKontakt,
  ladeKontakte,
  schreibeKontakt,
  sucheKontakte,
} from './kontakt.repository.ts'
import { ladeTags } from './tag.repository.ts'

interface MitNotiz {
  id: string
  notes: string | null
}

const platzVon = ({ id }: MitNotiz) => ({ tabelle: 'kontakt', spalte: 'notes', zeileId: id })

const mit = <K extends MitNotiz>(kontakte: readonly K[], notizen: ReadonlyMap<string, string>): K[] =>
  kontakte.map((kontakt) => ({ ...kontakt, notes: notizen.get(kontakt.id) ?? kontakt.notes }))

export function createLager(ports: Ports) {
  const tresor = createTresor(ports)

  async function versiegle<K extends MitNotiz>(tx: Queryable, organisationId: string, kontakte: readonly K[]): Promise<K[]> {
    const offene = kontakte.flatMap(({ id, notes }) => (notes === null ? [] : [{ ...platzVon({ id, notes }), klartext: notes }]))
    const siegel = await tresor.versiegleAlle(tx, { organisationId, klientId: null }, offene)
    return mit(kontakte, new Map(offene.map(({ zeileId }, i) => [zeileId, siegel[i] ?? ''])))
  }

  async function oeffne<K extends MitNotiz>(db: Queryable, organisationId: string, kontakte: readonly K[]): Promise<K[]> {
    const zue = kontakte.flatMap(({ id, notes }) =>
      notes === null ? [] : [{ fach: { organisationId, klientId: null, ...platzVon({ id, notes }) }, siegel: notes }],
    )
    const notizen = await tresor.oeffneAlle(db, zue)
    return mit(kontakte, new Map(zue.map(({ fach }, i) => [fach.zeileId, notizen[i] ?? ''])))
  }

  async function schreibe(tx: Queryable, organisationId: string, { kontakt, am }: { kontakt: NeuerKontakt; am: string }): Promise<void> {
    for (const versiegelt of await versiegle(tx, organisationId, [kontakt]))
      await schreibeKontakt(tx, organisationId, { kontakt: versiegelt, am })
  }

  return {
    versiegle,
    oeffne,
    alle: async (db: Queryable, organisationId: string): Promise<Kontakt[]> =>
      oeffne(db, organisationId, await ladeKontakte(db, organisationId)),
    suche: async (db: Queryable, organisationId: string, text: string): Promise<Kontakt[]> =>
      oeffne(db, organisationId, await sucheKontakte(db, organisationId, text)),
    genannte: async (db: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> =>
      oeffne(db, organisationId, await ladeGenannte(db, organisationId, ids)),
    /** @throws nicht_gefunden */
    async lies(db: Queryable, organisationId: string, id: string): Promise<Kontakt> {
      const gefunden = await ladeKontakt(db, organisationId, id)
      const [kontakt] = await oeffne(db, organisationId, gefunden === null ? [] : [gefunden])
      if (kontakt === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
      return kontakt
    },
    halte: async (tx: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> =>
      oeffne(tx, organisationId, await halteKontakte(tx, organisationId, ids)),
    fuegeEin: async (
      tx: Queryable,
      organisationId: string,
      { kontakte, ...rest }: { kontakte: readonly NeuerKontakt[]; am: string; importId?: string },
    ): Promise<number> => fuegeKontakteEin(tx, organisationId, { ...rest, kontakte: await versiegle(tx, organisationId, kontakte) }),
    schreibe,
    /** Restores contacts as they were, without tags deleted since. @param frueher with sealed notes */
    async stelleWiederHer(
      tx: Queryable,
      organisationId: string,
      { frueher, am }: { frueher: readonly NeuerKontakt[]; am: string },
    ): Promise<void> {
      const da = new Set((await ladeTags(tx, organisationId)).map(({ id }) => id))
      for (const kontakt of await oeffne(tx, organisationId, frueher))
        await schreibe(tx, organisationId, { kontakt: { ...kontakt, tags: kontakt.tags.filter((tag) => da.has(tag)) }, am })
    },
  }
}
