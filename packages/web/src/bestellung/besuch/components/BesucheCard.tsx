import type { BesuchOfBestellung } from '@dreiklang/domain/bestellung/besuch.contract'
import { useQuery } from '@tanstack/react-query'
import { hausbesuchPath } from '../../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts as useBesuchBegriffe } from '../../../hausbesuch/hausbesuch.texts.ts'
import { formatDate } from '../../../shared/format.ts'
import { Card, Stack, Text, Note } from '../../../ui/layout.tsx'
import { Link } from '../../../ui/buttons.tsx'
import { ErrorState } from '../../../ui/feedback.tsx'
import { besucheOfBestellungQuery } from '../besuch.queries.ts'
import { useBesuchTexts } from '../besuch.texts.ts'

export function BesucheCard({ bestellungId }: { bestellungId: string }) {
  const t = useBesuchTexts()
  const { data, error, refetch } = useQuery(besucheOfBestellungQuery(bestellungId))
  if (error === null && (data === undefined || data.length === 0)) return null
  return (
    <Card title={t('besuche')}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
        {data?.map((besuch) => (
          <li key={`${besuch.id}.${besuch.art}`}>
            <Einer besuch={besuch} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function Einer({ besuch: { id, nummer, art, typ, status, plan } }: { besuch: BesuchOfBestellung }) {
  const t = useBesuchTexts()
  const b = useBesuchBegriffe()
  const when = plan === null ? t('ohneTermin') : t('besuchAm', { datum: formatDate(plan.datum), uhrzeit: plan.uhrzeit })
  return (
    <Stack gap={4}>
      <Link to={hausbesuchPath(id)}>{t('besuch', { typ: b(`typ.${typ}`), nummer })}</Link>
      <Text size="sm">
        {b(`status.${status}`)} · {when}
      </Text>
      <Note>{t(`art.${art}`)}</Note>
    </Stack>
  )
}
