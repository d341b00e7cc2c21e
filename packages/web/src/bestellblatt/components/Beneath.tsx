import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconSnowflake } from '@tabler/icons-react'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useAllergienAgainst } from '../../bestellung/components/allergieSentence.ts'
import { UeberlagerungBadge } from '../../bestellung/components/Badges.tsx'
import { Alert, StatusBadge } from '../../ui/feedback.tsx'
import { PositionMeldungen } from './PositionMeldungen.tsx'
import { type SharedSigns, findWayToFetch } from './sharedSigns.ts'
import classes from './Beneath.module.css'

interface BeneathProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
  /** Said above the table. */
  shared: SharedSigns
}

/** What nobody must miss of a position, under its row. */
export function Beneath({ span, ...props }: BeneathProps & { span: number }) {
  return (
    <tr>
      <td colSpan={span} className={classes.beneath}>
        <div className={classes.lines}>
          <Signs {...props} />
          <AllergieTreffer {...props} />
          <PositionMeldungen {...props} />
        </div>
      </td>
    </tr>
  )
}

function Signs({ position, shared }: BeneathProps) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const { btm, kuehlpflichtig, rezeptart, rezept } = position
  const said = ['NOTFALL', ...shared.ueberlagerungen, ...(findWayToFetch(position) === null ? [] : ['REZEPT_FEHLT'])]
  const shown = position.ueberlagerungen.filter((ueberlagerung) => !said.includes(ueberlagerung))
  const isT = (rezept?.art ?? rezeptart) === 'T_REZEPT'
  if (shown.length === 0 && !btm && !kuehlpflichtig && !isT) return null
  return (
    <div className={classes.signs}>
      {btm && (
        <StatusBadge tone="danger" icon={<b>§</b>}>
          {t('position.btm')}
        </StatusBadge>
      )}
      {isT && (
        <StatusBadge tone="danger" icon={<b>T</b>}>
          {b('rezeptart.T_REZEPT')}
        </StatusBadge>
      )}
      {kuehlpflichtig && (
        <StatusBadge tone="info" icon={<IconSnowflake size={16} />}>
          {t('position.kuehl')}
        </StatusBadge>
      )}
      {shown.map((ueberlagerung) => (
        <UeberlagerungBadge key={ueberlagerung} ueberlagerung={ueberlagerung} />
      ))}
    </div>
  )
}

/** In words, from the record to the medicine: nobody has to compare the two. */
function AllergieTreffer({ bestellung: { klient }, position }: BeneathProps) {
  const against = useAllergienAgainst()
  if (isEnd(position.status)) return null
  return against(klient, position).map((said) => <Alert key={said} tone="danger" says="note" title={said} />)
}
