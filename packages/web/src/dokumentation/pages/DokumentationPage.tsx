import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { IconHeartbeat, IconNotesOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { hausbesuchPath, vitalwertePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDate } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Link, LinkButton } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Auszug } from '../components/Auszug.tsx'
import { Leseblatt } from '../components/Leseblatt.tsx'
import { SchreibblattFormular } from '../components/SchreibblattFormular.tsx'
import { blattQuery } from '../dokumentation.queries.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'

const params = z.object({ hausbesuchId: z.uuid() })

export function DokumentationPage() {
  const t = useDokumentationTexts()
  const { hausbesuchId } = usePathParams(params)
  const { data: answer, error, refetch } = useQuery(blattQuery(hausbesuchId))
  const klient = answer?.besuch.klient ?? null
  return (
    <>
      <PageHeader
        title={t('titel')}
        above={
          <Link to={hausbesuchPath(hausbesuchId)}>
            {answer === undefined ? t('zurueck') : t('zumBesuch', { nummer: answer.besuch.nummer })}
          </Link>
        }
        actions={
          klient !== null &&
          answer?.seite !== 'APOTHEKE' && (
            <LinkButton to={vitalwertePath(klient.id)} look="secondary" icon={<IconHeartbeat size={20} aria-hidden />}>
              {t('vitalverlauf')}
            </LinkButton>
          )
        }
        subtitle={klient !== null && `${klient.nachname}, ${klient.vorname} · ${t('geboren', { datum: formatDate(klient.geburtsdatum) })}`}
      />
      <Stack gap="lg">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {answer === undefined && error === null && <ListSkeleton rows={5} height={80} />}
        {answer !== undefined && <Content key={hausbesuchId} antwort={answer} />}
      </Stack>
    </>
  )
}

function Content({ antwort }: { antwort: DokumentationAnswer }) {
  const t = useDokumentationTexts()
  const { blatt, auszug, moeglich } = antwort
  if (blatt !== null && moeglich.schreiben === true) return <SchreibblattFormular antwort={antwort} blatt={blatt} />
  if (blatt !== null) return <Leseblatt antwort={antwort} blatt={blatt} />
  if (auszug !== null) return <Auszug antwort={antwort} auszug={auszug} />
  const vorbei = endStatus.includes(antwort.besuch.status)
  return (
    <EmptyState icon={<IconNotesOff size={28} />} title={t(vorbei ? 'nichts.titelVorbei' : 'nichts.titel')}>
      {t(vorbei ? 'nichts.textVorbei' : 'nichts.text')}
    </EmptyState>
  )
}
