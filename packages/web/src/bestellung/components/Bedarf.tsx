import { daysBetween, type IsoDate } from '@dreiklang/domain/shared/time'
import { IconClockExclamation } from '@tabler/icons-react'
import type { Translate } from '../../shared/i18n.ts'
import { useToday } from '../../shared/useToday.ts'
import { useListTexts } from '../bestellung.texts.ts'
import type { texts } from '../liste.texts.de.ts'
import { formatBedarf, type Bedarfstermin } from './bedarfText.ts'
import classes from './Bedarf.module.css'

export function Bedarf({ bedarfBis, bedarfUhrzeit, ueberfaellig }: Bedarfstermin & { ueberfaellig: boolean }) {
  const t = useListTexts()
  const heute = useToday()
  return (
    <span className={classes.bedarf} data-zu-spaet={ueberfaellig || undefined}>
      <strong>
        {ueberfaellig && <IconClockExclamation size={16} aria-hidden />}
        {tageText(t, { heute, tag: bedarfBis, ueberfaellig })}
      </strong>
      <time dateTime={bedarfUhrzeit === null ? bedarfBis : `${bedarfBis}T${bedarfUhrzeit}`}>
        {formatBedarf({ bedarfBis, bedarfUhrzeit })}
      </time>
    </span>
  )
}

/** Relative day; `ueberfaellig`: it has passed although it should not have, also of today by its hour. */
export function tageText(
  t: Translate<typeof texts>,
  { heute, tag, ueberfaellig }: { heute: IsoDate; tag: IsoDate; ueberfaellig: boolean },
): string {
  const days = daysBetween(heute, tag)
  if (days === 0) return t(ueberfaellig ? 'tage.seitHeute' : 'tage.heute')
  if (days === 1) return t('tage.morgen')
  if (days === 2) return t('tage.uebermorgen')
  if (days > 2) return t('tage.inTagen', { count: days })
  if (days === -1) return ueberfaellig ? t('tage.gestern') : t('tage.warGestern')
  return ueberfaellig ? t('tage.ueberfaellig', { count: -days }) : t('tage.vorbei', { count: -days })
}
