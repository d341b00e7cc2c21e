import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { openBagWith } from '@dreiklang/domain/bestellung/lieferung'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { positionAnker } from '../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { StatusPlakette } from '../../bestellung/components/Badges.tsx'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { useHkpLine, useMenge } from '../../bestellung/components/menge.ts'
import { validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { SelectionMark } from '../../form/Selection.tsx'
import { Since } from '../../ui/Time.tsx'
import { useDreiweg } from './Dreiweg.tsx'
import { PlanHinweis } from './PlanHinweis.tsx'
import { PositionDetails } from './PositionDetails.tsx'
import { Beneath } from './Beneath.tsx'
import type { SharedSigns } from './sharedSigns.ts'
import { Delivered, Prescribed } from './StageCells.tsx'
import detailsClasses from './PositionDetails.module.css'
import classes from './PositionTable.module.css'

export interface PositionRowsProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
  /** Null where there is nothing to select; undefined where no row of the table has a tick. */
  chosen: boolean | null | undefined
  onChoose: () => void
  unfolded: boolean
  onUnfold: () => void
  /** Its prescription is said of its own: the others lie elsewhere or hold for another time. */
  placed: boolean
  /** The steps that stand in its unfolded part; null: the bar has them. */
  steps: readonly PersonenHandlung[] | null
  /** It stands on a sheet of paper with others. */
  onBlatt: boolean
  /** Said above the table. */
  shared: SharedSigns
}

/** One position: its row, what nobody must miss, and unfolded all the rest. */
export function PositionRows(props: PositionRowsProps) {
  const { bestellung, position, chosen, onChoose, unfolded, onUnfold, placed, onBlatt, shared } = props
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const nameId = useId()
  const partId = useId()
  const rows = useDreiweg(position)
  const parts = useParts(bestellung, position)
  const { id, produkt, status, wartetAuf } = position
  return (
    <tbody id={positionAnker(id)} tabIndex={-1} aria-labelledby={nameId} className={classes.position} data-blatt={onBlatt || undefined}>
      <tr className={classes.row} data-unfolded={unfolded || undefined}>
        {chosen !== undefined && (
          <td className={classes.tick}>
            {chosen !== null && (
              <SelectionMark
                aria-label={t('positionen.auswaehlen', { name: validProdukt(position).bezeichnung })}
                checked={chosen}
                onChange={onChoose}
              />
            )}
          </td>
        )}
        <th scope="row" className={classes.asked}>
          <button
            type="button"
            className={classes.name}
            aria-expanded={unfolded}
            aria-controls={unfolded ? partId : undefined}
            onClick={onUnfold}
          >
            <IconChevronRight size={16} aria-hidden className={classes.chevron} />
            <span id={nameId}>{produkt.bezeichnung}</span>
          </button>
          <AskedMore position={position} />
          <PlanHinweis bestellung={bestellung} position={position} unfolded={false} />
        </th>
        <td className={classes.stage}>
          <Prescribed position={position} rows={rows} placed={placed} />
        </td>
        <td className={classes.stage}>
          <Delivered position={position} rows={rows} parts={parts} />
        </td>
        <td className={classes.state}>
          <StatusPlakette status={status} />
          <span className={classes.since}>
            <Since instant={position.seit} />
            {wartetAuf !== bestellung.wartetAuf &&
              wartetAuf !== 'NIEMAND' &&
              ` · ${t('position.dran', { wer: b(`wartetAuf.${wartetAuf}`) })}`}
          </span>
        </td>
      </tr>
      <Beneath span={chosen === undefined ? 4 : 5} bestellung={bestellung} position={position} shared={shared} />
      {unfolded && (
        <tr>
          <td id={partId} colSpan={chosen === undefined ? 4 : 5} className={detailsClasses.unfolded}>
            <PositionDetails {...props} rows={rows} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function AskedMore({ position }: { position: PositionAnswer }) {
  const amountOf = useMenge()
  const dosierung = useDosierung()
  const hkpLine = useHkpLine()
  const said = [amountOf(position), dosierung(position.dosierung), hkpLine(position.hkp)].filter((part) => part !== null)
  if (said.length === 0) return null
  return (
    <span className={classes.second}>
      {said.map((part, i) => (
        <span key={part}>
          {i > 0 && ' · '}
          <span>{part}</span>
        </span>
      ))}
    </span>
  )
}

function useParts(bestellung: BestellungAnswer, position: PositionAnswer): string[] {
  const t = useBlattTexts()
  const amountOf = useMenge()
  const { mengeGeliefert, mengeErlassen, mengeBereit, sollMenge } = position
  const counted = (menge: number) => amountOf({ ...position, menge, mengeneinheit: einheitOf(position) }) ?? String(menge)
  return [
    mengeGeliefert > 0 ? t('position.geliefert', { geliefert: mengeGeliefert, soll: counted(sollMenge) }) : '',
    mengeErlassen > 0 ? t('position.erlassen', { menge: counted(mengeErlassen) }) : '',
    mengeBereit > 0 ? t(`position.${whereIs(bestellung, position)}`, { menge: counted(mengeBereit) }) : '',
  ].filter((part) => part !== '')
}

/** Where what is packed is now; what is still in the bag nobody has fetched. */
function whereIs(bestellung: BestellungAnswer, position: PositionAnswer): 'bereit' | 'unterwegs' | 'nichtZugestellt' {
  const stand = openBagWith(bestellung, position)?.status
  if (stand === 'UNTERWEGS') return 'unterwegs'
  return stand === 'NICHT_ZUGESTELLT' ? 'nichtZugestellt' : 'bereit'
}
