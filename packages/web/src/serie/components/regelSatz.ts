import { kuerzelVon, liesRegel, type Regel, type WochentagKuerzel } from '@dreiklang/domain/serie/regel'
import type { SerienZeile } from '@dreiklang/domain/serie/serie.contract'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { serieTexts } from '../serie.texts.ts'

export type Gesagt = Pick<SerienZeile, 'regel' | 'uhrzeit' | 'dauerMinuten' | 'gueltigVon' | 'gueltigBis'>

/** The rule in words, as one would say it on the phone: "jeden Mo, Mi, Fr um 08:00, 30 min". */
export function useRegelSatz(): (serie: Gesagt) => string {
  const t = useTexts(serieTexts)
  const tageWort = (tage: Regel['tage']) => tage.map(({ tag }) => t(`wochentag.${tag}`)).join(', ')
  const wievielter = ({ tage }: Regel, gueltigVon: string) => {
    const nr = tage[0]?.nr ?? null
    if (tage.length === 0) return t('wievielter.tag', { tag: Number(gueltigVon.slice(8)) })
    return `${t(nrSchluessel(nr))} ${tageWort(tage)}`
  }
  const wann = (regel: Regel, gueltigVon: string): string => {
    const { frequenz, intervall: n, tage } = regel
    const erster: { tag: WochentagKuerzel; nr: null }[] = [{ tag: kuerzelVon(gueltigVon), nr: null }]
    const genannte = tageWort(tage.length === 0 ? erster : tage)
    switch (frequenz) {
      case 'DAILY':
        if (tage.length > 0) return n === 1 ? t('satz.jeden', { tage: genannte }) : t('satz.alleTageAm', { n, tage: genannte })
        return n === 1 ? t('satz.jedenTag') : t('satz.alleTage', { n })
      case 'WEEKLY':
        return n === 1 ? t('satz.jeden', { tage: genannte }) : t('satz.alleWochen', { n, tage: genannte })
      case 'MONTHLY':
        return t(n === 1 ? 'satz.jedenMonat' : 'satz.alleMonate', { n, wann: wievielter(regel, gueltigVon) })
      default:
        return frequenz satisfies never
    }
  }
  return ({ regel: text, uhrzeit, dauerMinuten: minuten, gueltigVon, gueltigBis }) => {
    const regel = liesRegel(text)
    if (regel === null) return text
    const satz = t('satz.um', { wann: wann(regel, gueltigVon), uhrzeit, minuten })
    const bis = [gueltigBis, regel.bis].filter((tag) => tag !== null).toSorted()[0]
    if (bis !== undefined) return t('satz.bis', { satz, tag: formatDate(bis) })
    return regel.anzahl === null ? satz : t('satz.mal', { satz, n: regel.anzahl })
  }
}

const wievielte = ['wievielter.erster', 'wievielter.zweiter', 'wievielter.dritter', 'wievielter.vierter', 'wievielter.fuenfter'] as const

/** The text for the how-manieth of a month. */
export function nrSchluessel(nr: number | null) {
  return nr === null ? 'wievielter.jeder' : (wievielte[nr - 1] ?? 'wievielter.letzter')
}
