/** The copy that a practice or a pharmacy keeps of the Klient of an order: taken with its own deed, opened when the record is gone. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { isKeptDeed, keptOf } from '@dreiklang/domain/bestellung/klientAbschrift'
import { type KlientAbschrift, klientAbschriftDocument } from '@dreiklang/domain/bestellung/klientAbschrift.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { one } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { createRowSeal } from '../tresor/rowSeal.ts'
import { type Geladen, type StoredAbschrift, loadForAbschrift } from './read/one.repository.ts'
import { createSeal } from './seal.ts'
import { personOf } from './who.ts'

/** What is shown of an order, and what some of its seals say. */
type Opened = Geladen & { worte: Readonly<Record<string, string>> }

export function createKlientAbschriften(ports: Ports) {
  const seal = createRowSeal(ports, {
    tabelle: 'klient_abschrift',
    fields: klientAbschriftDocument,
    idOf: ({ bestellungId }: Pick<StoredAbschrift, 'bestellungId'>) => bestellungId,
  })
  const { wordsIn } = createSeal(ports)

  /** In the order of the rows. Not inside a transaction. */
  async function openRows(rows: readonly Pick<StoredAbschrift, 'bestellungId' | 'inhalt'>[]): Promise<KlientAbschrift[]> {
    return (await seal.open(rows)).map(({ inhalt }) => {
      if (inhalt === null) throw new Error('The own copy does not open')
      return inhalt
    })
  }

  return {
    /** Sealed, to be saved with the step; null when the step is no deed that the house has to keep, or the record is gone. */
    async take(akteur: Akteur, { neu, ereignisse }: { neu: Bestellung; ereignisse: readonly Ereignis[] }): Promise<string | null> {
      const { seite, organisationId } = personOf(akteur)
      const { id, klientId, pflegedienstId } = neu
      if (klientId === null || !isKeptDeed(ereignisse, seite)) return null
      const db = onBehalfOfPerson(ports.database, akteur)
      const loaded = await loadForAbschrift(db, { klientId, pflegedienstId, organisationId })
      if (loaded === null) return null
      const worte = await wordsIn(keptOf(neu, seite), { id, schluessel: loaded.ofKlient })
      const whose = { organisationId, klientId: null, gelesen: loaded.own }
      return (await seal.seal(db, whose, { bestellungId: id, inhalt: { ...loaded.klient, worte } })).inhalt
    },

    openRows,

    /** Not inside a transaction. */
    async open(loaded: Geladen): Promise<Opened> {
      const { abschrift, namen } = loaded
      if (abschrift === null || namen.klient === null) return { ...loaded, worte: {} }
      const { worte, ...klient } = await one(openRows([abschrift]))
      return {
        ...loaded,
        worte,
        namen: { ...namen, klient: { ...namen.klient, ...klient, akteGeloescht: { abschriftVom: abschrift.am } } },
      }
    },
  }
}
