import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ApiError } from '../shared/apiError.ts'
import { translate } from '../shared/i18n.ts'
import { uiTexts } from './ui.texts.ts'

function show({
  title,
  message,
  color,
  icon,
  stays,
  shownMs = 6000,
}: {
  title: ReactNode
  message?: ReactNode
  color: string
  icon: ReactNode
  stays: boolean
  shownMs?: number
}) {
  notifications.show({
    title,
    message: message ?? '',
    color,
    icon,
    autoClose: stays ? false : shownMs,
    closeButtonProps: { 'aria-label': translate(uiTexts, 'close'), size: 'xl', iconSize: 20 },
    role: stays ? 'alert' : 'status',
  })
}

export function toastSuccess(title: string, message?: ReactNode): void {
  show({ title, message, color: 'green', icon: <IconCircleCheck size={20} aria-hidden />, stays: false })
}

export function toastInfo(title: string, message?: ReactNode, how: { shownMs?: number } = {}): void {
  show({ title, message, color: 'primary', icon: <IconInfoCircle size={20} aria-hidden />, stays: false, ...how })
}

/** Stays until it is closed: an error that vanishes was not told. */
export function toastError(error: unknown): void {
  const known = error instanceof ApiError
  const reference =
    known && error.correlationId !== '' && error.status >= 500
      ? translate(uiTexts, 'reference', { reference: error.correlationId })
      : undefined
  show({
    title: known ? error.message : translate(uiTexts, 'unexpected'),
    message: reference,
    color: 'red',
    icon: <IconAlertTriangle size={20} aria-hidden />,
    stays: true,
  })
}
