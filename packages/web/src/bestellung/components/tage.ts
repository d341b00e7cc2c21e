import { type Datum, tageZwischen } from '@dreiklang/domain/shared/zeit'
import type { Translate } from '../../shared/i18n.ts'
import type { texts } from '../liste.texts.de.ts'

/** Relative day; `ueberfaellig`: it has passed although it should not have. */
export function tageText(
  t: Translate<typeof texts>,
  { heute, tag, ueberfaellig }: { heute: Datum; tag: Datum; ueberfaellig: boolean },
): string {
  const tage = tageZwischen(heute, tag)
  if (tage === 0) return t('tage.heute')
  if (tage === 1) return t('tage.morgen')
  if (tage === 2) return t('tage.uebermorgen')
  if (tage > 2) return t('tage.inTagen', { count: tage })
  if (tage === -1) return ueberfaellig ? t('tage.gestern') : t('tage.warGestern')
  return ueberfaellig ? t('tage.ueberfaellig', { count: -tage }) : t('tage.vorbei', { count: -tage })
}
