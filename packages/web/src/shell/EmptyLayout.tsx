import { Outlet } from '@tanstack/react-router'

export function EmptyLayout() {
  return <Outlet />
}
