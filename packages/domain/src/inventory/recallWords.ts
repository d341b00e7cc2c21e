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

const counted = (count: number, one: string, many: string): string[] => {
  if (count === 0) return []
  return [count === 1 ? `1 ${one}` : `${count} ${many}`]
}

export function sayRecall({ name, lot, text, klienten, places, bestellungen }: RecallFacts): { title: string; notes: string } {
  const held = [...counted(klienten, 'Klientin oder Klient', 'Klientinnen und Klienten'), ...counted(places, 'Lagerort', 'Lagerorte')]
  const lines = [
    ...(text === null ? [] : [text]),
    held.length === 0 ? 'Laut Lager liegt davon gerade nichts im Bestand.' : `Betroffen im Bestand: ${held.join(', ')}.`,
    ...counted(bestellungen, 'Bestellung hat die Charge gebracht.', 'Bestellungen haben die Charge gebracht.'),
    'Einzelheiten unter Lager, Rückrufe.',
  ]
  return { title: `Rückruf: ${name}, Charge ${lot}`, notes: lines.join('\n') }
}
