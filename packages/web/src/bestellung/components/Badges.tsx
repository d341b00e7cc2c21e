import type { PositionStatus, Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { Ueberlagerung } from '@dreiklang/domain/bestellung/stand'
import { StatusBadge } from '../../ui/feedback.tsx'
import { useBegriffeTexts } from '../bestellung.texts.ts'
import { prioritaetZeichen, statusZeichen, ueberlagerungZeichen } from './zeichen.ts'

export function StatusPlakette({ status }: { status: PositionStatus }) {
  const b = useBegriffeTexts()
  const { tone, icon: Icon } = statusZeichen[status]
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} />}>
      {b(`status.${status}`)}
    </StatusBadge>
  )
}

export function UeberlagerungBadge({ ueberlagerung }: { ueberlagerung: Ueberlagerung }) {
  const b = useBegriffeTexts()
  const { tone, icon: Icon } = ueberlagerungZeichen[ueberlagerung]
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} />}>
      {b(`ueberlagerung.${ueberlagerung}`)}
    </StatusBadge>
  )
}

export function PrioritaetBadge({ prioritaet }: { prioritaet: Prioritaet }) {
  const b = useBegriffeTexts()
  if (prioritaet === 'NORMAL') return null
  const { tone, icon: Icon } = prioritaetZeichen[prioritaet]
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} />}>
      {b(`prioritaet.${prioritaet}`)}
    </StatusBadge>
  )
}
