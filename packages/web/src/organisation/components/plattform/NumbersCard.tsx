import { kleinsteNumber } from '@dreiklang/domain/organisation/freigabe.contract'
import { organisationArten } from '@dreiklang/domain/shared/akteur'
import { useQuery } from '@tanstack/react-query'
import { Card, Facts } from '../../../ui/layout.tsx'
import { ErrorState, ListSkeleton } from '../../../ui/feedback.tsx'
import { useProfilTexts } from '../../organisation.texts.ts'
import { numbersQuery } from '../../profil.queries.ts'

/** Counters for the platform; numbers small enough to identify someone are hidden. */
export function NumbersCard() {
  const t = useProfilTexts()
  const { data, error, refetch } = useQuery(numbersQuery)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={2} />
  const zahl = (count: number | null) => (count === null ? t('plattform.wenige', { zahl: kleinsteNumber }) : String(count))
  const { organisationen, konten, partnerschaften } = data
  return (
    <Card title={t('plattform.zahlen')}>
      <Facts
        facts={[
          ...organisationArten.map((art) => ({
            label: t(`verzeichnis.${art}`),
            value: organisationen
              .filter((row) => row.art === art)
              .map(({ status, anzahl }) => `${anzahl} ${t(`status.${status}`)}`)
              .join(', '),
          })),
          { label: t('plattform.aktiv'), value: zahl(konten.aktiv) },
          { label: t('plattform.gesperrt'), value: zahl(konten.gesperrt) },
          { label: t('plattform.ohnePasswort'), value: zahl(konten.ohnePasswort) },
          { label: t('plattform.partnerschaften'), value: zahl(partnerschaften) },
        ]}
      />
    </Card>
  )
}
