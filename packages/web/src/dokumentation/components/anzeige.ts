import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type Hinweis, type Messung, type VitalArt, hinweiseZu, vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { useMitgabeTexts, useValuesTexts } from '../dokumentation.texts.ts'

/** As people write it, not as machines do (UCUM). */
const einheiten: Record<string, string> = { 'mm[Hg]': 'mmHg', Cel: '°C', '{score}': '/ 10' }
export const einheitOf = (art: VitalArt): string => einheiten[vitalTable[art].einheit] ?? vitalTable[art].einheit

const numberOf = ({ wert, wert2 }: Pick<Messung, 'wert' | 'wert2'>): string =>
  wert2 === null ? formatNumber(wert) : `${formatNumber(wert)}/${formatNumber(wert2)}`

export function useMesswort({ ziele, fruehere }: Pick<DokumentationAnswer, 'ziele' | 'fruehere'>) {
  const t = useValuesTexts()
  const satz = ({ code, grenze, individuell }: Hinweis, art: VitalArt) =>
    t(individuell ? `hinweisZiel.${code}` : `hinweis.${code}`, {
      grenze: `${formatNumber(grenze)} ${einheitOf(art)}`,
      prozent: formatNumber(grenze),
    })
  return {
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
