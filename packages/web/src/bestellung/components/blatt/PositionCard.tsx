import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { IconSnowflake } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { StatusBadge } from '../../../ui/Badge.tsx'
import { WhyNot } from '../../../ui/step/WhyNot.tsx'
import { RelativeTime } from '../../../ui/Time.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { positionAnker } from '../../bestellung.paths.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { StatusPlakette, UeberlagerungBadge } from '../Badges.tsx'
import { useStepName } from '../schritte/bestellungStep.tsx'
import { lockedSteps, openSteps } from '../schritte/schritte.ts'
import { Wahlfeld } from '../Wahlfeld.tsx'
import { BestellungStepButtons } from './BestellungStepButtons.tsx'
import { Dreiweg } from './Dreiweg.tsx'
import { PositionData } from './PositionData.tsx'
import { PositionMeldungen } from './PositionMeldungen.tsx'
import classes from './PositionCard.module.css'
import { RezeptStelle } from './RezeptStelle.tsx'

interface PositionCardProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
  /** Null where there is nothing to select. */
  gewaehlt: boolean | null
  onWaehlen: () => void
}

export function PositionCard({ bestellung, position, gewaehlt, onWaehlen }: PositionCardProps) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  const stepName = useStepName(bestellung.seite)
  const titleId = useId()
  const { id, produkt, menge, mengeneinheit, status, rezeptart, uebergaenge, ueberlagerungen } = position
  const offene = openSteps(uebergaenge)
  const teile = [
    position.mengeGeliefert > 0 ? t('position.geliefert', { geliefert: position.mengeGeliefert, soll: position.sollMenge }) : '',
    position.mengeBereit > 0 ? t('position.bereit', { bereit: position.mengeBereit }) : '',
  ].filter((teil) => teil !== '')
  return (
    <article className={classes.karte} id={positionAnker(id)} tabIndex={-1} aria-labelledby={titleId}>
      <div className={classes.kopf}>
        {gewaehlt !== null && (
          <Wahlfeld name={t('positionen.auswaehlen', { name: produkt.bezeichnung })} gewaehlt={gewaehlt} onChange={onWaehlen} />
        )}
        <h3 id={titleId} className={classes.titel}>
          <span className={classes.menge}>
            {menge} {b(`mengeneinheit.${mengeneinheit}`, { count: menge })}
          </span>{' '}
          {produkt.bezeichnung}
        </h3>
        <StatusPlakette status={status} />
      </div>
      <div className={classes.plaketten}>
        {ueberlagerungen
          .filter((ueberlagerung) => ueberlagerung !== 'NOTFALL')
          .map((ueberlagerung) => (
            <UeberlagerungBadge key={ueberlagerung} ueberlagerung={ueberlagerung} />
          ))}
        {position.btm && (
          <StatusBadge tone="danger" icon={<b>§</b>}>
            {t('position.btm')}
          </StatusBadge>
        )}
        {position.kuehlpflichtig && (
          <StatusBadge tone="info" icon={<IconSnowflake size={16} />}>
            {t('position.kuehl')}
          </StatusBadge>
        )}
        <span className={classes.neben}>
          {!isEnd(status) && `${t('position.dran', { wer: b(`wartetAuf.${position.wartetAuf}`) })} · `}
          <RelativeTime instant={position.seit} />
          {teile.length > 0 && ` · ${teile.join(' · ')}`}
        </span>
      </div>
      <PositionMeldungen bestellung={bestellung} position={position} />
      {rezeptart === 'OHNE' && position.rezept === null ? (
        <span className={classes.neben}>{t('position.ohneRezept')}</span>
      ) : (
        <RezeptStelle position={position} />
      )}
      <PositionData position={position} />
      {status !== 'ENTWURF' && !position.vorschau && <Dreiweg position={position} />}
      {status !== 'ENTWURF' && (
        <div className={classes.buttons} data-no-print>
          <BestellungStepButtons bestellung={bestellung} positionen={[position]} offene={offene} name={produkt.bezeichnung} />
          <WhyNot
            shut={lockedSteps(uebergaenge)}
            nameOf={stepName}
            title={t('warumNicht.titel')}
            label={t('warumNicht.von', { name: produkt.bezeichnung })}
          />
        </div>
      )}
    </article>
  )
}
