import type { AbholungAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { useTourPress } from './tourStep.ts'

/** Nothing of it happens automatically. */
export function Vorschlaege({ tour }: { tour: TourAnswer }) {
  return (
    <>
      {tour.uebergaenge.ordnen === true && <Sequence tour={tour} />}
      {tour.uebergaenge.stoppHinzufuegen === true && tour.abholungen.length > 0 && <Abholungen tour={tour} />}
    </>
  )
}

function Sequence({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const { vorschlag } = tour
  if (vorschlag === null) return null
  const { reihenfolge, gespartMinuten, punktlicherMinuten } = vorschlag
  return (
    <Alert
      tone="info"
      title={t('vorschlag.titel')}
      actions={
        <Button look="secondary" busy={laeuft !== null} onClick={() => run('ordnen', { reihenfolge })}>
          {t('vorschlag.nehmen')}
        </Button>
      }
    >
      {punktlicherMinuten > 0
        ? t('vorschlag.punktlicher', { minuten: punktlicherMinuten })
        : t('vorschlag.kuerzer', { minuten: gespartMinuten })}
    </Alert>
  )
}

function Abholungen({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  return (
    <Card title={t('abholung.titel')}>
      <Stack gap="md">
        {tour.abholungen.map((abholung) => (
          <Abholung key={`${abholung.art} ${abholung.haus.id}`} tour={tour} abholung={abholung} />
        ))}
      </Stack>
    </Card>
  )
}

function Abholung({
  tour,
  abholung: { art, haus, bestellungen, vor, umwegMinuten, mehrSpaetMinuten },
}: {
  tour: TourAnswer
  abholung: AbholungAnswer
}) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const kosten = [
    umwegMinuten > 0 ? t('abholung.umweg', { minuten: umwegMinuten }) : t('abholung.keinUmweg'),
    ...(mehrSpaetMinuten > 0 ? [t('abholung.spaeter', { minuten: mehrSpaetMinuten })] : []),
  ]
  return (
    <div>
      <strong>
        {t(`art.${art}`)}: {haus.name}
      </strong>
      <Text>{bestellungen.map(({ nummer, klient }) => t('stopp.bestellung', { nummer, klient })).join('; ')}</Text>
      <Text c="dimmed">{kosten.join(', ')}</Text>
      <Button
        look="secondary"
        busy={laeuft !== null}
        aria-label={t('abholung.nehmenName', { art: t(`art.${art}`), name: haus.name })}
        onClick={() => run('stoppHinzufuegen', { stopp: { art, organisationId: haus.id }, vor })}
      >
        {t('abholung.nehmen')}
      </Button>
    </div>
  )
}
