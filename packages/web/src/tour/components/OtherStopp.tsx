import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { AdressLink, AnrufLink } from '../../hausbesuch/components/Wege.tsx'
import { formatTime } from '../../shared/format.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { AbgeholtDialog, NichtErledigtDialog } from './TourDialoge.tsx'
import { stoppName } from './anzeige.ts'
import { useTourPress } from './tourStep.ts'
import card from '../../hausbesuch/components/Tageskarte.module.css'

export function OtherStopp({ tour, stopp }: { tour: TourAnswer; stopp: StoppAnswer }) {
  const t = useTourTexts()
  const { art, haus, adresse, bestellungen, dauerMinuten, erledigung } = stopp
  return (
    <div className={card.karte}>
      <div className={card.zeile}>
        {art !== 'HAUSBESUCH' && t(`art.${art}`)} · {t('stopp.dauer', { minuten: dauerMinuten })}
      </div>
      <h2 className={card.name}>{stoppName(stopp)}</h2>
      {adresse !== null && <AdressLink besuch={{ ort: adresse, klient: null }} />}
      {haus !== null && <AnrufLink telefon={haus.telefon} name={haus.name} />}
      {bestellungen.map(({ id, nummer, klient }) => (
        <Link key={id} to={bestellungPath(id)}>
          {t('stopp.bestellung', { nummer, klient })}
        </Link>
      ))}
      {erledigung === null ? <Abhaken tour={tour} stopp={stopp} /> : <Outgoing tour={tour} stopp={stopp} erledigung={erledigung} />}
    </div>
  )
}

function Outgoing({
  tour,
  stopp,
  erledigung: { am, erledigt, grund },
}: {
  tour: TourAnswer
  stopp: StoppAnswer
  erledigung: NonNullable<StoppAnswer['erledigung']>
}) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const { id, zuruecknehmbar } = stopp
  return (
    <>
      <div>{erledigt ? t('stopp.warErledigt', { zeit: formatTime(am) }) : t('stopp.warNicht', { grund: grund ?? '' })}</div>
      {zuruecknehmbar && tour.uebergaenge.zuruecknehmen === true && (
        <Group>
          <Button
            look="subtle"
            busy={laeuft !== null}
            aria-label={t('stopp.zuruecknehmenName', { name: stoppName(stopp) })}
            onClick={() => run('zuruecknehmen', { stoppId: id })}
          >
            {t('stopp.zuruecknehmen')}
          </Button>
        </Group>
      )}
    </>
  )
}

function Abhaken({ tour, stopp }: { tour: TourAnswer; stopp: StoppAnswer }) {
  const t = useTourTexts()
  const [fragt, setFragt] = useState<'abgeholt' | 'nicht' | null>(null)
  const close = () => setFragt(null)
  const { run, laeuft } = useTourPress(tour)
  const { uebergaenge } = tour
  const { id, art } = stopp
  const name = stoppName(stopp)
  return (
    <Group gap="xs">
      {uebergaenge.abhaken === true && (
        <>
          <Button
            icon={<IconCheck size={20} aria-hidden />}
            busy={laeuft === 'abhaken'}
            aria-label={t('stopp.erledigtName', { name })}
            onClick={settle}
          >
            {t('stopp.erledigt')}
          </Button>
          <Button look="secondary" aria-label={t('stopp.nichtName', { name })} onClick={() => setFragt('nicht')}>
            {t('stopp.nicht')}
          </Button>
        </>
      )}
      {uebergaenge.stoppEntfernen === true && (
        <Button
          look="subtle"
          busy={laeuft === 'stoppEntfernen'}
          aria-label={t('stopp.entfernenName', { name })}
          onClick={() => run('stoppEntfernen', { stoppId: id })}
        >
          {t('stopp.entfernen')}
        </Button>
      )}
      {fragt === 'nicht' && <NichtErledigtDialog tour={tour} stoppId={id} onClose={close} />}
      {fragt === 'abgeholt' && <AbgeholtDialog tour={tour} stopp={stopp} onClose={close} />}
    </Group>
  )

  function settle() {
    // What a pharmacy hands over is handed over against a signature.
    if (art === 'ABHOLUNG_ARZNEI') setFragt('abgeholt')
    else run('abhaken', { stoppId: id, erledigt: true, grund: null, nachweis: null })
  }
}
