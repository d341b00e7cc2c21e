import { type IsoDate, daysBetween } from '@dreiklang/domain/shared/time'
import type { Translate } from '../../shared/i18n.ts'
import type { texts } from '../liste.texts.de.ts'

/** Relative day; `ueberfaellig`: it has passed although it should not have. */
export function tageText(
  t: Translate<typeof texts>,
  { heute, tag, ueberfaellig }: { heute: IsoDate; tag: IsoDate; ueberfaellig: boolean },
): string {
  const tage = daysBetween(heute, tag)
  if (tage === 0) return t('tage.heute')
  if (tage === 1) return t('tage.morgen')
  if (tage === 2) return t('tage.uebermorgen')
  if (tage > 2) return t('tage.inTagen', { count: tage })
  if (tage === -1) return ueberfaellig ? t('tage.gestern') : t('tage.warGestern')
  return ueberfaellig ? t('tage.ueberfaellig', { count: -tage }) : t('tage.vorbei', { count: -tage })
}
