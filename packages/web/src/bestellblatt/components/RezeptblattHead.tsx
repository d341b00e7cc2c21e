import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useId } from 'react'
import { useRezeptTexts } from '../../bestellung/onDemand.texts.ts'
import { useRezeptblattNames } from '../../bestellung/components/rezeptblatt.ts'
import { SelectionMark } from '../../form/Selection.tsx'
import { BlattStelle } from './RezeptStelle.tsx'
import classes from './PositionTable.module.css'
import titleClasses from './RezeptblattHead.module.css'

interface RezeptblattHeadProps {
  positionen: readonly PositionAnswer[]
  /** Null where there is nothing to select; undefined where no row of the table has a tick. */
  chosen: boolean | null | undefined
  onChoose: () => void
}

/** Above the medicines of one sheet of paper: one place, one tick. */
export function RezeptblattHead({ positionen, chosen, onChoose }: RezeptblattHeadProps) {
  const r = useRezeptTexts()
  const titleId = useId()
  const namen = useRezeptblattNames()(positionen)
  const rezept = positionen[0]?.rezept ?? null
  return (
    <tbody className={classes.position} data-blatt aria-labelledby={titleId}>
      <tr className={classes.blatt}>
        {chosen !== undefined && (
          <td className={classes.tick}>
            {chosen !== null && <SelectionMark aria-label={r('blatt.auswaehlen', { namen })} checked={chosen} onChange={onChoose} />}
          </td>
        )}
        <th scope="rowgroup" colSpan={4} className={titleClasses.blattTitle}>
          <span id={titleId}>{r('blatt.titel', { namen })}</span>
          {rezept !== null && <BlattStelle rezept={rezept} />}
        </th>
      </tr>
    </tbody>
  )
}
