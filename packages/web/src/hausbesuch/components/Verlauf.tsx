import type { EreignisAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { useQuery } from '@tanstack/react-query'
import { IconBuildingStore, IconClock, IconHeartHandshake, IconStethoscope } from '@tabler/icons-react'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { begriffeTexts } from '../begriffe.texts.ts'
import { ereignisseQuery } from '../hausbesuch.queries.ts'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'
import { stepsTexts } from '../steps.texts.ts'
import { useEreignisSentences } from './ereignisSentences.ts'

const zeichen = { PFLEGE: IconHeartHandshake, ARZT: IconStethoscope, APOTHEKE: IconBuildingStore, UHR: IconClock }

export function Verlauf({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useTexts(hausbesuchTexts)
  const s = useTexts(stepsTexts)
  const b = useTexts(begriffeTexts)
  const sentences = useEreignisSentences()
  const { data, error, refetch } = useQuery(ereignisseQuery(hausbesuchId))
  const wer = ({ person, seite, am }: EreignisAnswer) =>
    [formatDateTime(am), person, seite === 'UHR' ? t('verlauf.uhr') : b(`seite.${seite}`)].filter((teil) => teil !== null).join(' · ')
  return (
    <Card title={t('verlauf.titel')}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={3} />}
      {data !== undefined && (
        <Timeline
          label={t('verlauf.titel')}
          entries={data.map((ereignis) => {
            const Bild = zeichen[ereignis.seite]
            return {
              id: String(ereignis.nr),
              icon: <Bild size={18} />,
              title: s(`getan.${ereignis.art}`),
              meta: wer(ereignis),
              content: <Sentences sentences={sentences(ereignis)} />,
            }
          })}
        />
      )}
    </Card>
  )
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((satz) => (
    <Text key={satz} size="sm">
      {satz}
    </Text>
  ))
}
