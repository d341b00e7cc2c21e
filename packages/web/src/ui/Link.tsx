import { Anchor, Button as BaseButton } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { addressOf } from '../shared/address.ts'
import { buttonLook, type ButtonLook } from './Button.tsx'

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
  ...rest
}: LinkProps & { look?: ButtonLook; size?: 'sm' | 'md'; icon?: ReactNode }) {
  return <BaseButton {...rest} {...buttonLook(look)} size={size} component={PlainLink} to={to} leftSection={icon} />
}
