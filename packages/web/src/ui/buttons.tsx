import { ActionIcon, Anchor, Button as BaseButton, Loader } from '@mantine/core'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { hintOf } from './hints.ts'
import { createLink } from '@tanstack/react-router'
import { addressOf } from '../shared/address.ts'
import buttonClasses from './Button.module.css'

export { UnstyledButton } from '@mantine/core'

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
      {...(iconOnPhone
        ? { classNames: { root: buttonClasses['bild'], label: buttonClasses['bildWort'], section: buttonClasses['bildZeichen'] } }
        : {})}
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

/** The router's link without its route types: rooms build addresses with functions in `x.paths.ts`. */
const RouterLink = createLink(({ children, ...props }: ComponentPropsWithRef<'a'>) => <a {...props}>{children}</a>)

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'style' | 'color' | 'target'> {
  /** Address inside the application, with its query: `/klienten/4711?tab=liste`. */
  to: string
}

export function PlainLink({ to, ...rest }: LinkProps) {
  // The router also marks a list as the current page on each page below it; screen reader users would look for their location.
  return <RouterLink {...rest} {...addressOf(to)} activeOptions={{ exact: true }} activeProps={{}} />
}

export function Link({ to, ...rest }: LinkProps) {
  return <Anchor {...rest} component={PlainLink} to={to} underline="always" />
}

export function LinkButton({
  to,
  look = 'primary',
  size = 'md',
  icon,
  short,
  children,
  ...rest
}: LinkProps & {
  look?: ButtonLook
  size?: 'sm' | 'md'
  icon?: ReactNode
  /** What is seen where the whole has no room; its name begins with it. */
  short?: string
}) {
  return (
    <BaseButton {...rest} {...looks[look]} size={size} component={PlainLink} to={to} leftSection={icon}>
      {short === undefined ? children : <span aria-hidden>{short}</span>}
      {short !== undefined && <span className="unseen">{children}</span>}
    </BaseButton>
  )
}
