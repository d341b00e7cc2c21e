import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconClockExclamation } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { DateTime } from '../../ui/Time.tsx'
import { listTexts } from '../liste.texts.ts'
import classes from './Bedarf.module.css'
import { tageText } from './tage.ts'
import { useToday } from './useToday.ts'

export function Bedarf({ bedarfBis, ueberfaellig }: { bedarfBis: IsoDate; ueberfaellig: boolean }) {
  const t = useTexts(listTexts)
  const heute = useToday()
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
