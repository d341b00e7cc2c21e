import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconCheck, IconLock, IconMessageQuestion } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { formatDateTime } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { StatusBadge } from '../../../ui/Badge.tsx'
import { announce } from '../../../ui/LiveRegion.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { rueckfrageAnker } from '../../bestellung.paths.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { stepsTexts } from '../../steps.texts.ts'
import { isOpen } from '../schritte/schritte.ts'
import { Gelesen } from './Gelesen.tsx'
import { RueckfrageAnswer, RueckfrageErledigen } from './RueckfrageAnswer.tsx'
import classes from './Rueckfragen.module.css'
import { useLesemarke } from './useLesemarke.ts'

type Rueckfrage = BestellungAnswer['rueckfragen'][number]

export function RueckfrageFaden({ bestellung, rueckfrage }: { bestellung: BestellungAnswer; rueckfrage: Rueckfrage }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  const s = useTexts(stepsTexts)
  const titleId = useId()
  // Each answer is a separate action with its own form.
  const [runde, setRunde] = useState(0)
  const fertig = (handlung: 'rueckfrageAntworten' | 'rueckfrageErledigen') => {
    setRunde(runde + 1)
    announce(s(`getan.${handlung}`))
  }
  const { id, von, an, privat, positionIds, nachrichten, erledigtAm } = rueckfrage
  const neuesteRef = useLesemarke(bestellung, rueckfrage)
  const neueste = nachrichten.at(-1)
  const ownNeueste = nachrichten.findLast((nachricht) => nachricht.von === bestellung.seite)
  const positionen = bestellung.positionen.filter((position) => positionIds.includes(position.id))
  // Third sides may read a query without answering it.
  const beteiligt = erledigtAm === null && (von === bestellung.seite || an === bestellung.seite)
  const may = (handlung: 'rueckfrageAntworten' | 'rueckfrageErledigen') =>
    beteiligt && positionen.some(({ uebergaenge }) => isOpen(uebergaenge, handlung))
  return (
    <article id={rueckfrageAnker(id)} tabIndex={-1} className={classes.faden} aria-labelledby={titleId}>
      <div className={classes.kopf}>
        <h3 id={titleId}>{t('rueckfragen.von', { von: b(`seite.${von}`), an: b(`seite.${an}`) })}</h3>
        <Stand rueckfrage={rueckfrage} seite={bestellung.seite} />
        {privat && (
          <StatusBadge tone="neutral" icon={<IconLock size={16} />}>
            {t('rueckfragen.privat')}
          </StatusBadge>
        )}
      </div>
      <div className={classes.neben}>{t('rueckfragen.zu', { namen: positionen.map(({ produkt }) => produkt.bezeichnung).join('; ') })}</div>
      <ol className={classes.nachrichten}>
        {nachrichten.map((nachricht) => (
          <li
            key={nachricht.id}
            ref={nachricht === neueste ? neuesteRef : null}
            className={classes.nachricht}
            data-eigene={nachricht.von === bestellung.seite || undefined}
          >
            <div className={classes.neben}>
              <strong>{nachricht.personName}</strong>, {b(`seite.${nachricht.von}`)} ·{' '}
              <time dateTime={nachricht.am}>{formatDateTime(nachricht.am)}</time>
            </div>
            <p className={classes.text}>{nachricht.text}</p>
            {nachricht === ownNeueste && <Gelesen bestellung={bestellung} rueckfrage={rueckfrage} nachrichtId={nachricht.id} />}
          </li>
        ))}
      </ol>
      {may('rueckfrageAntworten') && (
        <RueckfrageAnswer
          key={`antwort-${runde}`}
          bestellung={bestellung}
          rueckfrage={rueckfrage}
          onFinished={() => fertig('rueckfrageAntworten')}
        />
      )}
      {may('rueckfrageErledigen') && (
        <RueckfrageErledigen
          key={`erledigen-${runde}`}
          bestellung={bestellung}
          rueckfrage={rueckfrage}
          onFinished={() => fertig('rueckfrageErledigen')}
        />
      )}
    </article>
  )
}

function Stand({ rueckfrage: { offenBei, erledigtAm }, seite }: { rueckfrage: Rueckfrage; seite: BestellungAnswer['seite'] }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  if (erledigtAm !== null) {
    return (
      <StatusBadge tone="neutral" icon={<IconCheck size={16} />}>
        {t('rueckfragen.erledigt')}
      </StatusBadge>
    )
  }
  if (offenBei === null) {
    return (
      <StatusBadge tone="success" icon={<IconCheck size={16} />}>
        {t('rueckfragen.beantwortet')}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="warning" icon={<IconMessageQuestion size={16} />}>
      {offenBei === seite ? t('rueckfragen.offenSie') : t('rueckfragen.offen', { wer: b(`seite.${offenBei}`) })}
    </StatusBadge>
  )
}
