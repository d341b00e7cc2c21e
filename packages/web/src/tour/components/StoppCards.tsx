import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { Badges } from '../../hausbesuch/components/Badges.tsx'
import { KlientZustandAlert } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { AdressLink, AnrufLink, adresseOf, klientName, useTimeOfDay } from '../../hausbesuch/components/anzeige.tsx'
import { BesuchStepButtons } from '../../hausbesuch/components/schritte/BesuchStepButtons.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatTime, formatDate } from '../../shared/format.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import { AbgeholtDialog, NichtErledigtDialog } from './TourDialoge.tsx'
import { useTourPress } from './tourStep.ts'
import card from './Tageskarte.module.css'

export function OtherStopp({ tour, stopp }: { tour: TourAnswer; stopp: StoppAnswer }) {
  const t = useTourTexts()
  const { art, haus, adresse, bestellungen, dauerMinuten, erledigung } = stopp
  return (
    <Stack gap={6}>
      <div className={card.zeile}>
        {art !== 'HAUSBESUCH' && t(`art.${art}`)} · {t('stopp.dauer', { count: dauerMinuten })}
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
    </Stack>
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

export function Tageskarte({ besuch }: { besuch: RowAnswer }) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const timeOfDay = useTimeOfDay()
  const { id, klient, nummer, typ, moeglich } = besuch
  const name = klient === null ? nummer : klientName(klient)
  const isMissing = whatIsMissing(besuch)
  const titleId = `besuch-${id}`
  return (
    <Stack gap={6}>
      <div className={card.zeit}>{timeOfDay(besuch) ?? t('termin.offen')}</div>
      <h2 className={card.name} id={titleId} tabIndex={-1}>
        <Link to={hausbesuchPath(id)}>{name}</Link>
      </h2>
      <div className={card.zeile}>
        {b(`typ.${typ}`)}
        {klient !== null && ` · ${t('geboren', { datum: formatDate(klient.geburtsdatum) })}`}
      </div>
      <KlientZustandAlert klient={klient} />
      <Group gap={6} align="stretch">
        <Badges besuch={besuch} />
      </Group>
      {adresseOf(besuch) !== null && <AdressLink besuch={besuch} />}
      {klient?.telefon !== null && klient?.telefon !== undefined && <AnrufLink telefon={klient.telefon} name={name} />}
      {isMissing.length > 0 && (
        <div className={card.fehlt}>
          <strong>{t('tag.fehlt')}</strong> {isMissing.map((what) => t(`fehlt.${what}`)).join(', ')}
        </div>
      )}
      <BesuchStepButtons besuch={besuch} offene={moeglich} fokusId={titleId} gross={{ name }} />
    </Stack>
  )
}

function whatIsMissing(besuch: RowAnswer): ('adresse' | 'telefon' | 'ergebnis')[] {
  const { status, klient, moeglich } = besuch
  const unterwegs = status === 'GEPLANT' || status === 'UNTERWEGS'
  return [
    ...(unterwegs && adresseOf(besuch) === null ? (['adresse'] as const) : []),
    ...(unterwegs && (klient?.telefon ?? null) === null ? (['telefon'] as const) : []),
    ...(moeglich.includes('abschliessen') ? (['ergebnis'] as const) : []),
  ]
}
