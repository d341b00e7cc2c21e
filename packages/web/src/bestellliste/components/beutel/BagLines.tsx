import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import type { AustauschFall } from '@dreiklang/domain/bestellung/bestellung'
import { isMissingRezept, rezeptBringer } from '@dreiklang/domain/bestellung/vorlage'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconCheck, IconChevronRight, IconSnowflake } from '@tabler/icons-react'
import { useReason } from '../../../step/useReason.ts'
import { UnstyledButton } from '../../../ui/buttons.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { StatePlate } from '../../../ui/StateChip.tsx'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { statusLooks } from '../../../bestellung/components/Badges.tsx'
import { useDosierung } from '../../../bestellung/components/dosierung.ts'
import { useMenge } from '../../../bestellung/components/menge.ts'
import { openMenge, validProdukt } from '../../../bestellung/components/schritte/defaults.ts'
import { useStepOpener } from '../../../bestellung/components/schritte/stepOpener.ts'
import { type Bag, findExchange, isInWork } from './useBag.ts'
import classes from './Bag.module.css'

export function BagLines({ bag }: { bag: Bag }) {
  const t = useBagTexts()
  return (
    <ul className={classes.lines} aria-label={t('inhalt')}>
      {bag.bestellung.positionen.map((position) => (
        <BagRow key={position.id} position={position} bag={bag} />
      ))}
    </ul>
  )
}

function BagRow({ position, bag }: { position: PositionAnswer; bag: Bag }) {
  const t = useBagTexts()
  const { bezeichnung, pzn } = validProdukt(position)
  const dosierung = useDosierung()(position.dosierung)
  const scanned = bag.counted.filter(({ positionId }) => positionId === position.id).length
  const done = isInWork(position) && scanned === openMenge(position)
  const here = !done && bag.inWork.find((one) => !isFull(bag, one)) === position
  const exchange = findExchange(bag)
  return (
    <li data-done={done || undefined} data-here={here || undefined} data-btm={position.btm || undefined}>
      <div className={classes.line}>
        <Sign position={position} done={done} />
        <div className={classes.what}>
          <strong>{bezeichnung}</strong>
          {position.btm && <span className={classes.btm}>BtM</span>}
          {position.kuehlpflichtig && (
            <span className={classes.cool}>
              <IconSnowflake size={16} aria-hidden /> {t('fakten.kuehl')}
            </span>
          )}
          <span className={classes.second}>
            {[pzn === null ? t('zeile.ohnePzn') : t('zeile.pzn', { pzn }), ...(dosierung === null ? [] : [dosierung])].join(' · ')}
          </span>
          <Missing position={position} bag={bag} />
        </div>
        <Amount position={position} scanned={scanned} />
      </div>
      {exchange?.position.id === position.id && <Cases bag={bag} />}
    </li>
  )
}

const isFull = ({ counted }: Bag, position: PositionAnswer): boolean =>
  counted.filter(({ positionId }) => positionId === position.id).length === openMenge(position)

function Sign({ position, done }: { position: PositionAnswer; done: boolean }) {
  if (!isInWork(position)) return <StatePlate look={statusLooks[position.status]} />
  return done ? <IconCheck size={20} aria-hidden className={classes.done} /> : <IconChevronRight size={20} aria-hidden />
}

/** How many are scanned of how many that are to be packed; of all else how far it is. */
function Amount({ position, scanned }: { position: PositionAnswer; scanned: number }) {
  const t = useBagTexts()
  const b = useBegriffeTexts()
  const menge = useMenge()
  const inWork = isInWork(position)
  const soll = inWork ? openMenge(position) : position.sollMenge
  return (
    <div className={classes.amount}>
      <strong>
        {inWork ? t('zeile.von', { ist: scanned, soll }) : menge({ ...position, menge: soll, mengeneinheit: einheitOf(position) })}
      </strong>
      <span className={classes.second}>
        {inWork ? t(scanned > 0 ? 'zeile.gescannt' : 'zeile.nichtGescannt') : b(`status.${position.status}`)}
      </span>
    </div>
  )
}

/** A prescription that is elsewhere: what has to happen, and whose turn it is. */
function Missing({ position, bag: { bestellung } }: { position: PositionAnswer; bag: Bag }) {
  const t = useBagTexts()
  const b = useBegriffeTexts()
  const reason = useReason()
  if (!isMissingRezept(position)) return null
  const wer = b(`wartetAuf.${rezeptBringer(bestellung, position)}`)
  return <span className={classes.missing}>{t('zeile.fehlt', { grund: reason('bestellung.rezept_liegt_nicht_vor'), wer })}</span>
}

/** Opens the step with the pack and the case filled in: what the law asks to be declared is declared there. */
export function useExchange(bag: Bag): ((fall: AustauschFall) => void) | null {
  const open = useStepOpener()
  const exchange = findExchange(bag)
  if (exchange === null) return null
  const { position, produkt } = exchange
  return (fall) =>
    open({
      bestellungId: bag.bestellung.id,
      handlung: 'austauschen',
      positionIds: [position.id],
      start: { exchange: { produkt, fall } },
    })
}

function Cases({ bag }: { bag: Bag }) {
  const t = useBagTexts()
  const b = useBegriffeTexts()
  const choose = useExchange(bag)
  const exchange = findExchange(bag)
  if (exchange === null || choose === null) return null
  const title = t('austausch.titel', { name: validProdukt(exchange.position).bezeichnung })
  return (
    <div className={classes.cases} role="group" aria-label={title}>
      <p>
        {title} <span className={classes.second}>{t('austausch.hinweis')}</span>
      </p>
      <div className={classes.choices}>
        {exchange.cases.map((fall, nr) => (
          <UnstyledButton key={fall} className={classes.choice ?? ''} onClick={() => choose(fall)}>
            <span aria-hidden>
              <Kbd chord={String(nr + 1)} />
            </span>{' '}
            {b(`austauschFall.${fall}`)}
          </UnstyledButton>
        ))}
      </div>
    </div>
  )
}
