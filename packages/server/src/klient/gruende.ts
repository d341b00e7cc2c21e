/** Reasons that somebody has written: why a record is restricted or shall go, why a document went. Sealed under the key of the Klient. */
import type { Ports, Queryable } from '../ports.ts'
import { nichtMehrReadable } from '../tresor/textSeal.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'

interface Whose {
  organisationId: string
  klientId: string
}

interface Platz {
  tabelle: 'klient' | 'klient_loeschung' | 'klient_dokument'
  zeileId: string
}

const columns: Record<Platz['tabelle'], string> = { klient: 'sperr_grund', klient_loeschung: 'grund', klient_dokument: 'loesch_grund' }
const fachOf = (whose: Whose, { tabelle, zeileId }: Platz): Fach => ({ ...whose, tabelle, spalte: columns[tabelle], zeileId })

export function createGruende(ports: Ports) {
  const tresor = createTresor(ports)

  /** In the order of the list; German words where the key was destroyed. */
  async function openAll(db: Queryable, whose: Whose, list: readonly (Platz & { siegel: string })[]): Promise<string[]> {
    const texte = await tresor.openAll(
      db,
      list.map(({ siegel, ...platz }) => ({ fach: fachOf(whose, platz), siegel })),
    )
    return texte.map((text) => text ?? nichtMehrReadable.de)
  }

  async function openOne<What extends { grund: string }>(db: Queryable, whose: Whose, { what, ...platz }: Platz & { what: What | null }) {
    if (what === null) return null
    const [grund = ''] = await openAll(db, whose, [{ ...platz, siegel: what.grund }])
    return { ...what, grund }
  }

  return {
    /** Inside the transaction that keeps it. @throws Vernichtet */
    seal: (tx: Queryable, whose: Whose, { grund, ...platz }: Platz & { grund: string }): Promise<string> =>
      tresor.seal(tx, fachOf(whose, platz), grund),

    openAll,

    /** A record with the reasons of its restriction and of the request that it shall go. */
    async openStand<Sperre extends { grund: string }, Antrag extends { grund: string }, Stand extends object>(
      db: Queryable,
      whose: Whose,
      stand: Stand & { sperre: Sperre | null; antrag: Antrag | null },
    ) {
      const zeileId = whose.klientId
      const sperre = await openOne(db, whose, { tabelle: 'klient', zeileId, what: stand.sperre })
      const antrag = await openOne(db, whose, { tabelle: 'klient_loeschung', zeileId, what: stand.antrag })
      return { ...stand, sperre, antrag }
    },
  }
}
