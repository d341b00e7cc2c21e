import type { DokumentationAnswer, FassungAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { dokumentationPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDateTime } from '../../shared/format.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { Alert, ErrorState, ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { Card, PageHeader, Stack, Note } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { Blattinhalt } from '../components/Blattinhalt.tsx'
import { staendePath } from '../dokumentation.paths.ts'
import { blattQuery, fassungQuery, fassungenQuery } from '../dokumentation.queries.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import classes from '../components/Dokumentation.module.css'

const params = z.object({ hausbesuchId: z.uuid() })
const search = z.object({ stand: z.coerce.number().int().min(0).default(0) })

export function StaendePage() {
  const t = useDokumentationTexts()
  const { hausbesuchId } = usePathParams(params)
  const [{ stand }] = useSearchState(search)
  const blatt = useQuery(blattQuery(hausbesuchId))
  const zurueck =
    stand === 0 ? (
      <Link to={dokumentationPath(hausbesuchId)}>{t('titel')}</Link>
    ) : (
      <Link to={staendePath(hausbesuchId)}>{t('staende.titel')}</Link>
    )
  return (
    <>
      <PageHeader title={stand === 0 ? t('staende.titel') : t('staende.einer', { nr: stand })} above={zurueck} />
      <Stack gap="lg">
        {blatt.error !== null && <ErrorState error={blatt.error} onRetry={() => void blatt.refetch()} />}
        {blatt.data === undefined && blatt.error === null && <ListSkeleton rows={5} height={64} />}
        {blatt.data !== undefined && stand === 0 && <Liste hausbesuchId={hausbesuchId} />}
        {blatt.data !== undefined && stand !== 0 && <Einer antwort={blatt.data} version={stand} />}
      </Stack>
    </>
  )
}

function useChanged(): (fassung: Pick<FassungAnswer, 'teile'>) => string {
  const t = useDokumentationTexts()
  return ({ teile }) =>
    teile.length === 0 ? t('staende.nichts') : t('staende.geaendert', { teile: teile.map((part) => t(`teil.${part}`)).join(', ') })
}

function Liste({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useDokumentationTexts()
  const changed = useChanged()
  const { data: fassungen, state } = showQuery(useQuery(fassungenQuery(hausbesuchId)), { rows: 5, height: 64 })
  if (state !== null) return state
  if (fassungen.length === 0) return <Alert tone="info">{t('staende.keine')}</Alert>
  return (
    <Card title={t('staende.alle')}>
      <ol className={classes.staende} reversed>
        {fassungen.map((fassung) => (
          <li key={fassung.version}>
            <Link to={staendePath(hausbesuchId, fassung.version)}>
              {t('staende.von', { zeit: formatDateTime(fassung.am), name: fassung.name })}
            </Link>
            <Note>{changed(fassung)}</Note>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Einer({ antwort, version }: { antwort: DokumentationAnswer; version: number }) {
  const t = useDokumentationTexts()
  const changed = useChanged()
  const { data: fassung, state } = showQuery(useQuery(fassungQuery(antwort.besuch.id, version)), { rows: 5, height: 64 })
  if (state !== null) return state
  return (
    <>
      <Alert tone="info" title={t('staende.von', { zeit: formatDateTime(fassung.am), name: fassung.name })}>
        {`${changed(fassung)} ${fassung.version === antwort.version ? t('staende.letzter') : t('staende.nichtMehr')}`}
      </Alert>
      <Blattinhalt antwort={antwort} blatt={fassung.blatt} />
    </>
  )
}
