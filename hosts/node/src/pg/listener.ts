import type { Log } from '@dreiklang/server/ports'
import type pg from 'pg'
import { type ClientOptions, connect } from './client.ts'

type Hear = (payload: string) => void

const firstRetryMs = 100
const lastRetryMs = 5_000

/** One connection of the process that hears all channels; comes back by itself and asks for its channels again. */
export class Listener {
  private readonly options: ClientOptions
  private readonly log: Log
  private readonly ears = new Map<string, Set<Hear>>()
  private client: pg.Client | null = null
  private opening: Promise<void> | null = null
  private retryMs = firstRetryMs
  private retry: NodeJS.Timeout | undefined
  private closed = false
  private wasThere = false

  constructor(options: ClientOptions, log: Log) {
    this.options = options
    this.log = log
  }

  async listen(channel: string, hear: Hear): Promise<() => Promise<void>> {
    const ears = this.ears.get(channel) ?? new Set()
    ears.add(hear)
    this.ears.set(channel, ears)
    if (ears.size === 1 && this.client) await this.ask(this.client, 'listen', channel)
    else if (!this.client) await (this.opening ??= this.open())
    return async () => {
      ears.delete(hear)
      if (ears.size > 0 || this.ears.get(channel) !== ears) return
      this.ears.delete(channel)
      if (this.client) await this.ask(this.client, 'unlisten', channel)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.retry)
    await this.opening
    const client = this.client
    this.client = null
    await client?.end()
  }

  private async open(): Promise<void> {
    try {
      const client = await connect(this.options)
      client.on('notification', ({ channel, payload }) => this.ears.get(channel)?.forEach((hear) => hear(payload ?? '')))
      client.on('end', () => {
        if (this.client === client) this.comeBack()
      })
      this.client = client
      this.retryMs = firstRetryMs
      await Promise.all([...this.ears.keys()].map((channel) => this.ask(client, 'listen', channel)))
      // What was said in between is lost: the empty word tells everyone to look.
      if (this.wasThere) for (const ears of this.ears.values()) ears.forEach((hear) => hear(''))
      this.wasThere = true
    } catch (error) {
      this.log.warn({ error: String(error), retryMs: this.retryMs }, 'the database cannot be listened to')
      this.comeBack()
    } finally {
      this.opening = null
    }
  }

  private async ask(client: pg.Client, verb: 'listen' | 'unlisten', channel: string): Promise<void> {
    try {
      await client.query(`${verb} ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      this.log.warn({ error: String(error), channel }, `${verb} failed`)
    }
  }

  private comeBack(): void {
    this.client = null
    if (this.closed) return
    this.retry = setTimeout(() => {
      this.opening ??= this.open()
    }, this.retryMs).unref()
    this.retryMs = Math.min(this.retryMs * 2, lastRetryMs)
  }
}
