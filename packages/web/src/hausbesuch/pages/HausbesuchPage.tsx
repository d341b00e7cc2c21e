import { besuchRegeln, endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { z } from 'zod'
import { klientPath, klientBereichPath } from '../../klient/klient.paths.ts'
import { lastList } from '../../liste/components/rueckkehr.ts'
import { formatDate } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Turn } from '../../step/Turn.tsx'
import { WhyNot } from '../../step/WhyNot.tsx'
import { Link, LinkButton } from '../../ui/buttons.tsx'
import { Attachments } from '../../files/components/attachments/Attachments.tsx'
import { Alert, ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { Card, Group, PageHeader, Stack } from '../../ui/layout.tsx'
import { SourceLines } from '../../ui/SourceLines.tsx'
import type { BesuchAnbauten } from '../components/anbauten.ts'
import { Badges } from '../components/Badges.tsx'
import { klientName } from '../components/anzeige.tsx'
import { AnlassCard, LeistungenCard, NachrichtenCard, TerminCard, HausCard, ResultCard } from '../components/BesuchCards.tsx'
import { lockedSteps, openSteps } from '../components/schritte/besuchStep.tsx'
import { BesuchStepButtons } from '../components/schritte/BesuchStepButtons.tsx'
import { KlientZustandAlert } from '../components/KlientZustandAlert.tsx'
import { Verlauf } from '../components/Verlauf.tsx'
import { hausbesuchePath, newHausbesuchPath, vitalwertePath } from '../hausbesuch.paths.ts'
import { besuchQuery, useHausbesuchLive } from '../hausbesuch.queries.ts'
import { useBegriffeTexts, useHausbesuchTexts, useStepsTexts } from '../hausbesuch.texts.ts'
import classes from '../components/Blatt.module.css'

const params = z.object({ hausbesuchId: z.uuid() })

export function HausbesuchPage({ karten }: Pick<BesuchAnbauten, 'karten'>) {
  const t = useHausbesuchTexts()
  const s = useStepsTexts()
  const { hausbesuchId } = usePathParams(params)
  const { data: besuch, state } = showQuery(useQuery(besuchQuery(hausbesuchId)), { rows: 4, height: 120 })
  useHausbesuchLive()
  const list = lastList()
  const zurueck = <Link to={list?.startsWith(hausbesuchePath) === true ? list : hausbesuchePath}>{t('alle')}</Link>
  if (besuch === undefined) {
    return (
      <>
        <PageHeader title={t('einer')} above={zurueck} />
        {state}
      </>
    )
  }
  return (
    <>
      <Kopf besuch={besuch} zurueck={zurueck} />
      <Stack gap="lg">
        {state}
        {besuch.dringlichkeit === 'SOFORT' && !endStatus.includes(besuch.status) && (
          <Alert tone="danger" says="note" title={t('sofort.titel')}>
            {t(besuch.anfrage?.an === besuch.seite ? 'sofort.gefragt' : 'sofort.text')}
          </Alert>
        )}
        <KlientZustandAlert klient={besuch.klient} />
        <WithoutVerordnung besuch={besuch} />
        <BesuchTurn key={hausbesuchId} besuch={besuch} />
        <div className={classes.spalten}>
          <Stack gap={24}>
            <TerminCard besuch={besuch} />
            <ResultCard besuch={besuch} />
            <LeistungenCard besuch={besuch} />
            <NachrichtenCard besuch={besuch} />
            {karten.map((Karte, nr) => (
              <Suspense key={nr} fallback={<ListSkeleton rows={1} height={120} />}>
                <Karte besuch={besuch} />
              </Suspense>
            ))}
          </Stack>
          <Stack gap={24}>
            <AnlassCard besuch={besuch} />
            <SourceLines kind="hausbesuch" id={hausbesuchId} />
            <HausCard besuch={besuch} />
            <Card>
              <Attachments titled kind="hausbesuch" placeId={hausbesuchId} />
            </Card>
            <Verlauf hausbesuchId={hausbesuchId} />
            <WhyNot shut={lockedSteps(besuch)} nameOf={(step) => s(`knopf.${step}`)} title={t('warumNicht')} />
          </Stack>
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

const turnId = 'dran'

function BesuchTurn({ besuch }: { besuch: HausbesuchAnswer }) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const { wartetAuf, seite, status } = besuch
  return (
    <Turn
      id={turnId}
      label={t('dran.titel')}
      {...wer()}
      // Also without any step: a dialog that is being written in outlives the state that somebody else has changed.
      below={<BesuchStepButtons besuch={besuch} offene={openSteps(besuch)} fokusId={turnId} />}
    >
      <Group gap="xs">
        <Badges besuch={besuch} />
      </Group>
    </Turn>
  )

  function wer() {
    if (wartetAuf === 'NIEMAND')
      return { whose: 'nobody', sentence: t(status === 'ABGESAGT' || status === 'ABGELEHNT' ? 'dran.entfaellt' : 'dran.niemand') } as const
    if (wartetAuf === seite) return { whose: 'own', sentence: t('dran.sie') } as const
    return { whose: 'other', sentence: t('dran.andere', { wer: b(`seite.${wartetAuf}`) }) } as const
  }
}

function WithoutVerordnung({ besuch: { ueberlagerungen, hkpBis, klient } }: { besuch: HausbesuchAnswer }) {
  const t = useHausbesuchTexts()
  if (!ueberlagerungen.includes('OHNE_VERORDNUNG')) return null
  return (
    <Alert tone="warning" title={t('hkp.titel')}>
      <Stack gap="sm">
        {hkpBis === null ? t('befund.HKP_FEHLT') : t('befund.HKP_ABGELAUFEN', { bis: formatDate(hkpBis) })} {t('hkp.text')}
        {klient !== null && (
          <Group gap="sm" data-no-print>
            <LinkButton look="secondary" to={klientBereichPath(klient.id, 'hkp')}>
              {t('hkp.akte')}
            </LinkButton>
            <LinkButton look="secondary" to={newHausbesuchPath({ klientId: klient.id, typ: 'ARZTBESUCH' })}>
              {t('hkp.arzt')}
            </LinkButton>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
