import { DatabaseUnavailable } from '@dreiklang/server/ports'
import type pg from 'pg'
import { type ClientOptions, connect, drop } from './client.ts'

interface Waiting {
  resolve(client: pg.Client): void
  reject(error: unknown): void
  timer: NodeJS.Timeout
}

/** Not the driver's pool: its clients cannot pipeline, its queue has no end, and it keeps a client whose rollback failed. */
export class ExclusiveClients {
  private readonly options: ClientOptions
  private readonly size: number
  private readonly queueLimit: number
  private readonly waitMs: number
  private readonly idle: pg.Client[] = []
  private readonly waiting: Waiting[] = []
  private open = 0
  private closed = false

  constructor(options: ClientOptions, { size, queueLimit, waitMs }: { size: number; queueLimit: number; waitMs: number }) {
    this.options = options
    this.size = size
    this.queueLimit = queueLimit
    this.waitMs = waitMs
  }

  get usage(): { inUse: number; waiting: number } {
    return { inUse: this.open - this.idle.length, waiting: this.waiting.length }
  }

  /** @throws DatabaseUnavailable when none can be opened, or none becomes free in time */
  async acquire(): Promise<pg.Client> {
    if (this.closed) throw new DatabaseUnavailable(new Error('The database was closed'))
    const client = this.idle.pop()
    if (client) return client
    if (this.open < this.size) return this.add()
    if (this.waiting.length >= this.queueLimit) throw new DatabaseUnavailable(new Error('Too many transactions wait for a connection'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1)
        reject(new DatabaseUnavailable(new Error('No connection became free in time')))
      }, this.waitMs)
      const waiting = { resolve, reject, timer }
      this.waiting.push(waiting)
    })
  }

  release(client: pg.Client): void {
    if (this.closed) void client.end()
    else if (!this.hand(client)) this.idle.push(client)
  }

  /** A broken client's place is free for a new one, which a waiting transaction gets at once. */
  discard(client: pg.Client): void {
    const at = this.idle.indexOf(client)
    if (at >= 0) this.idle.splice(at, 1)
    drop(client)
    this.open--
    if (this.waiting.length > 0) void this.addForWaiting()
  }

  async close(): Promise<void> {
    this.closed = true
    this.turnAway(new DatabaseUnavailable(new Error('The database was closed')))
    await Promise.all(this.idle.splice(0).map((client) => client.end()))
  }

  private turnAway(error: unknown): void {
    for (const { reject, timer } of this.waiting.splice(0)) {
      clearTimeout(timer)
      reject(error)
    }
  }

  private hand(client: pg.Client): boolean {
    const next = this.waiting.shift()
    if (!next) return false
    clearTimeout(next.timer)
    next.resolve(client)
    return true
  }

  private async add(): Promise<pg.Client> {
    this.open++
    try {
      const client = await connect(this.options)
      // Broken while idle: the next transaction must not get it. Broken in use: its transaction discards it.
      const left = () => {
        if (this.idle.includes(client)) this.discard(client)
      }
      client.on('error', left)
      client.on('end', left)
      return client
    } catch (error) {
      this.open--
      throw error
    }
  }

  private async addForWaiting(): Promise<void> {
    try {
      this.release(await this.add())
    } catch (error) {
      this.turnAway(error)
    }
  }
}
