import type { RoomRoute } from '../shared/roomRoute.ts'

const load = async () => ({ Page: (await import('./pages/MailboxPage.tsx')).MailboxPage })

export const mailboxRoutes: readonly RoomRoute[] = [
  { path: '/apps/mailbox/{-$folder}', load },
  { path: '/apps/mailbox/filter/$filter', load },
  { path: '/apps/mailbox/label/$label', load },
]
