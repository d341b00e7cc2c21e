import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { isUnterwegsOrReady, type LieferungStand, scheiternGruende } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { findOpenZuzahlung, listUnnamed } from '@dreiklang/domain/bestellung/zuzahlungStand'
import { IconSnowflake, IconTruckDelivery } from '@tabler/icons-react'
import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { useWare } from '../../bestellung/components/menge.ts'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useZuzahlungTexts } from '../../bestellung/onDemand.texts.ts'
import { useZuzahlungStand } from '../../bestellung/components/zuzahlungWords.ts'
import { useStepName } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { useStepOpener } from '../../bestellung/components/schritte/stepOpener.ts'
import { validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { isOpen, lieferSteps } from '../../bestellung/components/schritte/schritte.ts'
import { Signature } from '../../form/SignatureField.tsx'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { Alert, StatusBadge } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { DateTime } from '../../ui/Time.tsx'
import type { Tone } from '../../ui/tokens.ts'
import { Data, ifPresent } from './Daten.tsx'
import classes from './Lieferungen.module.css'

type Lieferung = BestellungAnswer['lieferungen'][number]

const ton: Partial<Record<LieferungStand, Tone>> = { NICHT_ZUGESTELLT: 'warning', STORNIERT: 'neutral', ZURUECKGENOMMEN: 'neutral' }

export function Lieferungen({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const { lieferungen } = bestellung
  return (
    <Card title={t('lieferungen.titel')}>
      {lieferungen.length === 0 ? (
        <Text c="dimmed">{t('lieferungen.leer')}</Text>
      ) : (
        <Stack gap="lg">
          {lieferungen.toReversed().map((lieferung) => (
            <Beutel key={lieferung.id} bestellung={bestellung} lieferung={lieferung} />
          ))}
        </Stack>
      )}
    </Card>
  )
}

function Beutel({ bestellung, lieferung }: { bestellung: BestellungAnswer; lieferung: Lieferung }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const { lfdNr, status, kuehlkette, btm, versuche, kuehlung, ruecknahme, code } = lieferung
  const grundText = (grund: string) => {
    const known = scheiternGruende.find((one) => one === grund)
    return known === undefined ? grund : b(`scheiternGrund.${known}`)
  }
  return (
    <article className={classes.beutel} aria-label={t('lieferungen.name', { nummer: lfdNr })}>
      <div className={classes.kopf}>
        <h3>{t('lieferungen.name', { nummer: lfdNr })}</h3>
        <StatusBadge tone={ton[status] ?? 'info'} icon={<IconTruckDelivery size={16} />}>
          {b(`lieferungStatus.${status}`)}
        </StatusBadge>
        {kuehlkette && (
          <StatusBadge tone="info" icon={<IconSnowflake size={16} />}>
            {t('lieferungen.kuehlkette')}
          </StatusBadge>
        )}
        {btm && (
          <StatusBadge tone="danger" icon={<b>§</b>}>
            {t('lieferungen.btm')}
          </StatusBadge>
        )}
      </div>
      {versuche.map(({ am, grund, text }, i) => (
        <Alert key={am} tone="warning" title={t('lieferungen.versuch', { nummer: i + 1, grund: grundText(grund) })}>
          <DateTime value={am} /> {text}
        </Alert>
      ))}
      {kuehlung !== null && (
        <Alert
          tone={kuehlung.freigabe === null ? 'danger' : 'info'}
          {...(kuehlung.freigabe === null ? { says: 'note' } : {})}
          title={t('lieferungen.kuehlung', { grad: formatNumber(kuehlung.temperatur) })}
        >
          <DateTime value={kuehlung.am} /> {kuehlung.grund}
          {kuehlung.freigabe !== null && (
            <div>{t('lieferungen.freigabe', { name: kuehlung.freigabe.durch, begruendung: kuehlung.freigabe.begruendung })}</div>
          )}
        </Alert>
      )}
      {ruecknahme !== null && (
        <Alert tone="info" title={t('lieferungen.zurueck')}>
          <DateTime value={ruecknahme.am} /> {ruecknahme.grund}
        </Alert>
      )}
      {isUnterwegsOrReady(lieferung) && code !== null && (
        <p className={classes.code}>
          <span>{t('lieferungen.code')}</span>
          <strong>{code}</strong>
          <span>{t('lieferungen.codeText')}</span>
        </p>
      )}
      <Content bestellung={bestellung} lieferung={lieferung} />
      <Buttons bestellung={bestellung} lieferung={lieferung} />
    </article>
  )
}

function Content({ bestellung, lieferung }: { bestellung: BestellungAnswer; lieferung: Lieferung }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const { nachweis } = lieferung
  const z = useZuzahlungTexts()
  const zuzahlung = useZuzahlungStand()
  const position = (positionId: string) => bestellung.positionen.find(({ id }) => id === positionId)
  const sayWare = useWare()
  const ware = ({ positionId, menge }: Lieferung['positionen'][number]) => {
    const one = position(positionId)
    if (one === undefined) return ''
    const abgegeben = one.abgaben.find(({ lieferungId }) => lieferungId === lieferung.id)
    return sayWare({ menge, mengeneinheit: einheitOf(one), bezeichnung: (abgegeben?.produkt ?? validProdukt(one)).bezeichnung })
  }
  const zusatz = ({ positionId, charge, verfall }: Lieferung['positionen'][number]) =>
    [
      // What was handed over was not cancelled, whatever happened to the item afterwards.
      lieferung.uebergebenAm === null && position(positionId)?.status === 'STORNIERT' ? b('status.STORNIERT') : '',
      charge === null ? '' : t('lieferungen.charge', { charge }),
      ...lieferung.btmFormulare.filter((one) => one.positionId === positionId).map(({ nummer }) => t('lieferungen.btmNummer', { nummer })),
      verfall === null ? '' : t('lieferungen.verfall', { tag: formatDate(verfall) }),
    ].filter((part) => part !== '')
  return (
    <>
      <Data
        daten={[
          {
            name: t('lieferungen.inhalt'),
            wert: (
              <ul className={classes.inhalt}>
                {lieferung.positionen.map((row) => (
                  <li key={`${row.positionId} ${row.charge}`}>{[ware(row), ...zusatz(row)].join(', ')}</li>
                ))}
              </ul>
            ),
          },
          ifPresent(t('lieferungen.geplant'), lieferung.geplantAm && formatDate(lieferung.geplantAm)),
          ifPresent(t('lieferungen.kontrolle'), lieferung.kontrolliertVon),
          ifPresent(z('name'), zuzahlung(lieferung, bestellung.positionen)),
          ifPresent(t('lieferungen.bote'), lieferung.bote),
          ifPresent(t('lieferungen.uebergeben'), lieferung.uebergebenAm && <DateTime value={lieferung.uebergebenAm} />),
          ifPresent(t('lieferungen.uebergebenVon'), lieferung.uebergebenVon?.name),
          ifPresent(t('lieferungen.an'), nachweis && `${nachweis.empfaengerName} (${b(`empfaenger.${nachweis.empfaengerRolle}`)})`),
          ifPresent(t('lieferungen.nachweis'), nachweis && b(`nachweis.${nachweis.art}`)),
          ifPresent(
            t('lieferungen.temperatur'),
            (nachweis?.temperatur ?? null) === null ? null : t('lieferungen.grad', { grad: formatNumber(nachweis?.temperatur ?? 0) }),
          ),
          ifPresent(t('lieferungen.beratung'), nachweis?.beratung && b(`beratung.${nachweis.beratung}`)),
        ]}
      />
      {nachweis?.unterschrift && (
        <Signature path={nachweis.unterschrift} label={t('lieferungen.unterschriftVon', { name: nachweis.empfaengerName })} />
      )}
    </>
  )
}

function Buttons({ bestellung, lieferung }: { bestellung: BestellungAnswer; lieferung: Lieferung }) {
  const open = useStepOpener()
  const stepName = useStepName(bestellung.seite)
  const isUnpaid = lieferung.uebergebenAm !== null && findOpenZuzahlung(lieferung, bestellung.positionen) > 0
  const darin = bestellung.positionen.filter(({ id }) => lieferung.positionen.some(({ positionId }) => positionId === id))
  const steps: readonly PersonenHandlung[] = [
    ...(isUnterwegsOrReady(lieferung) ? lieferSteps : []),
    ...(isUnpaid ? (['recordZuzahlung'] as const) : []),
    ...(listUnnamed(lieferung, bestellung.positionen).length > 0 ? (['setZuzahlung'] as const) : []),
  ]
  const offene = steps.filter((handlung) => darin.some(({ uebergaenge }) => isOpen(uebergaenge, handlung)))
  if (offene.length === 0) return null
  return (
    <div className={classes.kopf} data-no-print>
      {offene.map((handlung) => (
        <Button
          key={handlung}
          look="secondary"
          onClick={() =>
            open({
              bestellungId: bestellung.id,
              handlung,
              lieferungId: lieferung.id,
              positionIds: darin.filter(({ uebergaenge }) => isOpen(uebergaenge, handlung)).map(({ id }) => id),
            })
          }
        >
          {stepName(handlung)}
        </Button>
      ))}
    </div>
  )
}
