import { Text, Timeline as BaseTimeline } from '@mantine/core'
import type { ReactNode } from 'react'

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
          {entry.meta !== undefined && (
            <Text size="sm" c="dimmed">
              {entry.meta}
            </Text>
          )}
          {entry.content}
        </BaseTimeline.Item>
      ))}
    </BaseTimeline>
  )
}
