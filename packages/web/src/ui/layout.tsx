import { Card as BaseCard, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { takeHeadingFocus } from '../shared/navigationFocus.ts'
import cardClasses from './Card.module.css'
import factsClasses from './Facts.module.css'
import wideClasses from './WidePage.module.css'

/** Arrangement of things; the only components of the library that a room uses under their own names. */
export { Box, Grid, Group, SimpleGrid, Stack, Text, Title, VisuallyHidden } from '@mantine/core'

export interface CardProps {
  /** A card with a title is a named region. */
  title?: string
  level?: 2 | 3 | 4
  actions?: ReactNode
  /** Stacks what is in the card, this far apart. */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

export function Card({ title, level = 2, actions, gap, children: parts }: CardProps) {
  const id = useId()
  const children = gap === undefined ? parts : <Stack gap={gap}>{parts}</Stack>
  if (title === undefined) return <BaseCard className={cardClasses.card ?? ''}>{children}</BaseCard>
  return (
    <BaseCard className={cardClasses.card ?? ''} component="section" aria-labelledby={id}>
      <div className={cardClasses.head}>
        <Title order={level} size="h4" id={id} className={cardClasses.title ?? ''}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </BaseCard>
  )
}

/** A quiet line beside or under what it explains. */
export const Note = (props: { role?: 'status'; children: ReactNode }) => <Text size="sm" c="dimmed" {...props} />

export const productName = 'Dreiklang'

export interface PageHeaderProps {
  /** The h1 and the title of the browser's tab. */
  title: string
  subtitle?: ReactNode
  above?: ReactNode
  actions?: ReactNode
}

/** For the h1: names the browser's tab, and takes the focus after a navigation. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
  useEffect(() => {
    if (takeHeadingFocus(heading.current)) heading.current?.focus({ preventScroll: true })
  })
  return heading
}

/** Every page has exactly one; a list has its own bar (liste/components/ListHeader.tsx). */
export function PageHeader({ title, subtitle, above, actions }: PageHeaderProps) {
  const heading = usePageTitle(title)
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

/** For rows under a `RecordHeader`: both go from edge to edge. */
export const WidePage = ({ children }: { children: ReactNode }) => <div className={wideClasses.page}>{children}</div>

export interface Fact {
  label: string
  value: ReactNode
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={factsClasses.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={factsClasses.fact}>
          <dt className={factsClasses.label}>{label}</dt>
          <dd className={factsClasses.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
