import { shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createShortcuts } from './shortcut.usecases.ts'

export function shortcutRoutes(ports: Ports): Route[] {
  const shortcuts = createShortcuts(ports)
  const { list, create, update, remove, sort } = shortcutContract

  return [
    signedIn(list, (request) => shortcuts.list(request)),
    signedIn(create, (request) => {
      const { id: _empty, ...angaben } = request.body.shortcut
      return shortcuts.create(request, angaben)
    }),
    signedIn(update, (request) => shortcuts.update(request, request.body.id, request.body.shortcut)),
    signedIn(remove, (request) => shortcuts.remove(request, request.query.id)),
    signedIn(sort, (request) => shortcuts.sort(request, request.body.ids)),
  ]
}
