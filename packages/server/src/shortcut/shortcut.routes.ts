import { shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createShortcuts } from './shortcut.usecases.ts'

export function shortcutRoutes(ports: Ports): Route[] {
  const shortcuts = createShortcuts(ports)
  const { list, create, update, remove, sort } = shortcutContract

  return [
    geschuetzt(list, (anfrage) => shortcuts.list(anfrage)),
    geschuetzt(create, (anfrage) => {
      const { id: _empty, ...angaben } = anfrage.body.shortcut
      return shortcuts.create(anfrage, angaben)
    }),
    geschuetzt(update, (anfrage) => shortcuts.update(anfrage, anfrage.body.id, anfrage.body.shortcut)),
    geschuetzt(remove, (anfrage) => shortcuts.remove(anfrage, anfrage.query.id)),
    geschuetzt(sort, (anfrage) => shortcuts.sort(anfrage, anfrage.body.ids)),
  ]
}
