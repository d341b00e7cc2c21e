import { Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { takeHeadingFocus } from '../shared/navigationFocus.ts'

export const productName = 'Dreiklang'

export interface PageHeaderProps {
  /** The h1 and the title of the browser's tab. */
  title: string
  subtitle?: ReactNode
  above?: ReactNode
  actions?: ReactNode
}

/** Every page has exactly one. */
export function PageHeader({ title, subtitle, above, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
  useEffect(() => {
    if (takeHeadingFocus(heading.current)) heading.current?.focus({ preventScroll: true })
  })
  return (
    <Stack gap={4} mb="lg">
      {above}
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex="1 1 7rem">
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {subtitle !== undefined && (
            <Text c="dimmed" component="div">
              {subtitle}
            </Text>
          )}
        </Stack>
        {actions !== undefined && <Group gap="sm">{actions}</Group>}
      </Group>
    </Stack>
  )
}
