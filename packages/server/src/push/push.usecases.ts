/** The device of the person who asks: switched on, switched off, tried out. */
import { pushFehler } from '@dreiklang/domain/push/push.errors'
import type { PushInhalt } from '@dreiklang/domain/push/push'
import type { PushAnmeldung, PushStand } from '@dreiklang/domain/push/push.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { ConstraintViolation, PushGone, type Ports, type Queryable } from '../ports.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { ladeGeraet, merkeErfolg, speichereGeraet, vergissGeraet } from './geraet.repository.ts'

const probe: Record<Sprache, Pick<PushInhalt, 'title' | 'body'>> = {
  de: { title: 'Dreiklang', body: 'Die Benachrichtigungen kommen auf diesem Gerät an.' },
  en: { title: 'Dreiklang', body: 'Notifications work on this device.' },
}

export function createPushGeraete({ database, clock, log, push }: Pick<Ports, 'database' | 'clock' | 'log' | 'push'>) {
  const iso = () => clock.now().toISOString()
  const ihrer = (akteur: Akteur) => imNamen(database, kontextVon(akteur))

  async function stand(db: Queryable, akteur: Akteur): Promise<PushStand> {
    const geraet = await ladeGeraet(db, akteur)
    if (geraet === null) return { schluessel: push.publicKey, geraet: null }
    const { endpoint, seit, zuletztAm } = geraet
    return { schluessel: push.publicKey, geraet: { endpoint, seit, zuletztAm } }
  }

  return {
    read: ({ akteur }: { akteur: Akteur }) => stand(ihrer(akteur), akteur),

    /** @throws push.adresse_vergeben */
    async subscribe({ akteur, body }: { akteur: Akteur; body: PushAnmeldung }): Promise<PushStand> {
      try {
        const { personId, sitzungId } = akteur
        await database.transaction(systemKontext, (tx) => speichereGeraet(tx, { personId, sitzungId, ...body, jetzt: iso() }))
      } catch (error) {
        if (error instanceof ConstraintViolation && error.constraint === 'push_geraet_endpoint')
          throw pushFehler.ablehnen('push.adresse_vergeben')
        throw error
      }
      return stand(ihrer(akteur), akteur)
    },

    async unsubscribe({ akteur }: { akteur: Akteur }): Promise<PushStand> {
      const db = ihrer(akteur)
      await vergissGeraet(db, akteur.sitzungId)
      return stand(db, akteur)
    },

    /**
     * Sent while the person waits, past the outbox: the answer says what the push service said.
     * @throws push.geraet_abgemeldet, push.nicht_zugestellt
     */
    async test({ akteur, sprache }: { akteur: Akteur; sprache: Sprache }): Promise<PushStand> {
      const db = ihrer(akteur)
      const { sitzungId } = akteur
      const geraet = await ladeGeraet(db, akteur)
      if (geraet === null) throw pushFehler.ablehnen('push.geraet_abgemeldet')
      const { endpoint, p256dh, auth } = geraet
      const inhalt: PushInhalt = { ...probe[sprache], tag: 'probe', path: '/settings?bereich=notifications', lang: sprache }
      try {
        await push.send({ endpoint, p256dh, auth, inhalt: JSON.stringify(inhalt), ttlSekunden: 60, dringend: true, topic: 'probe' })
      } catch (error) {
        if (error instanceof PushGone) {
          await vergissGeraet(db, sitzungId, endpoint)
          throw pushFehler.ablehnen('push.geraet_abgemeldet')
        }
        log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'a push on trial could not be sent')
        throw pushFehler.ablehnen('push.nicht_zugestellt')
      }
      await merkeErfolg(db, { sitzungId, endpoint, jetzt: iso() })
      return stand(db, akteur)
    },
  }
}
