/** Areas as postal codes and ranges of them: `80331`, `80331-80339`. */
import { pruefePlz } from '../shared/pruefziffern.ts'

const teileVon = (eintrag: string): readonly [string, string] => {
  const [von = '', bis = von] = eintrag.split('-')
  return [von, bis]
}

/** A postal code that can exist, or a range of them from the smaller to the larger. */
export function istGebietseintrag(eintrag: string): boolean {
  const [von, bis] = teileVon(eintrag)
  return /^\d{5}(-\d{5})?$/.test(eintrag) && pruefePlz(von) === null && pruefePlz(bis) === null && von <= bis
}

/** What someone typed as a list, entry by entry; nothing is dropped, so that typing errors are reported. */
export function liesGebiet(text: string): string[] {
  return text
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((eintrag) => eintrag !== '')
}

/** Whether the area holds the postal code; an empty area says nothing and holds every one. */
export function imGebiet(gebiet: readonly string[], plz: string): boolean {
  return (
    gebiet.length === 0 ||
    gebiet.some((eintrag) => {
      const [von, bis] = teileVon(eintrag)
      return von <= plz && plz <= bis
    })
  )
}
