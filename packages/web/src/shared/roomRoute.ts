import type { ComponentType } from 'react'

/** A page of a room in the shell, behind sign-in. Its code loads when somebody goes there. */
export interface RoomRoute {
  /** `/klienten/$klientId`; the parameters are read by `usePathParams`. */
  path: string
  load: () => Promise<{ Page: ComponentType }>
}
