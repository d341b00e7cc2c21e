import { besuchRegeln, endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { z } from 'zod'
import { klientPath } from '../../klient/klient.paths.ts'
import { lastList } from '../../liste/components/rueckkehr.ts'
import { formatDate } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { WhyNot } from '../../step/WhyNot.tsx'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Link, LinkButton } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { AnlassCard, LeistungenCard, NachrichtenCard, TerminCard } from '../components/BesuchCards.tsx'
import { BesuchTurn } from '../components/BesuchTurn.tsx'
import { HausCard } from '../components/HausCard.tsx'
import { ResultCard } from '../components/ResultCard.tsx'
import { Verlauf } from '../components/Verlauf.tsx'
import { WithoutVerordnung } from '../components/WithoutVerordnung.tsx'
import type { BesuchAnbauten } from '../components/anbauten.ts'
import { klientName } from '../components/anzeige.ts'
import { lockedSteps } from '../components/schritte/schritte.ts'
import { hausbesuchePath, newHausbesuchPath, vitalwertePath } from '../hausbesuch.paths.ts'
import { besuchQuery, useHausbesuchLive } from '../hausbesuch.queries.ts'
import { useBegriffeTexts, useHausbesuchTexts, useStepsTexts } from '../hausbesuch.texts.ts'
import classes from '../components/Blatt.module.css'

const params = z.object({ hausbesuchId: z.uuid() })

export function HausbesuchPage({ karten }: Pick<BesuchAnbauten, 'karten'>) {
  const t = useHausbesuchTexts()
  const s = useStepsTexts()
  const { hausbesuchId } = usePathParams(params)
  const { data: besuch, error, refetch } = useQuery(besuchQuery(hausbesuchId))
  useHausbesuchLive()
  const list = lastList()
  const zurueck = <Link to={list?.startsWith(hausbesuchePath) === true ? list : hausbesuchePath}>{t('alle')}</Link>
  const errors = error !== null && <ErrorState error={error} onRetry={() => void refetch()} />
  if (besuch === undefined) {
    return (
      <>
        <PageHeader title={t('einer')} above={zurueck} />
        {errors || <ListSkeleton rows={4} height={120} />}
      </>
    )
  }
  return (
    <>
      <Kopf besuch={besuch} zurueck={zurueck} />
      <Stack gap="lg">
        {errors}
        {besuch.dringlichkeit === 'SOFORT' && !endStatus.includes(besuch.status) && (
          <Alert tone="danger" title={t('sofort.titel')}>
            {t('sofort.text')}
          </Alert>
        )}
        <WithoutVerordnung besuch={besuch} />
        <BesuchTurn key={hausbesuchId} besuch={besuch} />
        <div className={classes.spalten}>
          <div className={classes.spalte}>
            <TerminCard besuch={besuch} />
            <ResultCard besuch={besuch} />
            <LeistungenCard besuch={besuch} />
            <NachrichtenCard besuch={besuch} />
            {karten.map((Karte, nr) => (
              <Suspense key={nr} fallback={<ListSkeleton rows={1} height={120} />}>
                <Karte besuch={besuch} />
              </Suspense>
            ))}
          </div>
          <div className={classes.spalte}>
            <AnlassCard besuch={besuch} />
            <HausCard besuch={besuch} />
            <Verlauf hausbesuchId={hausbesuchId} />
            <WhyNot shut={lockedSteps(besuch)} nameOf={(step) => s(`knopf.${step}`)} title={t('warumNicht')} />
          </div>
        </div>
      </Stack>
    </>
  )
}

function Kopf({ besuch: { klient, typ, nummer, seite, status }, zurueck }: { besuch: HausbesuchAnswer; zurueck: ReactNode }) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  // For the organisation that found nobody at home a decision is still open: its card shows it.
  const vergeblich = status === 'NICHT_ANGETROFFEN' && !besuchRegeln[typ].ausfuehrend.includes(seite)
  const wieder = klient !== null && (vergeblich || status === 'ABGESAGT')
  return (
    <PageHeader
      title={t('titel', { typ: b(`typ.${typ}`), nummer })}
      above={zurueck}
      subtitle={
        klient !== null && (
          <>
            {seite === 'PFLEGE' ? <Link to={klientPath(klient.id)}>{klientName(klient)}</Link> : klientName(klient)}
            {` · ${t('geboren', { datum: formatDate(klient.geburtsdatum) })}`}
            {seite !== 'APOTHEKE' && (
              <>
                {' · '}
                <Link to={vitalwertePath(klient.id)}>{t('vitalwerte')}</Link>
              </>
            )}
          </>
        )
      }
      actions={
        wieder && (
          <LinkButton to={newHausbesuchPath({ klientId: klient.id, typ })} icon={<IconPlus size={20} aria-hidden />}>
            {t('neu.titel')}
          </LinkButton>
        )
      }
    />
  )
}
