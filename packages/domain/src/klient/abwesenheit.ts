import { type Bundesland, lastOfWerktage } from '../shared/feiertage.ts'
import type { IsoDate } from '../shared/time.ts'

export const abwesenheitArten = ['KRANKENHAUS', 'REHA', 'KURZZEITPFLEGE', 'URLAUB', 'SONSTIGES'] as const
export type AbwesenheitArt = (typeof abwesenheitArten)[number]

/** Planned until it begins or is called off; a planned one begins at midnight in Berlin. */
export const abwesenheitStaende = ['GEPLANT', 'ABGESAGT', 'LAEUFT', 'BEENDET'] as const
export type AbwesenheitStand = (typeof abwesenheitStaende)[number]

/** From the first day to the day on which he is, or is expected, back; null: nobody knows. */
export interface Zeitraum {
  von: IsoDate
  bis: IsoDate | null
}

/** On the day of return he is at home and visited again: every house, the series and the board ask here. */
export const isAway = (abwesend: readonly Zeitraum[], date: IsoDate): boolean =>
  abwesend.some(({ von, bis }) => von <= date && (bis === null || date < bis))

const beginsBeforeEnd = (one: Zeitraum, others: Zeitraum): boolean => others.bis === null || one.von < others.bis

/** Whether he would be away twice on one day. Coming back and leaving again on the same day is possible. */
export function overlap(one: Zeitraum, others: Zeitraum): boolean {
  return beginsBeforeEnd(one, others) && beginsBeforeEnd(others, one)
}

export const rueckkehrAufgaben = ['ENTLASSREZEPT', 'PLAN_EINLESEN', 'ARZNEIMITTEL_BESTELLEN', 'ERSTER_BESUCH', 'ARZT_INFORMIEREN'] as const
export type RueckkehrAufgabe = (typeof rueckkehrAufgaben)[number]

const nachHause: readonly RueckkehrAufgabe[] = ['ARZNEIMITTEL_BESTELLEN', 'ERSTER_BESUCH']

/** What is to be done on return; only a hospital or a rehabilitation clinic issues an Entlassrezept (§ 39 Abs. 1a SGB V). */
export function aufgabenAfter(art: AbwesenheitArt): readonly RueckkehrAufgabe[] {
  switch (art) {
    case 'KRANKENHAUS':
    case 'REHA':
      return rueckkehrAufgaben
    case 'KURZZEITPFLEGE':
      return rueckkehrAufgaben.filter((aufgabe) => aufgabe !== 'ENTLASSREZEPT')
    case 'URLAUB':
    case 'SONSTIGES':
      return nachHause
  }
}

/** Last day on which a task makes sense, or null: an Entlassrezept is valid for three Werktage, the day of issue counted. */
export const fristOf = (aufgabe: RueckkehrAufgabe, zurueckOn: IsoDate, bundesland: Bundesland | null): IsoDate | null =>
  aufgabe === 'ENTLASSREZEPT' ? lastOfWerktage(zurueckOn, 3, bundesland) : null
