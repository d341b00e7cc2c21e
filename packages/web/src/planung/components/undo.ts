/** The step that takes back the last one: the same step with the places exchanged, offered for a while. */
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Tafel, TafelBesuch, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { formatShortDay } from '../../shared/format.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import { backOf } from './board/placing.ts'

export interface Undo {
  zug: ZugOnOfTafel
  words: string
}

export interface Moved {
  /** As it stood before. */
  besuch: TafelBesuch
  zug: ZugOnOfTafel
  receipt: Quittung
}

export function useUndoWords(): (moved: Moved, personen: Tafel['personen']) => Undo {
  const t = usePlanungTexts()
  return ({ besuch, zug, receipt: { version } }, personen) => {
    const name = personen.find(({ id }) => id === zug.nachPersonId)?.name ?? t('niemand')
    return {
      zug: backOf(besuch, zug, { version, grund: t('rueckgaengig.grund') }),
      words: t('rueckgaengig.verschoben', { tag: formatShortDay(zug.datum), uhrzeit: zug.uhrzeit, person: name }),
    }
  }
}
