import type { MitteilungArt } from '@dreiklang/domain/notification/notification'
import { messageContract, notificationContract, notificationSettingsContract } from '@dreiklang/domain/notification/notification.contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createMitteilungen } from './notification.usecases.ts'
import { createWuensche } from './wuensche.usecases.ts'

/**
 * A GET that changes something: sessions are in a header that no foreign page can send, and a browser's prefetch is not a person's wish.
 * @throws zugriff.fremde_herkunft
 */
function pruefeHerkunft({ headers }: Request): void {
  const site = headers.get('sec-fetch-site')
  const vorab = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`.includes('prefetch')
  if (vorab || (site !== null && site !== 'same-origin')) throw sharedFehler.ablehnen('zugriff.fremde_herkunft')
}

function calls(ports: Ports, art: MitteilungArt): Route[] {
  const room = createMitteilungen(ports, art)
  const contract = art === 'message' ? messageContract : notificationContract
  return [
    geschuetzt(contract.list, room.list),
    geschuetzt(contract.markAllAsRead, room.markAllAsRead),
    geschuetzt(contract.markAllAsReadByGet, async (anfrage) => {
      pruefeHerkunft(anfrage.request)
      return room.markAllAsRead(anfrage)
    }),
    geschuetzt(contract.remove, (anfrage) => room.remove(anfrage, anfrage.query.id)),
  ]
}

function messageCalls(ports: Ports): Route[] {
  const { create, update, toggleReadStatus } = messageContract
  const room = createMitteilungen(ports, 'message')
  return [
    geschuetzt(create, (anfrage) => room.create(anfrage, anfrage.body.message)),
    geschuetzt(update, (anfrage) => room.update(anfrage, anfrage.body.id, anfrage.body.message)),
    geschuetzt(toggleReadStatus, (anfrage) => room.toggleReadStatus(anfrage, anfrage.body.message)),
  ]
}

function notificationCalls(ports: Ports): Route[] {
  const { create, update, toggleReadStatus } = notificationContract
  const room = createMitteilungen(ports, 'notification')
  return [
    geschuetzt(create, (anfrage) => room.create(anfrage, anfrage.body.notification)),
    geschuetzt(update, (anfrage) => room.update(anfrage, anfrage.body.id, anfrage.body.notification)),
    geschuetzt(toggleReadStatus, (anfrage) => room.toggleReadStatus(anfrage, anfrage.body.notification)),
  ]
}

export function notificationRoutes(ports: Ports): Route[] {
  const { read, update } = notificationSettingsContract
  const wuensche = createWuensche(ports)
  return [
    ...calls(ports, 'message'),
    ...messageCalls(ports),
    ...calls(ports, 'notification'),
    ...notificationCalls(ports),
    geschuetzt(read, wuensche.read),
    geschuetzt(update, wuensche.update),
  ]
}
