import { Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError } from '../shared/apiError.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { useUiTexts } from './ui.texts.ts'
import classes from './States.module.css'

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
      <span className={classes.circle} aria-hidden>
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
    <div role="status" aria-busy="true" className={classes.skeleton}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height - 8} radius="md" />
      ))}
    </div>
  )
}
