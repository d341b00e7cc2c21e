/** Pushes leave after the commit of what caused them, and not without it. */
import { PushGone, PushLater, PushRefused, type Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Outgoing, createOutgoing } from '../shared/outgoing.ts'
import { type PushRow, deletePush, takePushs, pushChannel, movePush } from './ausgang.repository.ts'
import { rememberSuccess, forgetDevice } from './device.repository.ts'

const minute = 60_000
/** After each failed attempt; the last one repeats. */
const pausenMs = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute]
/** Nobody needs to hear today whose turn it was yesterday. */
const geduldMs = 24 * 60 * minute
/** A host gives up well before. Only a process killed between sending and recording sends twice; the device shows one (same tag). */
const leihfristMs = 2 * minute
/** Concurrency limit, so that one push service that does not answer holds up few others. */
const gleichzeitig = 16

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

export async function createPushOutgoing(ports: Pick<Ports, 'database' | 'clock' | 'log' | 'push'>): Promise<Outgoing> {
  const { database, clock, log, push } = ports
  const db = onBehalfOf(database, systemContext)
  const endOf = ({ am }: PushRow) => Date.parse(am) + geduldMs
  const iso = (ms: number) => new Date(ms).toISOString()

  async function sendOne(row: PushRow): Promise<void> {
    const { endpoint, p256dh, auth, inhalt, dringend, sitzungId, bestellungId } = row
    const nowMs = clock.now().getTime()
    const ttlSekunden = Math.floor((endOf(row) - nowMs) / 1000)
    if (ttlSekunden > 0) {
      // 32 letters: what a topic may have.
      await push.send({ endpoint, p256dh, auth, inhalt, ttlSekunden, dringend, topic: bestellungId.replaceAll('-', '') })
      await rememberSuccess(db, { sitzungId, endpoint, now: iso(nowMs) })
    }
    await deletePush(db, row.id)
  }

  async function afterFailure(row: PushRow, error: unknown): Promise<void> {
    const { id, sitzungId, endpoint, versuche } = row
    if (error instanceof PushGone) return forgetDevice(db, sitzungId, endpoint)
    const pause = pausenMs[Math.min(versuche, pausenMs.length) - 1] ?? minute
    const next = clock.now().getTime() + Math.max(pause, error instanceof PushLater ? error.afterMs : 0)
    const fields = { pushId: id, attempts: versuche, code: codeOf(error) }
    if (error instanceof PushRefused || next >= endOf(row)) {
      log.warn(fields, 'a push was given up')
      return deletePush(db, id)
    }
    log.warn(fields, 'a push could not be sent yet')
    await movePush(db, { id, auf: iso(next) })
  }

  return createOutgoing(ports, {
    channel: pushChannel,
    async naechstes() {
      const nowMs = clock.now().getTime()
      const rows = await takePushs(db, { now: iso(nowMs), bis: iso(nowMs + leihfristMs), anzahl: gleichzeitig })
      // A refusal by one device says nothing about the next one.
      await Promise.all(rows.map((row) => sendOne(row).catch((error: unknown) => afterFailure(row, error))))
      return rows.length > 0
    },
  })
}
