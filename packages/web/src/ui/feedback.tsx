import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { PageHeader } from './layout.tsx'
import type { Tone } from './tokens.ts'
import { useUiTexts } from './ui.texts.ts'
import { Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { ApiError } from '../shared/apiError.ts'
import { Button } from './buttons.tsx'
import alertClasses from './Alert.module.css'
import badgeClasses from './Badge.module.css'
import statesClasses from './States.module.css'

const icons = { neutral: IconInfoCircle, info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconCircleX }

export interface AlertProps {
  tone: Tone
  /** What has to be known and is no mistake of anybody: read aloud as "note", not as "error". */
  says?: 'note'
  title?: string
  /** Interrupts a screen reader; only for what just went wrong. */
  urgent?: boolean
  actions?: ReactNode
  children?: ReactNode
}

export function Alert({ tone, says, title, urgent = false, actions, children }: AlertProps) {
  const t = useUiTexts()
  const Icon = icons[tone]
  return (
    <div className={alertClasses.alert} data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon size={22} aria-hidden className={alertClasses.icon} />
      <div className={alertClasses.body}>
        <VisuallyHidden>{says === 'note' ? t('beachten') : t(`tone.${tone}`)}: </VisuallyHidden>
        {title !== undefined && <strong className={alertClasses.title}>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={alertClasses.actions}>{actions}</div>}
      </div>
    </div>
  )
}

/** A state in a word: colour, text and icon together, so that nobody depends on the colour (WCAG 1.4.1). */
export function StatusBadge({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={badgeClasses.badge} data-tone={tone}>
      <span aria-hidden className={badgeClasses.icon}>
        {icon}
      </span>
      {children}
    </span>
  )
}

/** A word or a number beside something; says nothing by its colour. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={badgeClasses.badge} data-tone={tone}>
      {children}
    </span>
  )
}

export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Stack align="center" gap="sm" py="xl" px="md" ta="center">
      <span className={statesClasses.circle} aria-hidden>
        {icon}
      </span>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children !== undefined && (
        <Text size="sm" c="dimmed" maw={480}>
          {children}
        </Text>
      )}
      {action}
    </Stack>
  )
}

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useUiTexts()
  const reference = error instanceof ApiError ? error.correlationId : ''
  return (
    <Alert
      tone="danger"
      urgent
      title={t('errorTitle')}
      actions={
        onRetry !== undefined && (
          <Button look="secondary" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {error instanceof ApiError ? error.message : t('unexpected')}
      {reference !== '' && <div>{t('reference', { reference })}</div>}
    </Alert>
  )
}

export function ListSkeleton({ rows = 6, height = 56 }: { rows?: number; height?: number }) {
  const t = useUiTexts()
  return (
    <div role="status" aria-busy="true" className={statesClasses.skeleton}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height - 8} radius="md" />
      ))}
    </div>
  )
}

interface Query<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

/**
 * The data of a query, and what a screen shows in its place or above it: placeholder rows until it is there, the error with a way to try again
 * when it could not be loaded, or reloaded. What was loaded before stays in `data` then; a screen that must not show it returns `state` first.
 */
export function showQuery<Data>(
  { data, error, refetch }: Query<Data>,
  size?: { rows?: number; height?: number },
): { data: Data; state: null } | { data: Data | undefined; state: ReactElement } {
  if (error === null && data !== undefined) return { data, state: null }
  return { data, state: error === null ? <ListSkeleton {...size} /> : <ErrorState error={error} onRetry={() => void refetch()} /> }
}

/** In place of a page that this person has no part in. */
export function NotYours({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Alert tone="info">{children}</Alert>
    </>
  )
}

type Hear = (message: string) => void
const regions = new Set<Hear>()

/** Announces a sentence to screen reader users, politely and without moving the focus. */
export function announce(message: string): void {
  for (const hear of regions) hear(message)
}

/** The one hidden region for announcements. The same sentence twice is spoken twice: the text is cleared in between. */
export function LiveRegion() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear: Hear = (next) => {
      setMessage('')
      clearTimeout(timer)
      timer = setTimeout(() => setMessage(next), 100)
    }
    regions.add(hear)
    return () => {
      clearTimeout(timer)
      regions.delete(hear)
    }
  }, [])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  )
}
