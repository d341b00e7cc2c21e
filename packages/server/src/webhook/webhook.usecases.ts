import { ownOrganisation, isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinInstant } from '@dreiklang/domain/shared/time'
import { type Webhook, type WebhookAnswer, type WebhookDispatch, webhookContract } from '@dreiklang/domain/webhook/webhook.contract'
import { maxWebhooks, overlapHours } from '@dreiklang/domain/webhook/webhook'
import { webhookErrors } from '@dreiklang/domain/webhook/webhook.errors'
import { createGate } from '../anmeldung/gate.ts'
import { herkunftOf } from '../anmeldung/herkunft.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { createReauthentication } from '../anmeldung/reauthentication.ts'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { findSeq, loadDispatches, queueAgain } from './dispatch.repository.ts'
import { sendSigned, createSecretSeal } from './outgoing.ts'
import { newWebhookSecret } from './signature.ts'
import {
  type HeldWebhook,
  countWebhooks,
  deleteWebhook,
  giveUpWaiting,
  holdWebhook,
  insertWebhook,
  loadWebhooks,
  replaceSecret,
  switchWebhook,
} from './webhook.repository.ts'

type Contract = typeof webhookContract
type AtWebhook = CalledBy<Contract['remove']>

const begin = '1970-01-01T00:00:00.000Z'

const trailOf = (aktion: string, webhookId: string, felder: readonly string[] = []) =>
  ({ aktion, art: 'AENDERN', objektArt: 'WEBHOOK', objektId: webhookId, felder: [...felder] }) as const

/** Of people the head alone. @throws zugriff.verboten */
function checkHead({ rolle, machine }: Akteur): void {
  if (machine === undefined && !isVerwaltung(rolle)) throw sharedErrors.refuse('zugriff.verboten')
}

/** Where it really leads, the host judges when it connects. @throws webhook.adresse */
function checkUrl(url: string, allowsInner: boolean): void {
  const parsed = URL.canParse(url) ? new URL(url) : null
  const good = parsed !== null && (parsed.protocol === 'https:' || (allowsInner && parsed.protocol === 'http:'))
  if (!good || parsed.username !== '' || parsed.password !== '') throw webhookErrors.refuse('webhook.adresse')
}

