/** What the task of a recall says. It names no Klient: who holds the batch stands in the recall. */
interface RecallFacts {
  name: string
  lot: string
  /** What who has reported it has written. */
  text: string | null
  /** How many Klienten and own places hold it now, and how many orders have brought it. */
  klienten: number
  places: number
  bestellungen: number
}

export const isKlientPlace = ({ kind }: { kind: string }): boolean => kind === 'klient'

type Counted = (count: number) => string

interface Words {
  title: (name: string, lot: string) => string
  klienten: Counted
  places: Counted
  held: (where: string) => string
  nothing: string
  bestellungen: Counted
  more: string
}

const counted =
  (one: string, many: string): Counted =>
  (count) =>
    `${count} ${count === 1 ? one : many}`

const words: Record<'de' | 'en', Words> = {
  de: {
    title: (name, lot) => `Rückruf: ${name}, Charge ${lot}`,
    klienten: counted('Klientin oder Klient', 'Klientinnen und Klienten'),
    places: counted('Lagerort', 'Lagerorte'),
    held: (where) => `Betroffen im Bestand: ${where}.`,
    nothing: 'Laut Lager liegt davon gerade nichts im Bestand.',
    bestellungen: counted('Bestellung hat die Charge gebracht.', 'Bestellungen haben die Charge gebracht.'),
    more: 'Einzelheiten unter Lager, Rückrufe.',
  },
  en: {
    title: (name, lot) => `Recall: ${name}, batch ${lot}`,
    klienten: counted('client', 'clients'),
    places: counted('place', 'places'),
    held: (where) => `Affected stock: ${where}.`,
    nothing: 'According to the inventory, none of it is in stock at the moment.',
    bestellungen: counted('order brought this batch.', 'orders brought this batch.'),
    more: 'See Inventory, Recalls for details.',
  },
}

export function sayRecall(
  { name, lot, text, klienten, places, bestellungen }: RecallFacts,
  sprache: 'de' | 'en',
): { title: string; notes: string } {
  const w = words[sprache]
  const held = [...(klienten === 0 ? [] : [w.klienten(klienten)]), ...(places === 0 ? [] : [w.places(places)])]
  const lines = [
    ...(text === null ? [] : [text]),
    held.length === 0 ? w.nothing : w.held(held.join(', ')),
    ...(bestellungen === 0 ? [] : [w.bestellungen(bestellungen)]),
    w.more,
  ]
  return { title: w.title(name, lot), notes: lines.join('\n') }
}
