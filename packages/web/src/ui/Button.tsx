import { Button as BaseButton, Loader } from '@mantine/core'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import classes from './Button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'subtle' | 'danger'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style' | 'disabled'> {
  disabled?: boolean | undefined
  look?: ButtonLook
  size?: 'sm' | 'md'
  icon?: ReactNode
  /** Collapses to its icon on a phone; only for secondary buttons. */
  iconOnPhone?: boolean
  /** Work in progress: the button keeps its name, place and focus, and ignores further presses. */
  busy?: boolean | undefined
  fullWidth?: boolean
}

const looks = {
  primary: { variant: 'filled', color: 'primary' },
  secondary: { variant: 'default', color: 'gray' },
  subtle: { variant: 'subtle', color: 'primary' },
  danger: { variant: 'filled', color: 'red' },
} as const

export function buttonLook(look: ButtonLook) {
  return looks[look]
}

export function Button({
  look = 'primary',
  size = 'md',
  icon,
  iconOnPhone = false,
  busy = false,
  disabled = false,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`: a disabled button leaves the tab order and loses the focus.
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <BaseButton
      {...rest}
      {...looks[look]}
      {...(iconOnPhone ? { classNames: { root: classes['bild'], label: classes['bildWort'], section: classes['bildZeichen'] } } : {})}
      type={type}
      disabled={disabled}
      size={size}
      leftSection={busy ? <Loader size="1em" color="currentColor" aria-hidden /> : icon}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : onClick}
    >
      {children}
    </BaseButton>
  )
}
