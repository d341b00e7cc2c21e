import type { Tafel, TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useBegriffeTexts } from '../../../hausbesuch/hausbesuch.texts.ts'
import { formatShortDay } from '../../../shared/format.ts'
import { IconButton } from '../../../ui/buttons.tsx'
import { usePlanungTexts } from '../../planung.texts.ts'
import { niemand } from '../stelle.ts'
import { Entry } from './Entry.tsx'
import classes from './Tray.module.css'

interface TrayProps {
  tafel: Pick<Tafel, 'besuche' | 'personen'>
  withDay: boolean
  liftedId: string | null
}

const urgency: readonly TafelBesuch['dringlichkeit'][] = ['SOFORT', 'HEUTE', 'DIESE_WOCHE', 'ROUTINE']

const byUrgency = (a: TafelBesuch, b: TafelBesuch) =>
  urgency.indexOf(a.dringlichkeit) - urgency.indexOf(b.dringlichkeit) || a.von.localeCompare(b.von)

/** Visits that still look for their person: dragged into a row they are given to somebody, dragged back they are taken off again. */
export function Tray({ tafel: { besuche, personen }, withDay, liftedId }: TrayProps) {
  const t = usePlanungTexts()
  const b = useBegriffeTexts()
  const [folded, setFolded] = useState(false)
  const open = besuche.filter(({ personIds }) => personIds.length === 0).toSorted(byUrgency)
  return (
    <section className={classes.tray} aria-label={t('ohnePerson')} data-row-of-stops data-drop data-person={niemand}>
      <div className={classes.head}>
        <span className={classes.title}>{t('ohnePersonAnzahl', { anzahl: open.length })}</span>
        <IconButton
          size="sm"
          label={t(folded ? 'ohnePersonAuf' : 'ohnePersonZu')}
          aria-expanded={!folded}
          icon={folded ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
          onClick={() => setFolded(!folded)}
        />
      </div>
      {!folded && (
        <ul className={classes.list} data-stops>
          {open.map((besuch) => (
            <li key={besuch.id} className={classes.item}>
              <Entry besuch={besuch} row={null} personen={personen} lifted={besuch.id === liftedId}>
                <span className={classes.when}>
                  {[
                    ...(withDay ? [formatShortDay(besuch.datum)] : []),
                    besuch.uhrzeit,
                    t('minuten', { anzahl: besuch.dauerMinuten }),
                    ...(besuch.dringlichkeit === 'ROUTINE' ? [] : [b(`dringlichkeit.${besuch.dringlichkeit}`)]),
                  ].join(' · ')}
                </span>
              </Entry>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
