import { readRegel } from '@dreiklang/domain/shared/regel'
import type { SerienListRow } from '@dreiklang/domain/serie/serie.contract'
import { formatDate } from '../../shared/format.ts'
import { useRegelWords } from '../../shared/regelWords.ts'
import { useSerieTexts } from '../serie.texts.ts'

export type Gesagt = Pick<SerienListRow, 'regel' | 'uhrzeit' | 'dauerMinuten' | 'gueltigVon' | 'gueltigBis'>

/** The rule in words, as one would say it on the phone: "jeden Mo, Mi, Fr um 08:00, 30 min". */
export function useRegelSentence(): (serie: Gesagt) => string {
  const t = useSerieTexts()
  const when = useRegelWords()
  return ({ regel: text, uhrzeit, dauerMinuten: minuten, gueltigVon, gueltigBis }) => {
    const regel = readRegel(text)
    if (regel === null) return text
    const satz = t('satz.um', { wann: when(regel, gueltigVon), uhrzeit, minuten })
    const to = [gueltigBis, regel.bis].filter((tag) => tag !== null).toSorted()[0]
    if (to !== undefined) return t('satz.bis', { satz, tag: formatDate(to) })
    return regel.anzahl === null ? satz : t('satz.mal', { satz, n: regel.anzahl })
  }
}
