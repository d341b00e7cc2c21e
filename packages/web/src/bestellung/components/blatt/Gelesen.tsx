import { berlinDate } from '@dreiklang/domain/shared/time'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconChecks } from '@tabler/icons-react'
import { formatDateTime, formatTime } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { useToday } from '../useToday.ts'
import classes from './Rueckfragen.module.css'

export function Gelesen({ bestellung, rueckfrage, nachrichtId }: GelesenProps) {
  const t = useTexts(blattTexts)
  const heute = useToday()
  const stelle = (id: string) => rueckfrage.nachrichten.findIndex((nachricht) => nachricht.id === id)
  const leser = rueckfrage.gelesen.filter((marke) => marke.seite !== bestellung.seite && stelle(marke.nachrichtId) >= stelle(nachrichtId))
  return leser.map(({ seite, am, nachrichtId: bis }) => {
    const zeit = berlinDate(am) === heute ? formatTime(am) : formatDateTime(am)
    return (
      <div key={seite} className={classes.gelesen}>
        <IconChecks size={16} aria-hidden />
        {/* The time of reading is known for the last message only. */}
        {bis === nachrichtId ? t(`rueckfragen.gelesenUm.${seite}`, { zeit }) : t(`rueckfragen.gelesen.${seite}`)}
      </div>
    )
  })
}

interface GelesenProps {
  bestellung: BestellungAnswer
  rueckfrage: BestellungAnswer['rueckfragen'][number]
  nachrichtId: string
}
