import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconCheck, IconLock, IconMessageQuestion, IconChecks } from '@tabler/icons-react'
import { useId, useState, useEffect } from 'react'
import { rueckfrageAnker } from '../../bestellung/bestellung.paths.ts'
import { markRead } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts, useBlattTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { isOpen } from '../../bestellung/components/schritte/schritte.ts'
import { useToday } from '../../shared/useToday.ts'
import { ApiError } from '../../shared/apiError.ts'
import { formatDateTime, formatTime } from '../../shared/format.ts'
import { announce, StatusBadge } from '../../ui/feedback.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { RueckfrageAnswer, RueckfrageErledigen } from './RueckfrageAnswer.tsx'
import classes from './Rueckfragen.module.css'

export function Rueckfragen({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const { rueckfragen } = bestellung
  const offene = rueckfragen.filter(({ erledigtAm }) => erledigtAm === null)
  const erledigte = rueckfragen.filter(({ erledigtAm }) => erledigtAm !== null)
  return (
    <Card title={t('rueckfragen.titel')}>
      {rueckfragen.length === 0 ? (
        <Text c="dimmed">{t('rueckfragen.leer')}</Text>
      ) : (
        <Stack gap="lg">
          {[...offene, ...erledigte].map((rueckfrage) => (
            <RueckfrageFaden key={rueckfrage.id} bestellung={bestellung} rueckfrage={rueckfrage} />
          ))}
        </Stack>
      )}
    </Card>
  )
}

type Rueckfrage = BestellungAnswer['rueckfragen'][number]

function RueckfrageFaden({ bestellung, rueckfrage }: { bestellung: BestellungAnswer; rueckfrage: Rueckfrage }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const s = useStepsTexts()
  const titleId = useId()
  // Each answer is a separate action with its own form.
  const [runde, setRunde] = useState(0)
  const done = (handlung: 'rueckfrageAntworten' | 'rueckfrageErledigen') => {
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
          onFinished={() => done('rueckfrageAntworten')}
        />
      )}
      {may('rueckfrageErledigen') && (
        <RueckfrageErledigen
          key={`erledigen-${runde}`}
          bestellung={bestellung}
          rueckfrage={rueckfrage}
          onFinished={() => done('rueckfrageErledigen')}
        />
      )}
    </article>
  )
}

function Stand({ rueckfrage: { offenBei, erledigtAm }, seite }: { rueckfrage: Rueckfrage; seite: BestellungAnswer['seite'] }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  if (erledigtAm !== null || offenBei === null) {
    return (
      <StatusBadge tone={erledigtAm === null ? 'success' : 'neutral'} icon={<IconCheck size={16} />}>
        {t(erledigtAm === null ? 'rueckfragen.beantwortet' : 'rueckfragen.erledigt')}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="warning" icon={<IconMessageQuestion size={16} />}>
      {offenBei === seite ? t('rueckfragen.offenSie') : t('rueckfragen.offen', { wer: b(`seite.${offenBei}`) })}
    </StatusBadge>
  )
}

function Gelesen({ bestellung, rueckfrage, nachrichtId }: GelesenProps) {
  const t = useBlattTexts()
  const today = useToday()
  const place = (id: string) => rueckfrage.nachrichten.findIndex((nachricht) => nachricht.id === id)
  const reader = rueckfrage.gelesen.filter((marke) => marke.seite !== bestellung.seite && place(marke.nachrichtId) >= place(nachrichtId))
  return reader.map(({ seite, am, nachrichtId: to }) => {
    const zeit = berlinDate(am) === today ? formatTime(am) : formatDateTime(am)
    return (
      <div key={seite} className={classes.gelesen}>
        <IconChecks size={16} aria-hidden />
        {/* The time of reading is known for the last message only. */}
        {to === nachrichtId ? t(`rueckfragen.gelesenUm.${seite}`, { zeit }) : t(`rueckfragen.gelesen.${seite}`)}
      </div>
    )
  })
}

interface GelesenProps {
  bestellung: BestellungAnswer
  rueckfrage: Rueckfrage
  nachrichtId: string
}

/** Half of it visible, or enough of it to fill half the window: a long message never fits a small one. */
function inView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)
}

function ungelesen({ seite, weitergeleitetAm }: BestellungAnswer, rueckfrage: Rueckfrage): string | null {
  const neueste = rueckfrage.nachrichten.at(-1)
  if (weitergeleitetAm !== undefined || neueste === undefined || neueste.von === seite) return null
  return rueckfrage.gelesen.some((marke) => marke.seite === seite && marke.nachrichtId === neueste.id) ? null : neueste.id
}

/** Answers the ref for the newest message and reports once that it was visible. */
function useLesemarke(bestellung: BestellungAnswer, rueckfrage: Rueckfrage): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const bestellungId = bestellung.id
  const rueckfrageId = rueckfrage.id
  const nachrichtId = ungelesen(bestellung, rueckfrage)
  useEffect(() => {
    if (nachrichtId === null || element === null) return
    let visible = false
    let gesagt = false
    const check = () => {
      if (gesagt || !visible || document.visibilityState !== 'visible') return
      gesagt = true
      markRead({ bestellungId, rueckfrageId, nachrichtId }).catch((error: unknown) => {
        // The reader need not know; it is reported again when the message comes into view again.
        gesagt = false
        if (!(error instanceof ApiError)) reportError(error)
      })
    }
    const beobachter = new IntersectionObserver(
      (entries) => {
        visible = entries.some((entry) => entry === entries.at(-1) && inView(entry))
        check()
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    )
    beobachter.observe(element)
    document.addEventListener('visibilitychange', check)
    return () => {
      beobachter.disconnect()
      document.removeEventListener('visibilitychange', check)
    }
  }, [element, bestellungId, rueckfrageId, nachrichtId])
  return setElement
}
