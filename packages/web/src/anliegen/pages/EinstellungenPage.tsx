import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../shared/session.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { anliegenPath } from '../anliegen.paths.ts'
import { formularEinstellungQuery } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'
import { AushangCard } from '../components/AushangCard.tsx'
import { EinstellungenFormular } from '../components/EinstellungenFormular.tsx'
import { isLeitung } from '../components/leitung.ts'

export function EinstellungenPage() {
  const t = useAnliegenTexts()
  const leitung = isLeitung(useUser().roles)
  return (
    <>
      <PageHeader
        title={t('einstellungen.titel')}
        subtitle={t('einstellungen.untertitel')}
        above={<Link to={anliegenPath}>{t('eines.alle')}</Link>}
      />
      {leitung ? <Einstellungen /> : <Alert tone="info">{t('einstellungen.nurLeitung')}</Alert>}
    </>
  )
}

function Einstellungen() {
  const { data, error, refetch } = useQuery(formularEinstellungQuery)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={4} height={96} />
  return (
    <Stack gap="md">
      <EinstellungenFormular key={data.version} einstellungen={data} />
      <AushangCard einstellungen={data} />
    </Stack>
  )
}
