import type { EreignisAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
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
import { schritteTexts } from '../schritte.texts.ts'
import { useEreignisSaetze } from './ereignisSaetze.ts'

const zeichen = { PFLEGE: IconHeartHandshake, ARZT: IconStethoscope, APOTHEKE: IconBuildingStore, UHR: IconClock }

/** What happened and by whom, the oldest first. */
export function Verlauf({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useTexts(hausbesuchTexts)
  const s = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const saetze = useEreignisSaetze()
  const { data, error, refetch } = useQuery(ereignisseQuery(hausbesuchId))
  const wer = ({ person, seite, am }: EreignisAntwort) =>
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
              content: <Saetze saetze={saetze(ereignis)} />,
            }
          })}
        />
      )}
    </Card>
  )
}

function Saetze({ saetze }: { saetze: readonly string[] }) {
  return saetze.map((satz) => (
    <Text key={satz} size="sm">
      {satz}
    </Text>
  ))
}
