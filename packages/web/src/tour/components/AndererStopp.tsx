import type { StoppAntwort, TourAntwort } from '@dreiklang/domain/tour/sicht.contract'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import karte from '../../hausbesuch/components/Tageskarte.module.css'
import { AdressLink, AnrufLink } from '../../hausbesuch/components/Wege.tsx'
import { bestellungPfad } from '../../bestellung/bestellung.paths.ts'
import { formatTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Group } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { tourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import { AbgeholtDialog, NichtErledigtDialog } from './TourDialoge.tsx'
import { useTourPress } from './tourStep.ts'

/** A stop that is no visit: something to fetch, or something of one's own. */
export function AndererStopp({ tour, stopp }: { tour: TourAntwort; stopp: StoppAntwort }) {
  const t = useTexts(tourTexts)
  const { art, haus, adresse, bestellungen, dauerMinuten, erledigung } = stopp
  return (
    <div className={karte.karte}>
      <div className={karte.zeile}>
        {art !== 'HAUSBESUCH' && t(`art.${art}`)} · {t('stopp.dauer', { minuten: dauerMinuten })}
      </div>
      <h2 className={karte.name}>{stoppName(stopp)}</h2>
      {adresse !== null && <AdressLink besuch={{ ort: adresse, klient: null }} />}
      {haus !== null && <AnrufLink telefon={haus.telefon} name={haus.name} />}
      {bestellungen.map(({ id, nummer, klient }) => (
        <Link key={id} to={bestellungPfad(id)}>
          {t('stopp.bestellung', { nummer, klient })}
        </Link>
      ))}
      {erledigung === null ? <Abhaken tour={tour} stopp={stopp} /> : <Ausgang tour={tour} stopp={stopp} erledigung={erledigung} />}
    </div>
  )
}

function Ausgang({
  tour,
  stopp,
  erledigung: { am, erledigt, grund },
}: {
  tour: TourAntwort
  stopp: StoppAntwort
  erledigung: NonNullable<StoppAntwort['erledigung']>
}) {
  const t = useTexts(tourTexts)
  const { tue, laeuft } = useTourPress(tour)
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
            onClick={() => tue('zuruecknehmen', { stoppId: id })}
          >
            {t('stopp.zuruecknehmen')}
          </Button>
        </Group>
      )}
    </>
  )
}

function Abhaken({ tour, stopp }: { tour: TourAntwort; stopp: StoppAntwort }) {
  const t = useTexts(tourTexts)
  const [fragt, setFragt] = useState<'abgeholt' | 'nicht' | null>(null)
  const schliesse = () => setFragt(null)
  const { tue, laeuft } = useTourPress(tour)
  const { uebergaenge } = tour
  const { id, art } = stopp
  const name = stoppName(stopp)
  return (
    <Group gap="xs">
      {uebergaenge.abhaken === true && (
        <>
          <Button
            icon={<IconCheck size={20} aria-hidden />}
            busy={laeuft?.handlung === 'abhaken'}
            aria-label={t('stopp.erledigtName', { name })}
            onClick={erledige}
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
          busy={laeuft?.handlung === 'stoppEntfernen'}
          aria-label={t('stopp.entfernenName', { name })}
          onClick={() => tue('stoppEntfernen', { stoppId: id })}
        >
          {t('stopp.entfernen')}
        </Button>
      )}
      {fragt === 'nicht' && <NichtErledigtDialog tour={tour} stoppId={id} onClose={schliesse} />}
      {fragt === 'abgeholt' && <AbgeholtDialog tour={tour} stopp={stopp} onClose={schliesse} />}
    </Group>
  )

  function erledige() {
    // What a pharmacy hands over is handed over against a signature.
    if (art === 'ABHOLUNG_ARZNEI') setFragt('abgeholt')
    else tue('abhaken', { stoppId: id, erledigt: true, grund: null, nachweis: null })
  }
}
