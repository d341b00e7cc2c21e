import { findAllergien } from '@dreiklang/domain/arzneimittel/allergie'
import { isBtm, isBtmOpen, stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import type { PlanStand } from '@dreiklang/domain/klient/medikation'
import { IconAlertTriangle, IconSnowflake } from '@tabler/icons-react'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { useAllergieSentence } from '../../bestellung/components/allergieSentence.ts'
import { Alert, StatusBadge } from '../../ui/feedback.tsx'
import type { Doppelt } from './befunde.ts'
import { bezeichnungOf } from './entwurfAbbild.ts'
import { type PositionValues, produktNameOf } from './formValues.ts'
import { PlanSign } from './PlanSign.tsx'
import { useDoppeltTitle, ZuletztHinweis } from './Zuletzt.tsx'
import classes from './PositionSigns.module.css'

export interface PositionSignsProps {
  position: PositionValues
  open: boolean
  doppelt: Doppelt | null
  /** As the record tells them; empty where there are none. */
  allergien: string
  plan: PlanStand | null
}

/** What nobody must miss of a position, whether it is open or not. */
export function PositionSigns(props: PositionSignsProps) {
  return (
    <div className={classes.lines}>
      <Badges {...props} />
      <Allergies {...props} />
      <AsksBtm {...props} />
      <PlanSign position={props.position} plan={props.plan} />
      {props.position.zuletzt !== null && <ZuletztHinweis zuletzt={props.position.zuletzt} />}
    </div>
  )
}

function Badges({ position, open, doppelt }: PositionSignsProps) {
  const tBlatt = useBlattTexts()
  const tBegriff = useBegriffeTexts()
  const doppeltTitle = useDoppeltTitle()
  const produkt = produktNameOf(position)
  const btm = isBtm(produkt, position.btm)
  const isT = position.rezeptart === 'T_REZEPT'
  const cool = position.kuehlpflichtig || stoffOf(produkt).kuehlpflichtig
  const twice = open ? null : doppelt
  if (!btm && !isT && !cool && twice === null) return null
  return (
    <div className={classes.signs}>
      {btm && (
        <StatusBadge tone="danger" icon={<b>§</b>}>
          {tBlatt('position.btm')}
        </StatusBadge>
      )}
      {isT && (
        <StatusBadge tone="danger" icon={<b>T</b>}>
          {tBegriff('rezeptart.T_REZEPT')}
        </StatusBadge>
      )}
      {cool && (
        <StatusBadge tone="info" icon={<IconSnowflake size={16} />}>
          {tBlatt('position.kuehl')}
        </StatusBadge>
      )}
      {twice !== null && (
        <StatusBadge tone={twice.stufe === 'ORANGE' ? 'warning' : 'danger'} icon={<IconAlertTriangle size={16} />}>
          {doppeltTitle(twice)}
        </StatusBadge>
      )}
    </div>
  )
}

/** In words, from the record to the medicine: nobody has to compare the two. */
function Allergies({ position, allergien }: PositionSignsProps) {
  const sentence = useAllergieSentence()
  const name = bezeichnungOf(position)
  const { treffer } = findAllergien(allergien, { ...produktNameOf(position), bezeichnung: name })
  return treffer.map((one) => {
    const said = sentence(one, name)
    return <Alert key={said} tone="danger" says="note" title={said} />
  })
}

/** Open, the question stands at its box. */
function AsksBtm({ position, open }: PositionSignsProps) {
  const t = useNeuTexts()
  const { rezeptart, btm } = position
  const unnamed = bezeichnungOf(position).trim() === ''
  if (open || unnamed || rezeptart === 'OHNE' || btm || !isBtmOpen({ ...produktNameOf(position), bezeichnung: bezeichnungOf(position) }))
    return null
  return (
    <Alert tone="warning" says="note" title={t('position.btmFrage')}>
      {t('btm.unbekannt')}
    </Alert>
  )
}
