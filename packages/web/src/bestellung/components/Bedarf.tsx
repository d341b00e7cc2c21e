import type { Datum } from '@dreiklang/domain/shared/zeit'
import { IconClockExclamation } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { DateTime } from '../../ui/Time.tsx'
import { listeTexts } from '../liste.texts.ts'
import classes from './Bedarf.module.css'
import { tageText } from './tage.ts'
import { useHeute } from './useHeute.ts'

/** The day of need, as distance and as date; the server says whether it was missed. */
export function Bedarf({ bedarfBis, ueberfaellig }: { bedarfBis: Datum; ueberfaellig: boolean }) {
  const t = useTexts(listeTexts)
  const heute = useHeute()
  return (
    <span className={classes.bedarf} data-zu-spaet={ueberfaellig || undefined}>
      <strong>
        {ueberfaellig && <IconClockExclamation size={16} aria-hidden />}
        {tageText(t, { heute, tag: bedarfBis, ueberfaellig })}
      </strong>
      <DateTime value={bedarfBis} />
    </span>
  )
}
