import type { Mittel } from '@dreiklang/domain/klient/mittel.document'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { ErrorState } from '../../../ui/feedback.tsx'
import { Card, Note, Stack } from '../../../ui/layout.tsx'
import { plaeneQuery } from '../../akte.queries.ts'
import { useAkteTexts } from '../../klient.texts.ts'
import { useMittelWords } from '../mittelWords.ts'

/** What has changed from one version of the plan to the next, and who has written it. */
export function PlanFassungen({ klientId, version }: { klientId: string; version: number }) {
  const t = useAkteTexts()
  const words = useMittelWords()
  const { data, error, refetch } = useQuery(plaeneQuery(klientId, version))
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined || data.fassungen.length === 0) return null
  const line = (mittel: Mittel) => [words.name(mittel), words.dosis(mittel)].filter((part) => part !== '').join(': ')
  const sentence = (vorher: Mittel | null, nachher: Mittel | null): string => {
    if (vorher === null) return nachher === null ? '' : t('plan.neu', { mittel: line(nachher) })
    if (nachher === null) return t('plan.abgesetzt', { mittel: line(vorher) })
    const [before, now] = [line(vorher), line(nachher)]
    return before === now ? t('plan.angaben', { mittel: now }) : t('plan.geaendert', { vorher: before, nachher: now })
  }
  return (
    <Card title={t('plan.titel')}>
      <Stack gap="md">
        {data.fassungen.map(({ version: nr, am, name, bmp, aenderungen }) => (
          <section key={nr} aria-label={t('plan.fassung', { zeit: formatDateTime(am), name })}>
            <strong>{t('plan.fassung', { zeit: formatDateTime(am), name })}</strong>
            {bmp !== null && <Note>{t('plan.bmp', { aussteller: bmp.aussteller, datum: formatDate(bmp.gedrucktAm) })}</Note>}
            <ul style={{ paddingInlineStart: '1.25rem' }}>
              {aenderungen.map(({ vorher, nachher }, i) => (
                <li key={`${i} ${vorher?.arzneimittel ?? ''} ${nachher?.arzneimittel ?? ''}`}>{sentence(vorher, nachher)}</li>
              ))}
              {aenderungen.length === 0 && <li>{t('plan.reihenfolge')}</li>}
            </ul>
          </section>
        ))}
      </Stack>
    </Card>
  )
}
