/**
 * Seals the words in rows that belong to an organisation and to no Klient, under the key of the organisation, wherever in a row they stand.
 * Unlike the seals of orders and visits (textSeal.ts) only the organisation itself opens them, so this works inside of its transaction.
 */
import type { Ports, Queryable } from '../ports.ts'
import { type WordPlace, findWords, saysWords } from './textSeal.ts'
import type { Inhaber } from './schluessel.repository.ts'
import { createTresor, isSeal } from './tresor.ts'

interface SealedFields {
  /** A part of the place for which a text is sealed: it opens nowhere else. */
  tabelle: string
  /** Names of the fields that hold words. */
  felder: ReadonlySet<string>
}

interface Row {
  id: string
}

interface Exchange {
  counts: (text: string) => boolean
  change: (found: readonly (WordPlace & { zeileId: string })[]) => Promise<readonly (string | null)[]>
}

export function createHouseSeal(ports: Ports, { tabelle, felder }: SealedFields) {
  const tresor = createTresor(ports)
  const words = { tabelle, felder, isCode: () => false }

  /** Copies of the rows, in which all words that count have been exchanged at once. */
  async function exchange<R extends Row>(rows: readonly R[], { counts, change }: Exchange): Promise<R[]> {
    const copies = rows.map((row) => (saysWords(row, words) ? structuredClone(row) : row))
    const found = copies.flatMap((copy) =>
      findWords(copy, words).flatMap((place) => (counts(place.text) ? [{ ...place, zeileId: copy.id }] : [])),
    )
    const changed = await change(found)
    found.forEach(({ objekt, feld }, i) => {
      objekt[feld] = changed[i] ?? ''
    })
    return copies
  }

  return {
    /** Inside the transaction that writes the rows. */
    seal: <R extends Row>(tx: Queryable, organisationId: string, rows: readonly R[]): Promise<R[]> =>
      exchange(rows, {
        counts: () => true,
        change: (found) =>
          tresor.sealAll(
            tx,
            { organisationId, klientId: null },
            found.map(({ feld, zeileId, text }) => ({ tabelle, spalte: feld, zeileId, klartext: text })),
          ),
      }),
    /** The same under the key of a Klient, for rows that go with the record. The transaction has to see that key. @throws Vernichtet */
    sealFor: <R extends Row>(tx: Queryable, inhaber: Inhaber, rows: readonly R[]): Promise<R[]> =>
      exchange(rows, {
        counts: (text) => !isSeal(text),
        change: (found) =>
          tresor.sealAll(
            tx,
            inhaber,
            found.map(({ feld, zeileId, text }) => ({ tabelle, spalte: feld, zeileId, klartext: text })),
          ),
      }),
    /** Whoever's key it is, as far as the context sees it: that it may be read was judged before. '' where the key was destroyed. */
    openShared: <R extends Row>(db: Queryable, rows: readonly R[]): Promise<R[]> =>
      exchange(rows, {
        counts: isSeal,
        change: (found) =>
          tresor.openShared(
            db,
            found.map(({ feld, zeileId, text }) => ({ tabelle, spalte: feld, zeileId, siegel: text })),
          ),
      }),
    /** With one question to the database for all rows; a text that was written before its column was sealed is what it is. */
    open: <R extends Row>(db: Queryable, organisationId: string, rows: readonly R[]): Promise<R[]> =>
      exchange(rows, {
        counts: isSeal,
        change: (found) =>
          tresor.openAll(
            db,
            found.map(({ feld, zeileId, text }) => ({
              fach: { organisationId, klientId: null, tabelle, spalte: feld, zeileId },
              siegel: text,
            })),
          ),
      }),
  }
}
