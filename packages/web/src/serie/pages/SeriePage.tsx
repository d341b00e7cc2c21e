import { type Umfang, umfaenge } from '@dreiklang/domain/serie/serie'
import type { SerienAnswer } from '@dreiklang/domain/serie/serie.contract'
import { isIsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { klientName } from '../../hausbesuch/components/anzeige.ts'
import { usePage } from '../../hausbesuch/components/usePage.ts'
import { seriePath, serienPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { klientPath } from '../../klient/klient.paths.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { useReason } from '../../step/useReason.ts'
import { Alert, Badge, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Card, PageHeader, Stack } from '../../ui/layout.tsx'
import { BeendenDialog } from '../components/BeendenDialog.tsx'
import { ChangeForm } from '../components/ChangeForm.tsx'
import { SerienCard } from '../components/SerienCard.tsx'
import { Termine } from '../components/Termine.tsx'
import { serieQuery, useSerieLive } from '../serie.queries.ts'
import { useSerieTexts } from '../serie.texts.ts'

const params = z.object({ serieId: z.uuid() })
/** `umfang` opens the change, `ende` the question for the last day. */
const search = z.object({
  umfang: z.enum(umfaenge).nullable().default(null),
  ab: z.string().refine(isIsoDate).nullable().default(null),
  ende: z.string().refine(isIsoDate).nullable().default(null),
})

/** From its first day on means all of it. */
const whatOf = ({ gueltigVon }: SerienAnswer, { umfang, ab }: { umfang: Umfang; ab: string | null }) =>
  ab !== null && ab <= gueltigVon ? ({ umfang: 'ALLE', ab: null } as const) : { umfang, ab }

export function SeriePage() {
  const t = useSerieTexts()
  const { serieId } = usePathParams(params)
  const [{ umfang, ab, ende }] = useSearchState(search)
  const { data: serie, error, refetch } = useQuery(serieQuery(serieId))
  useSerieLive()
  const zurueck = <Link to={serienPath}>{t('alle')}</Link>
  if (serie === undefined) {
    return (
      <>
        <PageHeader title={t('eine')} above={zurueck} />
        {error === null ? <ListSkeleton rows={4} height={120} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  if (umfang !== null && serie.aendern === true) {
    return (
      <>
        <PageHeader title={t('aendern.titel')} above={<Link to={seriePath(serieId)}>{t('eine')}</Link>} />
        <ChangeForm key={serieId} serie={serie} was={whatOf(serie, { umfang, ab })} />
      </>
    )
  }
  return <Blatt key={serieId} serie={serie} ende={ende} />
}

function Blatt({ serie, ende }: { serie: SerienAnswer; ende: string | null }) {
  const t = useSerieTexts()
  const b = useBegriffeTexts()
  const seite = usePage()
  const reason = useReason()
  const { id, typ, klient, aendern, beendet, termine } = serie
  const may = aendern === true
  const [beenden, setBeenden] = useState(may && ende !== null)
  return (
    <>
      <PageHeader
        title={t('titel', { typ: b(`typ.${typ}`) })}
        above={<Link to={serienPath}>{t('alle')}</Link>}
        subtitle={
          <>
            {klient === null && t('liste.unbekannt')}
            {klient !== null &&
              (seite === 'PFLEGE' ? <Link to={klientPath(klient.id)}>{klientName(klient)}</Link> : klientName(klient))}{' '}
            {beendet && <Badge>{t('beendet')}</Badge>}
          </>
        }
        actions={
          may && (
            <>
              <Button look="secondary" onClick={() => setBeenden(true)}>
                {t('beenden.knopf')}
              </Button>
              <LinkButton to={seriePath(id, { umfang: 'ALLE' })}>{t('aendern.knopf')}</LinkButton>
            </>
          )
        }
      />
      <Stack gap="lg" maw={880}>
        {!may && !beendet && <Alert tone="info">{t('aendern.gesperrt', { grund: reason(aendern) })}</Alert>}
        <SerienCard serie={serie} />
        {!beendet && (
          <Card title={t('karte.termine')}>
            <Termine termine={termine} />
          </Card>
        )}
      </Stack>
      {beenden && <BeendenDialog serie={serie} letzterTag={ende === null ? null : plusDays(ende, -1)} onClose={() => setBeenden(false)} />}
    </>
  )
}
