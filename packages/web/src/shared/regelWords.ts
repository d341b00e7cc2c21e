/** A rule of repetition in words, for every room that has one. */
import { type Regel, kuerzelOf, type WeekdayKuerzel } from '@dreiklang/domain/shared/regel'
import { useRegelTexts } from './regel.texts.ts'

/** "jeden Mo, Mi, Fr", as one would say it; `erster` is the day from which the rule counts. */
export function useRegelWords(): (regel: Regel, erster: string) => string {
  const t = useRegelTexts()
  const daysWord = (days: Regel['tage']) => days.map(({ tag }) => t(`wochentag.${tag}`)).join(', ')
  const wievielter = ({ tage }: Regel, erster: string) => {
    if (tage.length === 0) return t('wievielter.tag', { tag: Number(erster.slice(8)) })
    return `${t(nrSchluessel(tage[0]?.nr ?? null))} ${daysWord(tage)}`
  }
  return (regel, erster) => {
    const { frequenz, intervall: n, tage } = regel
    const first: { tag: WeekdayKuerzel; nr: null }[] = [{ tag: kuerzelOf(erster), nr: null }]
    const genannte = daysWord(tage.length === 0 ? first : tage)
    switch (frequenz) {
      case 'DAILY':
        if (tage.length > 0) return n === 1 ? t('satz.jeden', { tage: genannte }) : t('satz.alleTageAm', { n, tage: genannte })
        return n === 1 ? t('satz.jedenTag') : t('satz.alleTage', { n })
      case 'WEEKLY':
        return n === 1 ? t('satz.jeden', { tage: genannte }) : t('satz.alleWochen', { n, tage: genannte })
      case 'MONTHLY':
        return t(n === 1 ? 'satz.jedenMonat' : 'satz.alleMonate', { n, wann: wievielter(regel, erster) })
      default:
        return frequenz satisfies never
    }
  }
}

const wievielte = ['wievielter.erster', 'wievielter.zweiter', 'wievielter.dritter', 'wievielter.vierter', 'wievielter.fuenfter'] as const

export function nrSchluessel(nr: number | null) {
  return nr === null ? 'wievielter.jeder' : (wievielte[nr - 1] ?? 'wievielter.letzter')
}
