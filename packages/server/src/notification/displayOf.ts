/** From a row to the wire: system messages in the reader's language, people's own words as they were written. */
import type { Mitteilung } from '@dreiklang/domain/notification/notification.contract'
import { type Satz, isAnlass, sentenceOf } from '@dreiklang/domain/notification/sentences'
import type { Language } from '../shared/route.ts'
import type { MitteilungRow } from './notification.repository.ts'

/** Null when the row carries words of a person. */
export function systemsatz({ anlass, werte }: Pick<MitteilungRow, 'anlass' | 'werte'>, language: Language): Satz | null {
  return anlass !== null && isAnlass(anlass) ? sentenceOf(anlass, werte, language) : null
}

export function displayOf(row: MitteilungRow, language: Language): Mitteilung {
  const { title, description } = systemsatz(row, language) ?? row
  return {
    id: row.id,
    icon: row.icon,
    image: row.image,
    title,
    description,
    time: row.am,
    link: row.link,
    useRouter: row.useRouter,
    read: row.gelesen,
    seen: row.gesehen,
  }
}
