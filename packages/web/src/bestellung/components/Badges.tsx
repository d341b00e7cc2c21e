import { isEnd, type PositionStatus, type Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { OpenFolge } from '@dreiklang/domain/bestellung/folgen'
import type { Ueberlagerung } from '@dreiklang/domain/bestellung/stand'
import { type Seite, seiteOf } from '@dreiklang/domain/shared/akteur'
import {
  IconAlarm,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconBuildingBank,
  IconBuildingStore,
  IconCalendarX,
  IconChevronsUp,
  IconFileOff,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconFileCheck,
  IconHelpHexagon,
  IconHourglass,
  IconListCheck,
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
import { useUser } from '../../shared/session.ts'
import { type OverlayLook, StateChip, type StateLook } from '../../ui/StateChip.tsx'
import { useBegriffeTexts } from '../bestellung.texts.ts'

/** House, filling and sign of a state; the word stands beside it. */
export const statusLooks: Record<PositionStatus, StateLook> = {
  ENTWURF: { form: 'draft', icon: IconPencil },
  BEIM_ARZT: { form: 'lies', house: 'arzt', icon: IconStethoscope },
  VERORDNET: { form: 'full', house: 'arzt', icon: IconFileCheck },
  BEI_APOTHEKE: { form: 'lies', house: 'apotheke', icon: IconBuildingStore },
  IN_BEARBEITUNG: { form: 'inWork', house: 'apotheke', icon: IconProgress },
  BEREIT: { form: 'full', house: 'apotheke', icon: IconPackage },
  GELIEFERT: { form: 'lies', house: 'pflege', icon: IconTruckDelivery },
  ABGESCHLOSSEN: { form: 'over', icon: IconCircleCheck },
  ABGELEHNT: { form: 'refused', icon: IconCircleX },
  STORNIERT: { form: 'struck', icon: IconBan },
}

const overlayLooks: Record<Ueberlagerung, OverlayLook> = {
  RUECKFRAGE: { form: 'waiting', icon: IconMessageQuestion },
  LIEFERPROBLEM: { form: 'waiting', icon: IconPackageOff },
  REZEPT_ABGELAUFEN: { form: 'late', icon: IconCalendarX },
  REZEPT_FEHLT: { form: 'waiting', icon: IconFileOff },
  UEBERFAELLIG: { form: 'late', icon: IconClockExclamation },
  NOTFALL: { form: 'alarm', icon: IconAlarm },
  NOTFALL_UNBESTAETIGT: { form: 'alarm', icon: IconPhoneCall },
  STORNO_ANGEFRAGT: { form: 'waiting', icon: IconArrowBackUp },
  ZURUECKGERUFEN: { form: 'waiting', icon: IconTruckReturn },
  REST_ENTFAELLT_VORGESCHLAGEN: { form: 'waiting', icon: IconScissors },
  TEILGELIEFERT: { form: 'lies', house: 'apotheke', icon: IconPackageExport },
  REKLAMIERT: { form: 'waiting', icon: IconAlertTriangle },
  ESKALIERT: { form: 'waiting', icon: IconHourglass },
  BEIM_KOSTENTRAEGER: { form: 'waiting', icon: IconBuildingBank },
  NACHSCHUB_VORGESCHLAGEN: { form: 'lies', house: 'apotheke', icon: IconPackageImport },
  PRUEFEN: { form: 'waiting', icon: IconHelpHexagon },
}

const prioritaetLooks: Record<Exclude<Prioritaet, 'NORMAL'>, OverlayLook> = {
  DRINGEND: { form: 'urgent', icon: IconChevronsUp },
  NOTFALL: { form: 'alarm', icon: IconAlarm },
}

export function StatusPlakette({ status }: { status: PositionStatus }) {
  const b = useBegriffeTexts()
  return <StateChip look={statusLooks[status]}>{b(`status.${status}`)}</StateChip>
}

export function UeberlagerungBadge({ ueberlagerung }: { ueberlagerung: Ueberlagerung }) {
  const b = useBegriffeTexts()
  return <StateChip look={overlayLooks[ueberlagerung]}>{b(`ueberlagerung.${ueberlagerung}`)}</StateChip>
}

export function PrioritaetBadge({ prioritaet }: { prioritaet: Prioritaet }) {
  const b = useBegriffeTexts()
  return prioritaet !== 'NORMAL' && <StateChip look={prioritaetLooks[prioritaet]}>{b(`prioritaet.${prioritaet}`)}</StateChip>
}

interface Marked {
  status: PositionStatus
  prioritaet: Prioritaet
  ueberlagerungen: readonly Ueberlagerung[]
  folgen: readonly OpenFolge[]
}

export interface Mark {
  look: OverlayLook
  word: string
  /** Says what is left to do, which no sign can say. */
  folge?: true
}

function useOwnSeite(): Seite | null {
  const [rolle] = useUser().roles
  return rolle === undefined ? null : seiteOf(rolle)
}

const folgeLook: OverlayLook = { form: 'waiting', icon: IconListCheck }

/** What stands on top of a status, the most urgent first; after an end what is left to do, without which nobody knows why it still waits. */
export function useMarks(row: Marked): Mark[] {
  const b = useBegriffeTexts()
  const own = useOwnSeite()
  const { prioritaet, folgen } = row
  const urgent = prioritaet === 'NORMAL' ? [] : [{ look: prioritaetLooks[prioritaet], word: b(`prioritaet.${prioritaet}`) }]
  const left = folgen.map(({ art, bei }) => ({
    folge: true as const,
    look: folgeLook,
    word: bei === own ? b(`folgeKurz.${art}`) : `${b(`wartetAuf.${bei}`)}: ${b(`folgeKurz.${art}`)}`,
  }))
  const first = isEnd(row.status) ? [...left, ...urgent] : [...urgent, ...left]
  return [...first, ...overlaysOf(row).map((one) => ({ look: overlayLooks[one], word: b(`ueberlagerung.${one}`) }))]
}

export const isMarked = (row: Marked): boolean => row.prioritaet !== 'NORMAL' || row.folgen.length > 0 || overlaysOf(row).length > 0

/** The urgency says an emergency, and the day by which it is needed whether it is late. */
const overlaysOf = ({ ueberlagerungen }: Marked) => ueberlagerungen.filter((one) => one !== 'NOTFALL' && one !== 'UEBERFAELLIG')
