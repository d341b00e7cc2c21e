import { themenOfSeite } from '@dreiklang/domain/notification/anlaesse'
import { type Thema, isForDevices, themen } from '@dreiklang/domain/notification/notification'
import type { NotificationSettings } from '@dreiklang/domain/notification/notification.contract'
import { notificationErrors } from '@dreiklang/domain/notification/notification.errors'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadWuensche, setWunsch, wunschOf } from './wuensche.repository.ts'

interface Change {
  id: Thema
  inApp?: boolean | undefined
  email?: boolean | undefined
  push?: boolean | undefined
}

function ownThemen({ rolle }: Akteur): Thema[] {
  const seite = seiteOf(rolle)
  return seite === null ? [] : themenOfSeite(seite)
}

async function lies(db: Queryable, akteur: Akteur): Promise<NotificationSettings> {
  const wuensche = await loadWuensche(db, [akteur.personId])
  return {
    themen: ownThemen(akteur).map((id) => {
      const { push, ...wege } = wunschOf(wuensche, akteur.personId, id)
      return { id, pflicht: themen[id].pflicht, ...wege, push: isForDevices(id) ? push : null }
    }),
  }
}

function check(akteur: Akteur, changes: readonly Change[]): void {
  changes.forEach(({ id, inApp, push }, i) => {
    const field = (name: string, code: string) => ({ felder: [{ path: `themen.${i}.${name}`, code, message: code }] })
    if (!ownThemen(akteur).includes(id)) throw sharedErrors.refuse('eingabe.ungueltig', field('id', 'auswahl'))
    if (push !== undefined && !isForDevices(id)) throw sharedErrors.refuse('eingabe.ungueltig', field('push', 'falsch'))
    if (inApp === false && themen[id].pflicht) throw notificationErrors.refuse('notification.pflicht', field('inApp', 'falsch'))
  })
}

export function createWuensche({ database }: Pick<Ports, 'database'>) {
  return {
    read: ({ akteur }: { akteur: Akteur }) => lies(onBehalfOf(database, contextOf(akteur)), akteur),

    update: async ({ akteur, body }: { akteur: Akteur; body: { themen: Change[] } }): Promise<NotificationSettings> => {
      check(akteur, body.themen)
      const { personId } = akteur
      return database.transaction(contextOf(akteur), async (tx) => {
        const previous = await loadWuensche(tx, [personId])
        for (const { id: thema, inApp, email, push } of body.themen) {
          const alt = wunschOf(previous, personId, thema)
          await setWunsch(tx, { personId, thema, inApp: inApp ?? alt.inApp, email: email ?? alt.email, push: push ?? alt.push })
        }
        return lies(tx, akteur)
      })
    },
  }
}
