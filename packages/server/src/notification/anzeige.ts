/** From a row to the wire: system messages in the reader's language, people's own words as they were written. */
import type { Mitteilung } from '@dreiklang/domain/notification/notification.contract'
import { type Satz, istAnlass, satzVon } from '@dreiklang/domain/notification/saetze'
import type { Sprache } from '../shared/route.ts'
import type { MitteilungRow } from './notification.repository.ts'

/** Null when the row carries words of a person. */
export function systemsatz({ anlass, werte }: Pick<MitteilungRow, 'anlass' | 'werte'>, sprache: Sprache): Satz | null {
  return anlass !== null && istAnlass(anlass) ? satzVon(anlass, werte, sprache) : null
}

export function anzeige(row: MitteilungRow, sprache: Sprache): Mitteilung {
  const { title, description } = systemsatz(row, sprache) ?? row
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
