import type { PositionStatus, Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { Ueberlagerung } from '@dreiklang/domain/bestellung/stand'
import {
  type Icon,
  IconAlarm,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconBuildingBank,
  IconBuildingStore,
  IconCalendarX,
  IconFileOff,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconFileCheck,
  IconHelpHexagon,
  IconHourglass,
  IconMessageQuestion,
  IconPackage,
  IconPackageExport,
  IconPackageImport,
  IconPackageOff,
  IconPencil,
  IconPhoneCall,
  IconProgress,
  IconScissors,
  IconStethoscope,
  IconTruckDelivery,
  IconTruckReturn,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../ui/feedback.tsx'
import type { Tone } from '../../ui/tokens.ts'
import { useBegriffeTexts } from '../bestellung.texts.ts'

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
  REZEPT_FEHLT: { tone: 'warning', icon: IconFileOff },
  UEBERFAELLIG: { tone: 'danger', icon: IconClockExclamation },
  NOTFALL: { tone: 'danger', icon: IconAlarm },
  NOTFALL_UNBESTAETIGT: { tone: 'danger', icon: IconPhoneCall },
  STORNO_ANGEFRAGT: { tone: 'warning', icon: IconArrowBackUp },
  ZURUECKGERUFEN: { tone: 'warning', icon: IconTruckReturn },
  REST_ENTFAELLT_VORGESCHLAGEN: { tone: 'warning', icon: IconScissors },
  TEILGELIEFERT: { tone: 'info', icon: IconPackageExport },
  REKLAMIERT: { tone: 'warning', icon: IconAlertTriangle },
  ESKALIERT: { tone: 'warning', icon: IconHourglass },
  BEIM_KOSTENTRAEGER: { tone: 'info', icon: IconBuildingBank },
  NACHSCHUB_VORGESCHLAGEN: { tone: 'info', icon: IconPackageImport },
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
