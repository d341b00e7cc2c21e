import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SearchValues } from './searchParams.ts'

export interface RoomRoute {
  /** `/klienten/$klientId`; the parameters are read by `usePathParams`. */
  path: string
  /** `prefetch` requests what the page shows first while the shell is still loading; nothing waits for it. */
  load: () => Promise<{ Page: ComponentType; prefetch?: (queryClient: QueryClient, search: SearchValues) => unknown }>
}
