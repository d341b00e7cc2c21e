/** What the person who asks wants to be notified of orders, and by which way. */
import { type Thema, themen, themenDerSeite } from '@dreiklang/domain/notification/notification'
import type { NotificationSettings } from '@dreiklang/domain/notification/notification.contract'
import { notificationFehler } from '@dreiklang/domain/notification/notification.errors'
import { type Akteur, seiteVon } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeWuensche, setzeWunsch, wunschVon } from './wuensche.repository.ts'

interface Aenderung {
  id: Thema
  inApp?: boolean | undefined
  email?: boolean | undefined
  push?: boolean | undefined
}

function eigeneThemen({ rolle }: Akteur): Thema[] {
  const seite = seiteVon(rolle)
  return seite === null ? [] : themenDerSeite(seite)
}

async function lies(db: Queryable, akteur: Akteur): Promise<NotificationSettings> {
  const wuensche = await ladeWuensche(db, [akteur.personId])
  return {
    themen: eigeneThemen(akteur).map((id) => ({ id, pflicht: themen[id].pflicht, ...wunschVon(wuensche, akteur.personId, id) })),
  }
}

function pruefe(akteur: Akteur, aenderungen: readonly Aenderung[]): void {
  aenderungen.forEach(({ id, inApp }, i) => {
    const feld = (name: string, code: string) => ({ felder: [{ path: `themen.${i}.${name}`, code, message: code }] })
    if (!eigeneThemen(akteur).includes(id)) throw sharedFehler.ablehnen('eingabe.ungueltig', feld('id', 'auswahl'))
    if (inApp === false && themen[id].pflicht) throw notificationFehler.ablehnen('notification.pflicht', feld('inApp', 'falsch'))
  })
}

export function createWuensche({ database }: Pick<Ports, 'database'>) {
  return {
    read: ({ akteur }: { akteur: Akteur }) => lies(imNamen(database, kontextVon(akteur)), akteur),

    update: async ({ akteur, body }: { akteur: Akteur; body: { themen: Aenderung[] } }): Promise<NotificationSettings> => {
      pruefe(akteur, body.themen)
      const { personId } = akteur
      return database.transaction(kontextVon(akteur), async (tx) => {
        const bisher = await ladeWuensche(tx, [personId])
        for (const { id: thema, inApp, email, push } of body.themen) {
          const alt = wunschVon(bisher, personId, thema)
          await setzeWunsch(tx, { personId, thema, inApp: inApp ?? alt.inApp, email: email ?? alt.email, push: push ?? alt.push })
        }
        return lies(tx, akteur)
      })
    },
  }
}
