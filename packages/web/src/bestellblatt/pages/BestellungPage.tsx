import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { listPath, rueckfrageAnker } from '../../bestellung/bestellung.paths.ts'
import { bestellungQuery } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts, useBlattTexts, useListTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { BesucheCard } from '../../bestellung/besuch/components/BesucheCard.tsx'
import { allergienOf } from '../../bestellung/components/allergien.ts'
import { PrioritaetBadge, StatusPlakette } from '../../bestellung/components/Badges.tsx'
import { Bedarf } from '../../bestellung/components/Bedarf.tsx'
import { useLive, useReadLive } from '../../bestellung/components/live.ts'
import { BestellungSteps } from '../../bestellung/components/schritte/BestellungSteps.tsx'
import { forgetPlace, lastList } from '../../liste/components/rueckkehr.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Turn } from '../../step/Turn.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert, announce, Badge, showQuery, StatusBadge } from '../../ui/feedback.tsx'
import { Group, PageHeader, Text, Stack } from '../../ui/layout.tsx'
import { Druckblatt } from '../components/Druckblatt.tsx'
import { EntwurfBar, Kopfknoepfe } from '../components/Kopfknoepfe.tsx'
import { Lieferungen } from '../components/Lieferungen.tsx'
import { useOpenDraft } from '../components/Nachschub.tsx'
import { Notfall } from '../components/Notfall.tsx'
import { Positionen } from '../components/Positionen.tsx'
import { Rueckfragen } from '../components/Rueckfragen.tsx'
import { AngabenCard, BeteiligteCard, KlientCard, listOfSeite } from '../components/Seitenkarten.tsx'
import { Zeitstrahl } from '../components/Zeitstrahl.tsx'
import { useStepActions } from '../steps.actions.tsx'
import classes from '../components/Blatt.module.css'

const params = z.object({ bestellungId: z.string() })

export function BestellungPage() {
  const { bestellungId } = usePathParams(params)
  const { data, state } = showQuery(useQuery(bestellungQuery(bestellungId)), { rows: 6, height: 120 })
  const t = useBlattTexts()
  const s = useStepsTexts()
  const printing = usePrinting()
  const openDraft = useOpenDraft()
  useLive(bestellungId)
  useReadLive(bestellungId)
  useForgetOnLeave()
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t('eine')} above={<BackToList path={lastList() ?? '/'} />} />
        {state}
      </>
    )
  }
  return (
    <>
      {printing && <Druckblatt bestellung={data} />}
      {/* Hidden instead of unmounted: unsaved input must survive printing. */}
      <div hidden={printing}>
        <BestellungSteps
          key={bestellungId}
          onDone={(wish) => {
            announce(s(`getan.${wish.handlung}`))
            if (wish.handlung === 'takeOverNachschub') openDraft.mutate(wish)
          }}
        >
          {state}
          <Blatt bestellung={data} />
        </BestellungSteps>
      </div>
    </>
  )
}

