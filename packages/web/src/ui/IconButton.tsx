import { ActionIcon } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { hintOf } from './hints.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style' | 'aria-label' | 'disabled'> {
  disabled?: boolean | undefined
  /** The accessible name; also the tooltip unless another text stands in `tooltip`. */
  label: string
  tooltip?: string
  icon: ReactNode
  size?: 'sm' | 'md'
  look?: 'subtle' | 'danger' | 'on-dark'
}

export function IconButton({
  label,
  tooltip = label,
  icon,
  size = 'md',
  look = 'subtle',
  type = 'button',
  disabled = false,
  ...rest
}: IconButtonProps) {
  return (
    <ActionIcon
      {...rest}
      {...hintOf(tooltip, 'top')}
      type={type}
      disabled={disabled}
      size={size}
      aria-label={label}
      variant={look === 'on-dark' ? 'transparent' : 'subtle'}
      color={look === 'danger' ? 'red' : 'gray'}
      {...(look === 'on-dark' ? { c: 'var(--app-nav-text-active)' } : {})}
    >
      {icon}
    </ActionIcon>
  )
}
