import type { TafelBesuch, TafelPerson } from '@dreiklang/domain/planung/planung.contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { lookOf } from '../../../hausbesuch/components/Badges.tsx'
import { useZustandWords } from '../../../hausbesuch/components/KlientZustandAlert.tsx'
import { useBegriffeTexts } from '../../../hausbesuch/hausbesuch.texts.ts'
import { formatTime } from '../../../shared/format.ts'
import { hintOf } from '../../../ui/hints.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import { niemand } from '../stelle.ts'
import classes from './Entry.module.css'
import { surnameOf } from './placing.ts'

interface EntryProps {
  besuch: TafelBesuch
  /** In whose row it stands; null: in nobody's. */
  row: string | null
  personen: readonly TafelPerson[]
  lifted: boolean
  /** Where there is room for more than the name. */
  children?: ReactNode
}

/** A visit as a button: pressed or dragged it is moved. Everything it is told by is in its name as well. */
export function Entry({ besuch, row, personen, lifted, children }: EntryProps) {
  const nameOf = useEntryName(personen)
  const { id, status, befunde, klient, verschiebbar } = besuch
  const planned = status === 'GEPLANT'
  const { tone, Bild } = lookOf(status)
  const warns = planned && (befunde.length > 0 || klient.zustand !== null)
  const name = nameOf(besuch)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.entry}
      aria-label={name}
      {...hintOf(name, 'top')}
      data-stop
      data-entry={id}
      data-row={row ?? niemand}
      data-movable={verschiebbar || undefined}
      data-tone={planned ? undefined : tone}
      data-warns={warns || undefined}
      data-lifted={lifted || undefined}
    >
      {warns && <IconAlertTriangle size={14} aria-hidden className={classes.sign} />}
      {!planned && <Bild size={14} aria-hidden className={classes.sign} />}
      <span className={classes.name} data-name>
        {surnameOf(klient.name)}
      </span>
      {children}
    </button>
  )
}

/** Begins with the time; says the state, what stands against it and whose it is. */
function useEntryName(personen: readonly TafelPerson[]): (besuch: TafelBesuch) => string {
  const t = usePlanungTexts()
  const b = useBegriffeTexts()
  const zustandOf = useZustandWords()
  return ({ von, bis, klient, status, befunde, personIds }) => {
    const zustand = klient.zustand === null ? null : zustandOf(klient.zustand)
    const who = personen.filter(({ id }) => personIds.includes(id)).map(({ name }) => name)
    return [
      `${formatTime(von)}–${formatTime(bis)} ${klient.name}`,
      ...(status === 'GEPLANT' ? [] : [b(`status.${status}`)]),
      ...(zustand === null ? [] : [zustand.seit, zustand.zurueck].filter((words) => words !== null)),
      ...(befunde.length === 0 ? [] : [t('besuch.hinweise', { count: befunde.length })]),
      ...(who.length === 0 ? [t('niemand')] : who),
    ].join(', ')
  }
}
