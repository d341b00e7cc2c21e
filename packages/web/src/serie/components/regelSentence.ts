import { kuerzelOf, readRegel, type Regel, type WeekdayKuerzel } from '@dreiklang/domain/serie/regel'
import type { SerienListRow } from '@dreiklang/domain/serie/serie.contract'
import { formatDate } from '../../shared/format.ts'
import { useSerieTexts } from '../serie.texts.ts'

export type Gesagt = Pick<SerienListRow, 'regel' | 'uhrzeit' | 'dauerMinuten' | 'gueltigVon' | 'gueltigBis'>

/** The rule in words, as one would say it on the phone: "jeden Mo, Mi, Fr um 08:00, 30 min". */
export function useRegelSentence(): (serie: Gesagt) => string {
  const t = useSerieTexts()
  const daysWord = (days: Regel['tage']) => days.map(({ tag }) => t(`wochentag.${tag}`)).join(', ')
  const wievielter = ({ tage }: Regel, validOf: string) => {
    const nr = tage[0]?.nr ?? null
    if (tage.length === 0) return t('wievielter.tag', { tag: Number(validOf.slice(8)) })
    return `${t(nrSchluessel(nr))} ${daysWord(tage)}`
  }
  const when = (regel: Regel, validOf: string): string => {
    const { frequenz, intervall: n, tage } = regel
    const erster: { tag: WeekdayKuerzel; nr: null }[] = [{ tag: kuerzelOf(validOf), nr: null }]
    const genannte = daysWord(tage.length === 0 ? erster : tage)
    switch (frequenz) {
      case 'DAILY':
        if (tage.length > 0) return n === 1 ? t('satz.jeden', { tage: genannte }) : t('satz.alleTageAm', { n, tage: genannte })
        return n === 1 ? t('satz.jedenTag') : t('satz.alleTage', { n })
      case 'WEEKLY':
        return n === 1 ? t('satz.jeden', { tage: genannte }) : t('satz.alleWochen', { n, tage: genannte })
      case 'MONTHLY':
        return t(n === 1 ? 'satz.jedenMonat' : 'satz.alleMonate', { n, wann: wievielter(regel, validOf) })
      default:
        return frequenz satisfies never
    }
  }
  return ({ regel: text, uhrzeit, dauerMinuten: minuten, gueltigVon, gueltigBis }) => {
    const regel = readRegel(text)
    if (regel === null) return text
    const satz = t('satz.um', { wann: when(regel, gueltigVon), uhrzeit, minuten })
    const to = [gueltigBis, regel.bis].filter((tag) => tag !== null).toSorted()[0]
    if (to !== undefined) return t('satz.bis', { satz, tag: formatDate(to) })
    return regel.anzahl === null ? satz : t('satz.mal', { satz, n: regel.anzahl })
  }
}

const wievielte = ['wievielter.erster', 'wievielter.zweiter', 'wievielter.dritter', 'wievielter.vierter', 'wievielter.fuenfter'] as const

export function nrSchluessel(nr: number | null) {
  return nr === null ? 'wievielter.jeder' : (wievielte[nr - 1] ?? 'wievielter.letzter')
}
