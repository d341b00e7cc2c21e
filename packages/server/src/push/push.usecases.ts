import type { PushContent } from '@dreiklang/domain/push/push'
import type { PushAnmeldung, PushStand } from '@dreiklang/domain/push/push.contract'
import { pushErrors } from '@dreiklang/domain/push/push.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { ConstraintViolation, PushGone, type Ports, type Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { loadDevice, rememberSuccess, saveDevice, forgetDevice } from './device.repository.ts'

const probe: Record<Language, Pick<PushContent, 'title' | 'body'>> = {
  de: { title: 'Dreiklang', body: 'Die Benachrichtigungen kommen auf diesem Gerät an.' },
  en: { title: 'Dreiklang', body: 'Notifications work on this device.' },
}

export function createPushDevices({ database, clock, log, push }: Pick<Ports, 'database' | 'clock' | 'log' | 'push'>) {
  const iso = () => clock.now().toISOString()
  const ihrer = (akteur: Akteur) => onBehalfOf(database, contextOf(akteur))

  async function stand(db: Queryable, akteur: Akteur): Promise<PushStand> {
    const device = await loadDevice(db, akteur)
    if (device === null) return { schluessel: push.publicKey, geraet: null }
    const { endpoint, seit, zuletztAm } = device
    return { schluessel: push.publicKey, geraet: { endpoint, seit, zuletztAm } }
  }

  return {
    read: ({ akteur }: { akteur: Akteur }) => stand(ihrer(akteur), akteur),

    /** @throws push.adresse_vergeben */
    async subscribe({ akteur, body }: { akteur: Akteur; body: PushAnmeldung }): Promise<PushStand> {
      try {
        const { personId, sitzungId } = akteur
        await database.transaction(systemContext, (tx) => saveDevice(tx, { personId, sitzungId, ...body, now: iso() }))
      } catch (error) {
        if (error instanceof ConstraintViolation && error.constraint === 'push_geraet_endpoint')
          throw pushErrors.refuse('push.adresse_vergeben')
        throw error
      }
      return stand(ihrer(akteur), akteur)
    },

    async unsubscribe({ akteur }: { akteur: Akteur }): Promise<PushStand> {
      const db = ihrer(akteur)
      await forgetDevice(db, akteur.sitzungId)
      return stand(db, akteur)
    },

    /** While the person waits, past the outbox. @throws push.geraet_abgemeldet, push.nicht_zugestellt */
    async test({ akteur, sprache }: { akteur: Akteur; sprache: Language }): Promise<PushStand> {
      const db = ihrer(akteur)
      const { sitzungId } = akteur
      const device = await loadDevice(db, akteur)
      if (device === null) throw pushErrors.refuse('push.geraet_abgemeldet')
      const { endpoint, p256dh, auth } = device
      const content: PushContent = { ...probe[sprache], tag: 'probe', path: '/settings?bereich=notifications', lang: sprache }
      try {
        await push.send({ endpoint, p256dh, auth, inhalt: JSON.stringify(content), ttlSekunden: 60, dringend: true, topic: 'probe' })
      } catch (error) {
        if (error instanceof PushGone) {
          await forgetDevice(db, sitzungId, endpoint)
          throw pushErrors.refuse('push.geraet_abgemeldet')
        }
        log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'a push on trial could not be sent')
        throw pushErrors.refuse('push.nicht_zugestellt')
      }
      await rememberSuccess(db, { sitzungId, endpoint, now: iso() })
      return stand(db, akteur)
    },
  }
}
