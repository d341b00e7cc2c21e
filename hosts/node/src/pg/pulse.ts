/** Tells a database that says nothing from one that works long on something: beside all work, a question that costs nothing. */
import { DatabaseUnavailable, type Log } from '@dreiklang/server/ports'

export interface Probe {
  /** Resolves when the database answers; rejects when it refuses, or when the question was given up. */
  ask(): Promise<void>
  giveUp(): void
  close(): Promise<void>
}

/** A connection that waits for the database. */
export interface Held {
  /** Bytes that have come so far: whatever comes is a sign of life, also when the question itself is behind. */
  received(): number
  /** Rejects what is in flight on it. */
  cut(): void
}

const tickMs = 250
/** A second: a server that computes for minutes answers beside that in milliseconds, also on a busy machine. */
const usualTicks = 4
/** Then another connection is tried: the old one may lead to a machine that is gone. */
const givenUpTicks = 8

/**
 * Silence is counted in our own ticks and not by the clock, because a process that stood still itself has not waited. Once the database is
 * silent, whoever waits for it is told at once, and so is everybody who comes, until it answers again.
 */
export class Pulse {
  private readonly probe: Probe
  private readonly log: Log
  private readonly silentTicks: number
  private readonly held = new Map<Held, number>()
  private timer: NodeJS.Timeout | undefined
  private asking = false
  private asked: Promise<void> = Promise.resolve()
  private waited = 0
  private silent = false

  constructor(probe: Probe, log: Log, silentTicks = usualTicks) {
    this.probe = probe
    this.log = log
    this.silentTicks = silentTicks
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), tickMs).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    if (this.silent) this.probe.giveUp()
    await this.asked
    await this.probe.close()
  }

  /** @throws DatabaseUnavailable */
  refuseWhileSilent(): void {
    if (this.silent) throw new DatabaseUnavailable(new Error('The database does not answer'))
  }

  /** Answers what lets it go. */
  hold(connection: Held): () => void {
    this.held.set(connection, connection.received())
    return () => void this.held.delete(connection)
  }

  tick(): void {
    if (!this.asking) {
      this.asked = this.ask()
      return
    }
    this.waited = this.hasMoved() ? 0 : this.waited + 1
    if (this.waited === this.silentTicks) this.fallSilent()
    if (this.waited > 0 && this.waited % givenUpTicks === 0) this.probe.giveUp()
  }

  private async ask(): Promise<void> {
    this.asking = true
    this.waited = 0
    // A refusal in good time is an answer too: who comes then is refused by the database itself.
    const answered = await this.probe.ask().then(
      () => true,
      () => this.waited < this.silentTicks && !this.silent,
    )
    this.asking = false
    if (answered) this.hear()
  }

  private hasMoved(): boolean {
    let moved = false
    for (const [connection, before] of this.held) {
      const received = connection.received()
      if (received > before) moved = true
      this.held.set(connection, received)
    }
    return moved
  }

  private fallSilent(): void {
    if (!this.silent) this.log.warn({}, 'the database does not answer: requests are refused until it does')
    this.silent = true
    for (const connection of this.held.keys()) connection.cut()
  }

  private hear(): void {
    if (this.silent) this.log.warn({}, 'the database answers again')
    this.silent = false
  }
}
