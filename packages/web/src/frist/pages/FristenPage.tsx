import { fristArten, usualVoraus, vorausDays } from '@dreiklang/domain/frist/frist'
import { IconCalendarDown, IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Alert, EmptyState, ErrorState, ListSkeleton, NotYours } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { FristFilter } from '../components/FristFilter.tsx'
import { FristList } from '../components/FristList.tsx'
import { fristenQuery, fetchKalender, useFristenLive } from '../frist.queries.ts'
import { useFristTexts } from '../frist.texts.ts'

const adresse = z.object({
  art: z.enum(fristArten).nullable().default(null),
  tage: z.coerce.number().int().min(0).max(vorausDays).default(usualVoraus),
  nurMeine: z.stringbool().default(false),
  ruhende: z.stringbool().default(false),
})

/** What must be done by a day, whoever of the organisation does it. */
export function FristenPage() {
  const t = useFristTexts()
  if (usePage() !== null) return <Fristen />
  return <NotYours title={t('titel')}>{t('nichtIhre')}</NotYours>
}

function Fristen() {
  const t = useFristTexts()
  const [search, setSuche] = useSearchState(adresse)
  const { data, error, refetch } = useQuery(fristenQuery(search))
  const readAgain = useFristenLive()
  return (
    <>
      <PageHeader
        title={t('titel')}
        subtitle={t('untertitel')}
        above={<Link to={hausbesuchePath}>{t('besuche')}</Link>}
        actions={
          <Button
            look="secondary"
            icon={<IconCalendarDown size={20} aria-hidden />}
            onClick={() => void fetchKalender(search).catch(toastError)}
          >
            {t('kalender')}
          </Button>
        }
      />
      <FristFilter suche={search} setSuche={setSuche} zahlen={data?.zahlen ?? []} />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={6} height={88} />}
      {data?.gekuerzt === true && <Alert tone="warning">{t('gekuerzt')}</Alert>}
      {data?.zeilen.length === 0 && (
        <EmptyState icon={<IconCalendarOff size={28} />} title={t('leer')}>
          {t('leerText')}
        </EmptyState>
      )}
      {/* Also when it has become empty: the report of what was done stands in it. */}
      {data !== undefined && <FristList zeilen={data.zeilen} heute={data.heute} personen={data.personen} readAgain={readAgain} />}
    </>
  )
}
