/** Numbers and hints in words. */
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type Hinweis, type Messung, type VitalArt, hinweiseZu, vitalTabelle } from '@dreiklang/domain/dokumentation/vitalwerte'
import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { mitgabeTexts } from '../mitgabe.texts.ts'
import { werteTexts } from '../werte.texts.ts'

/** As people write it, not as machines do (UCUM). */
const einheiten: Record<string, string> = { 'mm[Hg]': 'mmHg', Cel: '°C', '{score}': '/ 10' }
export const einheitVon = (art: VitalArt): string => einheiten[vitalTabelle[art].einheit] ?? vitalTabelle[art].einheit

const zahlVon = ({ wert, wert2 }: Pick<Messung, 'wert' | 'wert2'>): string =>
  wert2 === null ? formatNumber(wert) : `${formatNumber(wert)}/${formatNumber(wert2)}`

export function useMesswort({ ziele, fruehere }: Pick<DokumentationAntwort, 'ziele' | 'fruehere'>) {
  const t = useTexts(werteTexts)
  const satz = ({ code, grenze, individuell }: Hinweis, art: VitalArt) =>
    t(individuell ? `hinweisZiel.${code}` : `hinweis.${code}`, {
      grenze: `${formatNumber(grenze)} ${einheitVon(art)}`,
      prozent: formatNumber(grenze),
    })
  return {
    /** `150/85 mmHg` */
    worte: (messung: Messung) => `${zahlVon(messung)} ${einheitVon(messung.art)}`,
    hinweise: (messung: Messung): string[] => hinweiseZu(messung, { ziele, fruehere }).map((hinweis) => satz(hinweis, messung.art)),
  }
}

/** `Puls: 121 /min, 18.11.2026, 10:00` and what was remarked. */
export function useMesszeile(): (wert: Messung & { bemerkung: string | null }) => string {
  const t = useTexts(mitgabeTexts)
  const w = useTexts(werteTexts)
  return (wert) => {
    const zeile = t('zeile', {
      art: w(`vital.${wert.art}`),
      wert: `${zahlVon(wert)} ${einheitVon(wert.art)}`,
      zeit: formatDateTime(wert.am),
    })
    return wert.bemerkung === null ? zeile : `${zeile} · ${wert.bemerkung}`
  }
}
