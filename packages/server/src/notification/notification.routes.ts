import { messageContract, notificationContract, notificationSettingsContract } from '@dreiklang/domain/notification/notification.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createMitteilungen } from './notification.usecases.ts'
import { createWuensche } from './wuensche.usecases.ts'

/** A GET that changes: no foreign page can send the session's header, and a prefetch is nobody's wish. @throws zugriff.fremde_herkunft */
function checkHerkunft({ headers }: Request): void {
  const site = headers.get('sec-fetch-site')
  const vorab = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`.includes('prefetch')
  if (vorab || (site !== null && site !== 'same-origin')) throw sharedErrors.refuse('zugriff.fremde_herkunft')
}

function calls(room: ReturnType<typeof createMitteilungen>, contract: typeof messageContract | typeof notificationContract): Route[] {
  return [
    signedIn(contract.list, room.list),
    signedIn(contract.page, (request) => room.page(request, request.query.limit)),
    signedIn(contract.markAllAsRead, room.markAllAsRead),
    signedIn(contract.markAllAsReadByGet, async (request) => {
      checkHerkunft(request.request)
      return room.markAllAsRead(request)
    }),
    signedIn(contract.remove, (request) => room.remove(request, request.query.id)),
  ]
}

function messageCalls(ports: Ports): Route[] {
  const { create, update, toggleReadStatus } = messageContract
  const room = createMitteilungen(ports, 'message')
  return [
    ...calls(room, messageContract),
    signedIn(create, (request) => room.create(request, request.body.message)),
    signedIn(update, (request) => room.update(request, request.body.id, request.body.message)),
    signedIn(toggleReadStatus, (request) => room.toggleReadStatus(request, request.body.message)),
  ]
}

function notificationCalls(ports: Ports): Route[] {
  const { create, update, toggleReadStatus } = notificationContract
  const room = createMitteilungen(ports, 'notification')
  return [
    ...calls(room, notificationContract),
    signedIn(create, (request) => room.create(request, request.body.notification)),
    signedIn(update, (request) => room.update(request, request.body.id, request.body.notification)),
    signedIn(toggleReadStatus, (request) => room.toggleReadStatus(request, request.body.notification)),
  ]
}

export function notificationRoutes(ports: Ports): Route[] {
  const { read, update } = notificationSettingsContract
  const wuensche = createWuensche(ports)
  return [...messageCalls(ports), ...notificationCalls(ports), signedIn(read, wuensche.read), signedIn(update, wuensche.update)]
}
