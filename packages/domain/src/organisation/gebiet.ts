/** Areas as postal codes and ranges of them: `80331`, `80331-80339`. */
import { checkPlz } from '../shared/checkDigits.ts'

const splitOf = (entry: string): readonly [string, string] => {
  const [from = '', to = from] = entry.split('-')
  return [from, to]
}

export function isGebietseintrag(entry: string): boolean {
  const [from, to] = splitOf(entry)
  return /^\d{5}(-\d{5})?$/.test(entry) && checkPlz(from) === null && checkPlz(to) === null && from <= to
}

/** What someone typed as a list, entry by entry; nothing is dropped, so that typing errors are reported. */
export function readGebiet(text: string): string[] {
  return text
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '')
}

/** Whether the area holds the postal code; an empty area says nothing and holds every one. */
export function inGebiet(gebiet: readonly string[], plz: string): boolean {
  return (
    gebiet.length === 0 ||
    gebiet.some((entry) => {
      const [from, to] = splitOf(entry)
      return from <= plz && plz <= to
    })
  )
}
