import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconArrowsMaximize, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useBegriffeTexts, useBlattTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { listPath } from '../../bestellung/bestellung.paths.ts'
import { PrioritaetBadge, StatusPlakette } from '../../bestellung/components/Badges.tsx'
import { ageOn } from '../../klient/components/age.ts'
import { lastList } from '../../liste/components/rueckkehr.ts'
import { formatDate } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { announce, Badge } from '../../ui/feedback.tsx'
import { BackLink, PaneHeader, RecordHeader } from '../../ui/RecordHeader.tsx'
import { Kopfknoepfe } from './Kopfknoepfe.tsx'
import { listOfSeite } from './Seitenkarten.tsx'
import classes from './Blatt.module.css'

export function BlattHead({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const { nummer, seite } = bestellung
  return (
    <RecordHeader
      {...useHeadWords(bestellung)}
      tabTitle={t('titel', { nummer })}
      back={<BackToList path={lastList() ?? listPath(listOfSeite[seite])} />}
      actions={<Kopfknoepfe bestellung={bestellung} />}
    />
  )
}

interface PaneHeadProps {
  bestellung: BestellungAnswer
  onWhole: () => void
  onClose: () => void
}

export function PaneHead({ bestellung, onWhole, onClose }: PaneHeadProps) {
  const t = useBlattTexts()
  const opened = t('pane.offen', { nummer: bestellung.nummer })
  // The focus stays in the list.
  useEffect(() => announce(opened), [opened])
  return (
    <PaneHeader
      {...useHeadWords(bestellung)}
      actions={
        <>
          <Kopfknoepfe bestellung={bestellung} inPane />
          <IconButton label={t('pane.ganz')} icon={<IconArrowsMaximize size={20} aria-hidden />} onClick={onWhole} />
          <IconButton label={t('pane.zu')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
        </>
      }
    />
  )
}

function useHeadWords(bestellung: BestellungAnswer) {
  const t = useBlattTexts()
  const l = useListTexts()
  const { nummer, klient, status, teilweise, prioritaet } = bestellung
  return {
    title: klient === null ? t('titel', { nummer }) : `${klient.nachname}, ${klient.vorname}`,
    ...(klient === null ? {} : { beside: <Born geburtsdatum={klient.geburtsdatum} /> }),
    state: (
      <>
        <StatusPlakette status={status} />
        {teilweise && <Badge>{l('teilweise')}</Badge>}
        <PrioritaetBadge prioritaet={prioritaet} />
      </>
    ),
    meta: <Meta bestellung={bestellung} />,
  }
}

export function BackToList({ path }: { path: string }) {
  const t = useBlattTexts()
  return <BackLink to={path}>{t('zurueck')}</BackLink>
}

function Born({ geburtsdatum }: { geburtsdatum: string }) {
  const t = useBlattTexts()
  return (
    <>
      {formatDate(geburtsdatum)} · {t('alter', { count: ageOn(geburtsdatum, useToday()) })}
    </>
  )
}

/** The number, for whom where that is nobody, and the houses in the order in which it goes through them. */
function Meta({ bestellung: { nummer, klient, art, seite, pflegedienst, praxis, apotheke } }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  // A practice does not learn of the pharmacy.
  const haeuser = [pflegedienst, praxis, seite === 'ARZT' ? null : apotheke].flatMap((haus) => (haus === null ? [] : [haus.name]))
  const first = klient === null ? b(art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung') : t('titel', { nummer })
  return (
    <>
      <span>{first}</span>
      <span className={classes.haeuser}> · {haeuser.join(' › ')}</span>
    </>
  )
}