export function createWebhooks(ports: Ports, wake: () => void) {
  const { database, clock, newId } = ports
  const nochEinmal = createReauthentication(ports, { gate: createGate(ports), limits: createLimits(ports) })
  const seal = createSecretSeal(ports)
  const now = () => clock.now().toISOString()
  const whichOf = ({ akteur, params }: Pick<AtWebhook, 'akteur' | 'params'>) => ({
    organisationId: ownOrganisation(akteur),
    webhookId: params.webhookId,
  })

  /** With the row held. @throws nicht_gefunden */
  const held = <Result>(request: Pick<AtWebhook, 'akteur' | 'params'>, work: (tx: Queryable, webhook: HeldWebhook) => Promise<Result>) =>
    database.transaction(contextOf(request.akteur), async (tx) => {
      const webhook = await holdWebhook(tx, whichOf(request), now())
      if (webhook === null) throw sharedErrors.refuse('nicht_gefunden')
      return work(tx, webhook)
    })

  return {
    async list({ akteur }: CalledBy<Contract['list']>): Promise<Webhook[]> {
      checkHead(akteur)
      return loadWebhooks(onBehalfOf(database, contextOf(akteur)), ownOrganisation(akteur))
    },

    /** @throws anmeldung.passwort_falsch, zu_viele_anfragen, webhook.adresse, webhook.zu_viele */
    async create(request: CalledBy<Contract['create']>): Promise<{ id: string; secret: string }> {
      const { akteur, body } = request
      checkUrl(body.url, ports.webhooks.allowsInner)
      const organisationId = ownOrganisation(akteur)
      await nochEinmal({ akteur, herkunft: herkunftOf(request) }, body.password)
      return database.transaction(contextOf(akteur), async (tx) => {
        if ((await countWebhooks(tx, organisationId)) >= maxWebhooks) throw webhookErrors.refuse('webhook.zu_viele')
        const [id, secret] = [newId(), newWebhookSecret()]
        const sealed = await one(seal.seal(tx, organisationId, [{ id, secret }]))
        const { url, kinds } = body
        await insertWebhook(tx, { ...sealed, organisationId, url, kinds: [...new Set(kinds)], personId: akteur.personId, now: now() })
        await audit(tx, akteur, trailOf(webhookContract.create.id, id, kinds))
        return { id, secret }
      })
    },

    switch: (request: CalledBy<Contract['switch']>): Promise<void> =>
      held(request, async (tx) => {
        const { on } = request.body
        const which = whichOf(request)
        if (!(await switchWebhook(tx, { ...which, offAt: on ? null : now(), why: on ? null : 'PERSON' }))) return
        if (!on) await giveUpWaiting(tx, which.webhookId)
        await audit(tx, request.akteur, trailOf(webhookContract.switch.id, which.webhookId, [on ? 'on' : 'off']))
      }),

    remove: (request: AtWebhook): Promise<void> =>
      held(request, async (tx) => {
        await deleteWebhook(tx, whichOf(request))
        await audit(tx, request.akteur, trailOf(webhookContract.remove.id, request.params.webhookId))
      }),

    /** @throws anmeldung.passwort_falsch, zu_viele_anfragen, nicht_gefunden */
    async rotate(request: CalledBy<Contract['rotate']>): Promise<{ secret: string }> {
      const { akteur, body } = request
      await nochEinmal({ akteur, herkunft: herkunftOf(request) }, body.password)
      return held(request, async (tx, webhook) => {
        const organisationId = ownOrganisation(akteur)
        const { id, secret: formerSecret } = await one(seal.open(tx, organisationId, [webhook]))
        const secret = newWebhookSecret()
        const until = new Date(clock.now().getTime() + overlapHours * 3_600_000).toISOString()
        await replaceSecret(tx, { ...(await one(seal.seal(tx, organisationId, [{ id, secret, formerSecret }]))), until })
        await audit(tx, akteur, trailOf(webhookContract.rotate.id, id))
        return { secret }
      })
    },

    /** While the person waits, past the outbox. @throws nicht_gefunden, webhook.aus */
    async test(request: CalledBy<Contract['test']>): Promise<WebhookAnswer> {
      const { akteur } = request
      const { url, secret, formerSecret, id } = await held(request, async (tx, webhook) => {
        if (webhook.offAt !== null) throw webhookErrors.refuse('webhook.aus')
        await audit(tx, akteur, trailOf(webhookContract.test.id, webhook.id))
        return one(seal.open(tx, ownOrganisation(akteur), [webhook]))
      })
      const body = JSON.stringify({ type: 'webhook.test', timestamp: now(), data: { webhookId: id } })
      return sendSigned(ports, { url, secret, formerSecret, id: newId(), body })
    },

    async listDispatches(request: CalledBy<Contract['listDispatches']>): Promise<WebhookDispatch[]> {
      checkHead(request.akteur)
      return held(request, (tx) => loadDispatches(tx, whichOf(request)))
    },

    /** @throws nicht_gefunden, webhook.aus */
    async replay(request: CalledBy<Contract['replay']>): Promise<{ events: number }> {
      const { akteur, body, params } = request
      checkHead(akteur)
      const { webhookId } = params
      const seq = await held(request, async (tx, { offAt }) => {
        if (offAt !== null) throw webhookErrors.refuse('webhook.aus')
        const from = 'dispatchId' in body ? await findSeq(tx, { webhookId, dispatchId: body.dispatchId }) : 0
        if (from === null) throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, akteur, trailOf(webhookContract.replay.id, webhookId))
        return from
      })
      const from = 'day' in body ? berlinInstant(body.day) : begin
      // In nobody's name: of a step that it only hears of, a house may not read the row.
      const events = await queueAgain(onBehalfOf(database, systemContext), { webhookId, seq, from, now: now() })
      wake()
      return { events }
    },
  }
}
