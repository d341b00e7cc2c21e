import { Outlet } from '@tanstack/react-router'

/** Layout `empty`: the page and nothing around it. */
export function EmptyLayout() {
  return <Outlet />
}
