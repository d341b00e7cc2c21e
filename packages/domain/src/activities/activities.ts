/** One step that a person takes is an event for each position of the order; people see it as one. */
import { ereignisEnglish } from '../bestellung/ereignisEnglish.ts'
import { ereignisGerman } from '../bestellung/ereignisGerman.ts'
import type { Seite } from '../shared/akteur.ts'

type Language = 'de' | 'en'
const sentences = { de: ereignisGerman, en: ereignisEnglish } as const

interface Told {
  art: string
  seite: Seite | 'UHR'
  /** Null where it is not known, or nothing that the reader may know. */
  person: string | null
  organisation: string | null
}

type Satz = keyof (typeof ereignisGerman)['satz']
const isSatz = (art: string): art is Satz => art in ereignisGerman.satz

/** As the history of the order says it; null for an event of before that nothing is said of any more. */
export function describeEreignis({ art, seite, person, organisation }: Told, language: Language): string | null {
  if (!isSatz(art)) return null
  const { satz, satzApotheke, satzUhr, werSeite } = sentences[language]
  if (art === 'eingangBestaetigen' && seite === 'UHR') return satzUhr.eingangBestaetigen
  const sentence = art === 'anApothekeGeben' && seite === 'APOTHEKE' ? satzApotheke.anApothekeGeben : satz[art]
  return sentence.replace('{{wer}}', () => person ?? organisation ?? werSeite[seite])
}

/** Steps that stand next to each other and belong together become one: the newest of them. */
export function foldSteps<Row extends { bestellungId: string; version: number; art: string }>(rows: readonly Row[]): Row[] {
  return rows.filter((row, i) => {
    const newer = rows[i - 1]
    return newer === undefined || newer.bestellungId !== row.bestellungId || newer.version !== row.version || newer.art !== row.art
  })
}
