/** Shortcuts of the signed-in person. The usual ones of the role become own ones with the first change. */
import type { Shortcut, ShortcutAngaben } from '@dreiklang/domain/shortcut/shortcut.contract'
import { shortcutFehler } from '@dreiklang/domain/shortcut/shortcut.errors'
import { hoechstensShortcuts } from '@dreiklang/domain/shortcut/shortcut'
import { ueblicheShortcuts } from '@dreiklang/domain/shortcut/ueblich'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { istErlaubterLink } from '@dreiklang/domain/shared/link'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import {
  type ShortcutAenderung,
  aendereShortcut,
  haengeShortcutAn,
  halteShortcuts,
  ladeShortcuts,
  loescheShortcut,
  ordneShortcuts,
} from './shortcut.repository.ts'

/** Who asks, and in which language the usual ones are written when they become own ones. */
interface Wer {
  akteur: Akteur
  sprache: Sprache
}

/** @throws shortcut.link_unzulaessig */
function pruefeLink(link: string | undefined): void {
  if (link === undefined || istErlaubterLink(link)) return
  throw shortcutFehler.ablehnen('shortcut.link_unzulaessig', { felder: [{ path: 'shortcut.link', code: 'link', message: 'link' }] })
}

export function createShortcuts(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()

  async function schreibe<Ergebnis>(
    { akteur, sprache }: Wer,
    tue: (tx: Queryable, personId: string) => Promise<Ergebnis>,
  ): Promise<Ergebnis> {
    return ports.database.transaction(kontextVon(akteur), async (tx) => {
      const { personId, rolle } = akteur
      if (await halteShortcuts(tx, personId, jetzt())) {
        for (const shortcut of ueblicheShortcuts(rolle, sprache)) await haengeShortcutAn(tx, personId, { shortcut, am: jetzt() })
      }
      const ergebnis = await tue(tx, personId)
      await rufe(tx, { art: 'shortcut', an: [personId] })
      return ergebnis
    })
  }

  /** To be asked inside `schreibe` only: there are own ones then. */
  const eigene = async (tx: Queryable, personId: string): Promise<Shortcut[]> => (await ladeShortcuts(tx, personId)) ?? []

  return {
    async list({ akteur, sprache }: Wer): Promise<Shortcut[]> {
      const shortcuts = await ladeShortcuts(imNamen(ports.database, kontextVon(akteur)), akteur.personId)
      return shortcuts ?? ueblicheShortcuts(akteur.rolle, sprache)
    },

    async create(wer: Wer, angaben: ShortcutAngaben): Promise<Shortcut> {
      pruefeLink(angaben.link)
      return schreibe(wer, async (tx, personId) => {
        if ((await eigene(tx, personId)).length >= hoechstensShortcuts) throw shortcutFehler.ablehnen('shortcut.zu_viele')
        const shortcut = { ...angaben, id: ports.newId() }
        await haengeShortcutAn(tx, personId, { shortcut, am: jetzt() })
        return shortcut
      })
    },

    async update(wer: Wer, id: string, aenderung: ShortcutAenderung): Promise<Shortcut> {
      pruefeLink(aenderung.link)
      return schreibe(wer, async (tx, personId) => {
        const shortcut = await aendereShortcut(tx, personId, { id, aenderung })
        if (shortcut === null) throw sharedFehler.ablehnen('nicht_gefunden')
        return shortcut
      })
    },

    remove: (wer: Wer, id: string): Promise<boolean> =>
      schreibe(wer, async (tx, personId) => {
        if (!(await loescheShortcut(tx, personId, id))) throw sharedFehler.ablehnen('nicht_gefunden')
        return true
      }),

    sort: (wer: Wer, ids: readonly string[]): Promise<Shortcut[]> =>
      schreibe(wer, async (tx, personId) => {
        const vorhanden = new Set((await eigene(tx, personId)).map(({ id }) => id))
        if (!ids.every((id) => vorhanden.has(id))) throw sharedFehler.ablehnen('nicht_gefunden')
        await ordneShortcuts(tx, personId, ids)
        return eigene(tx, personId)
      }),
  }
}
