/** Reads what happened, and sends what is due. At least once: a process that is killed after sending sends again, with the same id. */
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { type OffReason, type SendFault, logDays, patienceMs, pauseAfter } from '@dreiklang/domain/webhook/webhook'
import { loadSince } from '../bestellung/stream/stream.repository.ts'
import { loadTaetige } from '../organisation/personen.repository.ts'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Outgoing, createOutgoing } from '../shared/outgoing.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { WebhookUnreached } from '../webhookPort.ts'
import {
  type DueDispatch,
  forgetDispatches,
  hasWebhooks,
  holdStand,
  queueEvents,
  setStand,
  settleDispatch,
  takeDue,
} from './dispatch.repository.ts'
import { type Signing, signedHeaders } from './signature.ts'
import { forgetFormerSecrets, giveUpWaiting, switchWebhook } from './webhook.repository.ts'

export type TellHead = (tx: Queryable, what: { personId: string; anlass: 'WEBHOOK_AUS'; am: string }) => Promise<void>

const pageSize = 200
/** A host gives up well before. */
const leaseMs = 60_000
const together = 16
const gone = 410

export const createSecretSeal = (ports: Ports) =>
  createHouseSeal(ports, { tabelle: 'webhook', felder: new Set(['secret', 'formerSecret']) })

interface Answer {
  status: number | null
  fault: SendFault | null
}

/** Never throws for what the receiver does. */
export async function sendSigned(
  { webhooks, clock }: Pick<Ports, 'webhooks' | 'clock'>,
  what: Omit<Signing, 'nowMs'> & { url: string },
): Promise<Answer> {
  const headers = await signedHeaders({ ...what, nowMs: clock.now().getTime() })
  try {
    return { status: (await webhooks.send({ url: what.url, headers, body: what.body })).status, fault: null }
  } catch (error) {
    if (error instanceof WebhookUnreached) return { status: null, fault: error.fault }
    throw error
  }
}

export async function createWebhookOutgoing(ports: Ports, tell: TellHead): Promise<Outgoing & { tick(): Promise<void> }> {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const seal = createSecretSeal(ports)
  const iso = (ms: number) => new Date(ms).toISOString()

  /** True when there may be more. */
  const readPage = () =>
    database.transaction(systemContext, async (tx) => {
      const stand = await holdStand(tx)
      if (stand === null) return false
      const rows = await loadSince(tx, stand, pageSize)
      const last = rows.at(-1)
      if (last === undefined) return false
      await queueEvents(
        tx,
        rows.map(({ seq }) => seq),
        iso(clock.now().getTime()),
      )
      await setStand(tx, { tx: last.tx, seq: last.seq })
      return rows.length === pageSize
    })

  /** The head is told in the same transaction; of two servers one does it. */
  const switchOff = ({ organisationId, webhookId }: DueDispatch, why: OffReason) =>
    database.transaction(systemContext, async (tx) => {
      const am = iso(clock.now().getTime())
      await giveUpWaiting(tx, webhookId)
      if (!(await switchWebhook(tx, { organisationId, webhookId, offAt: am, why }))) return
      const heads = (await loadTaetige(tx, [organisationId])).filter(({ rolle }) => isVerwaltung(rolle))
      for (const { personId } of heads) await tell(tx, { personId, anlass: 'WEBHOOK_AUS', am })
    })

  async function sendOne(due: DueDispatch): Promise<void> {
    const sealed = { id: due.webhookId, secret: due.secret, formerSecret: due.formerSecret }
    const { secret, formerSecret } = await one(seal.open(db, due.organisationId, [sealed]))
    const answer = await sendSigned(ports, { ...due, secret, formerSecret })
    const nowMs = clock.now().getTime()
    const good = answer.status !== null && answer.status >= 200 && answer.status < 300
    if (good) return settleDispatch(db, { ...answer, id: due.id, nextAt: null, doneAt: iso(nowMs) })
    const next = nowMs + pauseAfter(due.attempts)
    await settleDispatch(db, { ...answer, id: due.id, nextAt: iso(next), doneAt: null })
    if (answer.status === gone) await switchOff(due, 'GONE')
    else if (next >= Date.parse(due.queuedAt) + patienceMs) await switchOff(due, 'FAILED')
  }

  const outgoing = await createOutgoing(ports, {
    channel: 'webhook',
    async naechstes() {
      if (!(await hasWebhooks(db))) return false
      const more = await readPage()
      const nowMs = clock.now().getTime()
      const due = await takeDue(db, { now: iso(nowMs), until: iso(nowMs + leaseMs), most: together })
      await Promise.all(due.map(sendOne))
      return more || due.length > 0
    },
  })
  return {
    ...outgoing,
    async tick() {
      await outgoing.send()
      const nowMs = clock.now().getTime()
      await forgetDispatches(db, iso(nowMs - logDays * 86_400_000))
      await forgetFormerSecrets(db, iso(nowMs))
    },
  }
}
