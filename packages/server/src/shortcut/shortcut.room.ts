import { shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import { inWords } from '@dreiklang/domain/shortcut/ueblich'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { loadShortcuts } from './shortcut.repository.ts'
import { createShortcuts } from './shortcut.usecases.ts'

export function shortcutRoom(ports: Ports): Room {
  const shortcuts = createShortcuts(ports)
  const { list, create, update, remove, sort } = shortcutContract
  const routes = [
    signedIn(list, (request) => shortcuts.list(request)),
    signedIn(create, (request) => {
      const { id: _empty, ...angaben } = request.body.shortcut
      return shortcuts.create(request, angaben)
    }),
    signedIn(update, (request) => shortcuts.update(request, request.body.id, request.body.shortcut)),
    signedIn(remove, (request) => shortcuts.remove(request, request.query.id)),
    signedIn(sort, (request) => shortcuts.sort(request, request.body.ids)),
  ]
  return {
    routes,
    own: { shortcuts: async (db, { personId }) => ((await loadShortcuts(db, personId)) ?? []).map((one) => inWords(one, 'de')) },
  }
}
