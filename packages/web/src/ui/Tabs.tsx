import { Tabs as BaseTabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { Badge } from './feedback.tsx'
import classes from './Tabs.module.css'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  count?: number
  /** What is in it stays while another is shown. */
  keep?: boolean
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  label: string
  value: Value
  /** Keep the value in the address, so that a tab can be linked. */
  onChange: (value: Value) => void
  items: readonly TabItem<Value>[]
}

export function Tabs<Value extends string>({ label, value, onChange, items }: TabsProps<Value>) {
  const pick = (next: string | null) => {
    const item = items.find((candidate) => candidate.value === next)
    if (item !== undefined) onChange(item.value)
  }
  return (
    <BaseTabs value={value} onChange={pick} keepMounted={false}>
      <BaseTabs.List aria-label={label} mb="md">
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            leftSection={item.icon}
            rightSection={item.count !== undefined && <Badge>{item.count}</Badge>}
            className={classes.tab ?? ''}
          >
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} keepMounted={item.keep ?? false}>
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs>
  )
}
