import type { Database, DbContext, KeyEncryptionKey, KeyRing } from '../ports.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Fach, type Tresor, createTresor } from './tresor.ts'

/** A ring of one key that never changes. */
export const testKeyRing: KeyRing = { current: { kid: 'test', key: new Uint8Array(32).fill(5) }, previous: [], reload: async () => {} }

export interface RingDatei {
  keys: KeyEncryptionKey[]
}

export const newKek = (kid: string): KeyEncryptionKey => ({ kid, key: crypto.getRandomValues(new Uint8Array(32)) })
export const ring = (): RingDatei => ({ keys: [newKek('eins')] })

export function prozess(file: RingDatei) {
  let seen = [...file.keys]
  const keyRing: KeyRing = {
    get current() {
      return seen.at(-1) ?? newKek('')
    },
    get previous() {
      return seen.slice(0, -1)
    },
    reload: async () => {
      seen = [...file.keys]
    },
  }
  const clock = { now: () => new Date('2026-11-18T09:00:00.000Z') }
  return { keyRing, tresor: createTresor({ keyRing, clock, newId: () => crypto.randomUUID() }) }
}

export const inOrganisation = (organisationId: string): DbContext => ({ organisationId, personId: crypto.randomUUID(), system: false })

export function hausIn(database: Database, tresor: Tresor) {
  const organisationId = crypto.randomUUID()
  const klientId = crypto.randomUUID()
  const context = inOrganisation(organisationId)
  const db = onBehalfOf(database, context)
  const fach = (anderes: Partial<Fach> = {}): Fach => ({
    organisationId,
    klientId,
    tabelle: 'klient',
    spalte: 'notiz',
    zeileId: klientId,
    ...anderes,
  })
  return {
    organisationId,
    klientId,
    fach,
    db,
    seal: (text: string, where = fach(), who = tresor) => database.transaction(context, (tx) => who.seal(tx, where, text)),
    sealAll: (texte: readonly string[]) =>
      database.transaction(context, (tx) =>
        tresor.sealAll(
          tx,
          fach(),
          texte.map((klartext) => ({ ...fach(), klartext })),
        ),
      ),
    open: (seal: string, where = fach(), who = tresor) => who.open(db, where, seal),
    destroy: (who = tresor) => database.transaction(context, (tx) => who.destroy(tx, { organisationId, klientId })),
  }
}
