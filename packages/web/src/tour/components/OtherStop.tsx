import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { formatTime } from '../../shared/format.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Group, Note } from '../../ui/layout.tsx'
import { StepButtons } from '../../step/StepButtons.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { useTourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import { Arrival } from './Arrival.tsx'
import { Place, Ways } from './StoppCards.tsx'
import { AbgeholtDialog, NichtErledigtDialog } from './TourDialoge.tsx'
import { useTourPress } from './tourStep.ts'
import classes from './Stop.module.css'

interface OtherStopProps {
  /** Null: on a device without network; ticking an errand off moves the order. */
  tour: TourAnswer | null
  stopp: StoppAnswer
  more: readonly MenuEntry[]
}

/** An errand: what is fetched where, or what somebody wrote down for herself. */
export function OtherStop({ tour, stopp, more }: OtherStopProps) {
  const t = useTourTexts()
  const { art, adresse, bestellungen, dauerMinuten, erledigung } = stopp
  return (
    <div className={classes.card}>
      <div className={classes.top}>
        <span className={classes.errand}>
          {art !== 'HAUSBESUCH' && t(`art.${art}`)} · {t('stopp.dauer', { count: dauerMinuten })}
        </span>
        <Arrival stopp={stopp} />
      </div>
      <h2 className={classes.name}>{stoppName(stopp)}</h2>
      <Place adresse={adresse} />
      {bestellungen.map(({ id, nummer, klient }) => (
        <Link key={id} to={bestellungPath(id)}>
          {t('stopp.bestellung', { nummer, klient })}
        </Link>
      ))}
      {tour === null && <Note>{t('ohneNetz.weg')}</Note>}
      <div className={classes.steps}>{erledigung === null && <Tick tour={tour} stopp={stopp} more={more} />}</div>
    </div>
  )
}

function Tick({ tour, stopp, more }: OtherStopProps) {
  const { adresse, haus } = stopp
  const beside = <Ways adresse={adresse} telefon={haus?.telefon ?? null} name={stoppName(stopp)} />
  if (tour === null) return <StepButtons size="large" main={null} others={[]} beside={beside} />
  return <TickButtons tour={tour} stopp={stopp} more={more} beside={beside} />
}

function TickButtons({ tour, stopp, more, beside }: OtherStopProps & { tour: TourAnswer; beside: React.ReactNode }) {
  const t = useTourTexts()
  const [fragt, setFragt] = useState<'abgeholt' | 'nicht' | null>(null)
  const close = () => setFragt(null)
  const { run, laeuft } = useTourPress(tour)
  const { uebergaenge } = tour
  const { id, art } = stopp
  const name = stoppName(stopp)
  const others: MenuEntry[] = [
    ...(uebergaenge.abhaken === true ? [{ id: 'nicht', label: t('stopp.nichtName', { name }), onSelect: () => setFragt('nicht') }] : []),
    ...more,
    ...(uebergaenge.stoppEntfernen === true
      ? [{ id: 'weg', label: t('stopp.entfernenName', { name }), onSelect: () => run('stoppEntfernen', { stoppId: id }) }]
      : []),
  ]
  return (
    <>
      <StepButtons
        size="large"
        main={
          uebergaenge.abhaken === true
            ? {
                id: 'abhaken',
                label: t('stopp.erledigt'),
                name: t('stopp.erledigtName', { name }),
                icon: <IconCheck size={20} aria-hidden />,
                busy: laeuft === 'abhaken',
                onSelect: settle,
              }
            : null
        }
        others={others}
        beside={beside}
        menu={{ label: t('knopf.mehr'), name: t('stopp.mehrName', { name }) }}
      />
      {fragt === 'nicht' && <NichtErledigtDialog tour={tour} stoppId={id} onClose={close} />}
      {fragt === 'abgeholt' && <AbgeholtDialog tour={tour} stopp={stopp} onClose={close} />}
    </>
  )

  function settle() {
    // What a pharmacy hands over is handed over against a signature.
    if (art === 'ABHOLUNG_ARZNEI') setFragt('abgeholt')
    else run('abhaken', { stoppId: id, erledigt: true, grund: null, nachweis: null })
  }
}

/** What became of it, and the way back while there is one. */
export function Outcome({ tour, stopp }: { tour: TourAnswer; stopp: StoppAnswer }) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const { id, zuruecknehmbar, erledigung } = stopp
  if (erledigung === null) return null
  const { am, erledigt, grund } = erledigung
  return (
    <Group justify="space-between" gap="xs">
      <span>{erledigt ? t('stopp.warErledigt', { zeit: formatTime(am) }) : t('stopp.warNicht', { grund: grund ?? '' })}</span>
      {zuruecknehmbar && tour.uebergaenge.zuruecknehmen === true && (
        <Button
          look="subtle"
          busy={laeuft !== null}
          aria-label={t('stopp.zuruecknehmenName', { name: stoppName(stopp) })}
          onClick={() => run('zuruecknehmen', { stoppId: id })}
        >
          {t('stopp.zuruecknehmen')}
        </Button>
      )}
    </Group>
  )
}
