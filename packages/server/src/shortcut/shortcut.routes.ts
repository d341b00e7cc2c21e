import { shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createShortcuts } from './shortcut.usecases.ts'

export function shortcutRoutes(ports: Ports): Route[] {
  const shortcuts = createShortcuts(ports)
  const { list, create, update, remove, sort } = shortcutContract

  return [
    signedIn(list, (anfrage) => shortcuts.list(anfrage)),
    signedIn(create, (anfrage) => {
      const { id: _empty, ...angaben } = anfrage.body.shortcut
      return shortcuts.create(anfrage, angaben)
    }),
    signedIn(update, (anfrage) => shortcuts.update(anfrage, anfrage.body.id, anfrage.body.shortcut)),
    signedIn(remove, (anfrage) => shortcuts.remove(anfrage, anfrage.query.id)),
    signedIn(sort, (anfrage) => shortcuts.sort(anfrage, anfrage.body.ids)),
  ]
}
