/** The usual ones of the role become own ones with the first change. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { isAllowedLink } from '@dreiklang/domain/shared/link'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { maxShortcuts } from '@dreiklang/domain/shortcut/shortcut'
import type { Shortcut, ShortcutAngaben } from '@dreiklang/domain/shortcut/shortcut.contract'
import { shortcutErrors } from '@dreiklang/domain/shortcut/shortcut.errors'
import { type KeptShortcut, inWords, usualFields, usualShortcuts } from '@dreiklang/domain/shortcut/ueblich'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import {
  type ShortcutChange,
  changeShortcut,
  appendShortcut,
  holdShortcuts,
  loadShortcuts,
  deleteShortcut,
  sortShortcuts,
} from './shortcut.repository.ts'

interface Wer {
  akteur: Akteur
  sprache: Language
}

/** @throws shortcut.link_unzulaessig */
function checkLink(link: string | undefined): void {
  if (link === undefined || isAllowedLink(link)) return
  throw shortcutErrors.refuse('shortcut.link_unzulaessig', { felder: [{ path: 'shortcut.link', code: 'link', message: 'link' }] })
}

export function createShortcuts(ports: Ports) {
  const now = () => ports.clock.now().toISOString()

  async function write<Result>({ akteur }: Wer, run: (tx: Queryable, personId: string) => Promise<Result>): Promise<Result> {
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const { personId, rolle } = akteur
      if (await holdShortcuts(tx, personId, now())) {
        for (const shortcut of usualShortcuts(rolle)) await appendShortcut(tx, personId, { shortcut, am: now() })
      }
      const result = await run(tx, personId)
      await sendSignal(tx, { art: 'shortcut', an: [personId] })
      return result
    })
  }

  /** To be asked inside `schreibe` only: there are own ones then. */
  const own = async (tx: Queryable, personId: string): Promise<KeptShortcut[]> => (await loadShortcuts(tx, personId)) ?? []

  return {
    async list({ akteur, sprache }: Wer): Promise<Shortcut[]> {
      const shortcuts = await loadShortcuts(onBehalfOf(ports.database, contextOf(akteur)), akteur.personId)
      return (shortcuts ?? usualShortcuts(akteur.rolle)).map((one) => inWords(one, sprache))
    },

    async create(who: Wer, angaben: ShortcutAngaben): Promise<Shortcut> {
      checkLink(angaben.link)
      return write(who, async (tx, personId) => {
        if ((await own(tx, personId)).length >= maxShortcuts) throw shortcutErrors.refuse('shortcut.zu_viele')
        const shortcut = { ...angaben, id: ports.newId() }
        await appendShortcut(tx, personId, { shortcut, am: now() })
        return shortcut
      })
    },

    async update(who: Wer, id: string, aenderung: ShortcutChange): Promise<Shortcut> {
      checkLink(aenderung.link)
      return write(who, async (tx, personId) => {
        const shortcut = await changeShortcut(tx, personId, { id, aenderung, usual: usualFields(id, aenderung) })
        if (shortcut === null) throw sharedErrors.refuse('nicht_gefunden')
        return inWords(shortcut, who.sprache)
      })
    },

    remove: (who: Wer, id: string): Promise<boolean> =>
      write(who, async (tx, personId) => {
        if (!(await deleteShortcut(tx, personId, id))) throw sharedErrors.refuse('nicht_gefunden')
        return true
      }),

    sort: (who: Wer, ids: readonly string[]): Promise<Shortcut[]> =>
      write(who, async (tx, personId) => {
        const existing = new Set((await own(tx, personId)).map(({ id }) => id))
        if (!ids.every((id) => existing.has(id))) throw sharedErrors.refuse('nicht_gefunden')
        await sortShortcuts(tx, personId, ids)
        return (await own(tx, personId)).map((one) => inWords(one, who.sprache))
      }),
  }
}
