import { Timeline as BaseTimeline } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from './layout.tsx'

export interface TimelineEntry {
  id: string
  title: ReactNode
  icon: ReactNode
  meta?: ReactNode
  content?: ReactNode
}

export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <BaseTimeline role="list" aria-label={label} active={entries.length} bulletSize={32} lineWidth={2}>
      {entries.map((entry) => (
        <BaseTimeline.Item role="listitem" key={entry.id} title={entry.title} bullet={<span aria-hidden>{entry.icon}</span>}>
          {entry.meta !== undefined && <Note>{entry.meta}</Note>}
          {entry.content}
        </BaseTimeline.Item>
      ))}
    </BaseTimeline>
  )
}