function Blatt({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  useStepActions(bestellung)
  const { nummer, klient, status, seite, weitergeleitetAm } = bestellung
  return (
    <>
      <PageHeader
        title={t('titel', { nummer })}
        subtitle={<Fuer bestellung={bestellung} />}
        above={<BackToList path={lastList() ?? listPath(listOfSeite[seite])} />}
        actions={<Kopfknoepfe bestellung={bestellung} />}
      />
      <Stack gap="md" mb={24}>
        {weitergeleitetAm !== undefined && <Alert tone="info">{t('weitergeleitet', { am: formatDateTime(weitergeleitetAm) })}</Alert>}
        <Notfall bestellung={bestellung} />
        {klient?.status === 'PAUSIERT' && !isEnd(status) && (
          <Alert tone="warning" title={t('klient.abwesend.titel')}>
            {seite !== 'PFLEGE' && t('klient.abwesend.text')}
          </Alert>
        )}
        {status === 'ENTWURF' && <EntwurfBar bestellung={bestellung} />}
        <BestellungTurn bestellung={bestellung} />
      </Stack>
      <div className={classes.spalten}>
        <Stack gap={24}>
          <Positionen bestellung={bestellung} />
          {status !== 'ENTWURF' && <Rueckfragen bestellung={bestellung} />}
          {status !== 'ENTWURF' && seite !== 'ARZT' && <Lieferungen bestellung={bestellung} />}
        </Stack>
        <Stack gap={24}>
          <KlientCard bestellung={bestellung} />
          <BeteiligteCard bestellung={bestellung} />
          <AngabenCard bestellung={bestellung} />
          {seite !== 'APOTHEKE' && weitergeleitetAm === undefined && <BesucheCard bestellungId={bestellung.id} />}
          {!bestellung.positionen.every(({ vorschau }) => vorschau) && <Zeitstrahl bestellung={bestellung} />}
        </Stack>
      </div>
    </>
  )
}

function BackToList({ path }: { path: string }) {
  const t = useBlattTexts()
  return (
    <Link to={path} className={classes.zurueck ?? ''} data-no-print>
      {t('zurueck')}
    </Link>
  )
}

function Fuer({ bestellung: { klient, art } }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  if (klient === null) return b(art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung')
  const allergien = allergienOf(klient.allergien)
  return (
    <span className={classes.fuer}>
      {klient.nachname}, {klient.vorname} · {formatDate(klient.geburtsdatum)}
      {allergien.art === 'bekannt' && (
        <StatusBadge tone="danger" icon={<IconAlertTriangle size={16} />}>
          {t('klient.allergien')}: {allergien.liste}
        </StatusBadge>
      )}
    </span>
  )
}

function useForgetOnLeave(): void {
  const router = useRouter()
  useEffect(
    () => () => {
      if (!/^\/bestellungen(\/|$)/.test(router.state.location.pathname)) forgetPlace()
    },
    [router],
  )
}

function BestellungTurn({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const l = useListTexts()
  const { wartetAuf, seite, status, prioritaet, teilweise, bedarfBis, bedarfUhrzeit, rueckfragen, positionen } = bestellung
  const frage = rueckfragen.find(({ offenBei }) => offenBei === seite)
  const jump = (anker: string) => {
    const faden = document.getElementById(anker)
    faden?.scrollIntoView({ block: 'center' })
    faden?.focus({ preventScroll: true })
  }
  return (
    <Turn
      label={l('spalte.dran')}
      {...wer()}
      below={
        frage && (
          <>
            <Text fw={500}>{t('dran.rueckfrage')}</Text>
            <Button look="secondary" onClick={() => jump(rueckfrageAnker(frage.id))}>
              {t('dran.zurRueckfrage')}
            </Button>
          </>
        )
      }
    >
      <Group gap={6}>
        <StatusPlakette status={status} />
        {teilweise && <Badge>{l('teilweise')}</Badge>}
        <PrioritaetBadge prioritaet={prioritaet} />
      </Group>
      <dl className={classes.bedarf}>
        <dt>{t('angaben.bedarf')}</dt>
        <dd>
          <Bedarf
            bedarfBis={bedarfBis}
            bedarfUhrzeit={bedarfUhrzeit}
            ueberfaellig={positionen.some(({ ueberlagerungen }) => ueberlagerungen.includes('UEBERFAELLIG'))}
          />
        </dd>
      </dl>
    </Turn>
  )

  function wer() {
    if (wartetAuf === 'NIEMAND') return { whose: 'nobody', sentence: t('dran.niemand') } as const
    if (wartetAuf === seite) return { whose: 'own', sentence: t('dran.sie') } as const
    return { whose: 'other', sentence: t('dran.andere', { wer: b(`wartetAuf.${wartetAuf}`) }) } as const
  }
}

/** True while the page is being put on paper; changes in time for the print, which does not wait. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const set = (next: boolean) => flushSync(() => setPrinting(next))
    const before = () => set(true)
    const after = () => set(false)
    const medium = window.matchMedia('print')
    const change = ({ matches }: MediaQueryListEvent) => set(matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    medium.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      medium.removeEventListener('change', change)
    }
  }, [])
  return printing
}
