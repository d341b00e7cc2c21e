import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import {
  type Bereich,
  type Hinweis,
  type Messung,
  type VitalArt,
  hinweiseZu,
  vitalTable,
  zielOn,
  zuckerInMmol,
} from '@dreiklang/domain/dokumentation/vitalwerte'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { useMitgabeTexts, useValuesTexts } from '../dokumentation.texts.ts'

/** As people write it, not as machines do (UCUM). */
const einheiten: Record<string, string> = { 'mm[Hg]': 'mmHg', Cel: '°C', '{score}': '/ 10' }
export const einheitOf = (art: VitalArt, inMmol = false): string =>
  inMmol ? 'mmol/L' : (einheiten[vitalTable[art].einheit] ?? vitalTable[art].einheit)

const inUnit = (value: number, inMmol: boolean): string => formatNumber(inMmol ? zuckerInMmol(value) : value)

const numberOf = ({ wert, wert2 }: Pick<Messung, 'wert' | 'wert2'>, inMmol = false): string =>
  wert2 === null ? inUnit(wert, inMmol) : `${formatNumber(wert)}/${formatNumber(wert2)}`

function rangeWords({ von, bis }: Bereich, inMmol: boolean): string | null {
  if (von !== null && bis !== null) return `${inUnit(von, inMmol)}–${inUnit(bis, inMmol)}`
  if (von !== null) return `≥ ${inUnit(von, inMmol)}`
  return bis === null ? null : `≤ ${inUnit(bis, inMmol)}`
}

export interface Target {
  /** The upper and the lower number of a pair have one each. */
  words: readonly string[]
  fromArzt: boolean
}

/** What a value is held against on that day: the doctor's range before the usual one. Null where there is neither. */
export function targetOf(
  art: VitalArt,
  { ziele, tag, inMmol = false }: Pick<DokumentationAnswer, 'ziele'> & { tag: IsoDate; inMmol?: boolean },
): Target | null {
  const own = zielOn(ziele, art, tag)
  const { hinweis, zweite } = vitalTable[art]
  const ranges = own === null ? [hinweis, zweite?.hinweis ?? null] : [own, { von: own.von2, bis: own.bis2 }]
  const words = ranges.flatMap((range) => (range === null ? [] : (rangeWords(range, inMmol) ?? [])))
  return words.length === 0 ? null : { words, fromArzt: own !== null }
}

export function useMesswort({ ziele, fruehere }: Pick<DokumentationAnswer, 'ziele' | 'fruehere'>) {
  const t = useValuesTexts()
  const satz = ({ code, grenze, individuell }: Hinweis, art: VitalArt) =>
    t(individuell ? `hinweisZiel.${code}` : `hinweis.${code}`, {
      grenze: `${formatNumber(grenze)} ${einheitOf(art)}`,
      prozent: formatNumber(grenze),
    })
  return {
    /** `150/85` */
    shown: numberOf,
    /** `150/85 mmHg` */
    worte: (messung: Messung) => `${numberOf(messung)} ${einheitOf(messung.art)}`,
    istKritisch: (messung: Messung): boolean => hinweiseZu(messung, { ziele, fruehere }).some(({ alarm }) => alarm),
    hinweise: (messung: Messung): string[] => hinweiseZu(messung, { ziele, fruehere }).map((hinweis) => satz(hinweis, messung.art)),
  }
}

/** `Puls: 121 /min, 18.11.2026, 10:00` and what was remarked. */
export function useMesszeile(): (value: Messung & { bemerkung: string | null }) => string {
  const t = useMitgabeTexts()
  const w = useValuesTexts()
  return (value) => {
    const row = t('zeile', {
      art: w(`vital.${value.art}`),
      wert: `${numberOf(value)} ${einheitOf(value.art)}`,
      zeit: formatDateTime(value.am),
    })
    return value.bemerkung === null ? row : `${row} · ${value.bemerkung}`
  }
}
