import type { PositionStatus, Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { Ueberlagerung } from '@dreiklang/domain/bestellung/stand'
import { daysBetween, type IsoDate } from '@dreiklang/domain/shared/time'
import {
  type Icon,
  IconAlarm,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconBuildingStore,
  IconCalendarX,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconFileCheck,
  IconHelpHexagon,
  IconHourglass,
  IconMessageQuestion,
  IconPackage,
  IconPackageExport,
  IconPackageOff,
  IconPencil,
  IconPhoneCall,
  IconProgress,
  IconScissors,
  IconStethoscope,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Translate } from '../../shared/i18n.ts'
import { useToday } from '../../shared/useToday.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { DateTime } from '../../ui/Time.tsx'
import type { Tone } from '../../ui/tokens.ts'
import { useBegriffeTexts, useListTexts } from '../bestellung.texts.ts'
import type { texts } from '../liste.texts.de.ts'
import classes from './Bedarf.module.css'

interface Zeichen {
  tone: Tone
  icon: Icon
}

/** Colour and sign of a state; the word always stands beside them. */
export const statusZeichen: Record<PositionStatus, Zeichen> = {
  ENTWURF: { tone: 'neutral', icon: IconPencil },
  BEIM_ARZT: { tone: 'info', icon: IconStethoscope },
  VERORDNET: { tone: 'info', icon: IconFileCheck },
  BEI_APOTHEKE: { tone: 'info', icon: IconBuildingStore },
  IN_BEARBEITUNG: { tone: 'info', icon: IconProgress },
  BEREIT: { tone: 'success', icon: IconPackage },
  GELIEFERT: { tone: 'success', icon: IconTruckDelivery },
  ABGESCHLOSSEN: { tone: 'neutral', icon: IconCircleCheck },
  ABGELEHNT: { tone: 'danger', icon: IconCircleX },
  STORNIERT: { tone: 'neutral', icon: IconBan },
}

const ueberlagerungZeichen: Record<Ueberlagerung, Zeichen> = {
  RUECKFRAGE: { tone: 'warning', icon: IconMessageQuestion },
  LIEFERPROBLEM: { tone: 'warning', icon: IconPackageOff },
  REZEPT_ABGELAUFEN: { tone: 'danger', icon: IconCalendarX },
  UEBERFAELLIG: { tone: 'danger', icon: IconClockExclamation },
  NOTFALL: { tone: 'danger', icon: IconAlarm },
  NOTFALL_UNBESTAETIGT: { tone: 'danger', icon: IconPhoneCall },
  STORNO_ANGEFRAGT: { tone: 'warning', icon: IconArrowBackUp },
  REST_ENTFAELLT_VORGESCHLAGEN: { tone: 'warning', icon: IconScissors },
  TEILGELIEFERT: { tone: 'info', icon: IconPackageExport },
  REKLAMIERT: { tone: 'warning', icon: IconAlertTriangle },
  ESKALIERT: { tone: 'warning', icon: IconHourglass },
  PRUEFEN: { tone: 'warning', icon: IconHelpHexagon },
}

const prioritaetZeichen: Record<Exclude<Prioritaet, 'NORMAL'>, Zeichen> = {
  DRINGEND: { tone: 'warning', icon: IconAlertTriangle },
  NOTFALL: { tone: 'danger', icon: IconAlarm },
}

function Sign({ tone, icon: Icon, children }: Zeichen & { children: ReactNode }) {
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} />}>
      {children}
    </StatusBadge>
  )
}

export function StatusPlakette({ status }: { status: PositionStatus }) {
  const b = useBegriffeTexts()
  return <Sign {...statusZeichen[status]}>{b(`status.${status}`)}</Sign>
}

export function UeberlagerungBadge({ ueberlagerung }: { ueberlagerung: Ueberlagerung }) {
  const b = useBegriffeTexts()
  return <Sign {...ueberlagerungZeichen[ueberlagerung]}>{b(`ueberlagerung.${ueberlagerung}`)}</Sign>
}

export function PrioritaetBadge({ prioritaet }: { prioritaet: Prioritaet }) {
  const b = useBegriffeTexts()
  return prioritaet !== 'NORMAL' && <Sign {...prioritaetZeichen[prioritaet]}>{b(`prioritaet.${prioritaet}`)}</Sign>
}

export function Bedarf({ bedarfBis, ueberfaellig }: { bedarfBis: IsoDate; ueberfaellig: boolean }) {
  const t = useListTexts()
  const heute = useToday()
  return (
    <span className={classes.bedarf} data-zu-spaet={ueberfaellig || undefined}>
      <strong>
        {ueberfaellig && <IconClockExclamation size={16} aria-hidden />}
        {tageText(t, { heute, tag: bedarfBis, ueberfaellig })}
      </strong>
      <DateTime value={bedarfBis} />
    </span>
  )
}

/** Relative day; `ueberfaellig`: it has passed although it should not have. */
function tageText(
  t: Translate<typeof texts>,
  { heute, tag, ueberfaellig }: { heute: IsoDate; tag: IsoDate; ueberfaellig: boolean },
): string {
  const days = daysBetween(heute, tag)
  if (days === 0) return t('tage.heute')
  if (days === 1) return t('tage.morgen')
  if (days === 2) return t('tage.uebermorgen')
  if (days > 2) return t('tage.inTagen', { count: days })
  if (days === -1) return ueberfaellig ? t('tage.gestern') : t('tage.warGestern')
  return ueberfaellig ? t('tage.ueberfaellig', { count: -days }) : t('tage.vorbei', { count: -days })
}
