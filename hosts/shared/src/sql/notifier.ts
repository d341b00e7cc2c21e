import type { Log } from '@dreiklang/server/ports'

const debounceMs = 20

/** NOTIFY takes a lock of the whole cluster at commit: the empty word at most once in 20 ms per channel, a payload at once. Best effort. */
export class Notifier {
  private readonly send: (channel: string, payload: string) => Promise<void>
  private readonly log: Log
  private readonly pending = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly sending = new Set<Promise<void>>()

  constructor(send: (channel: string, payload: string) => Promise<void>, log: Log) {
    this.send = send
    this.log = log
  }

  async notify(channel: string, payload: string): Promise<void> {
    if (payload !== '') return this.tell(channel, payload)
    if (this.pending.has(channel)) return
    const timer = setTimeout(() => {
      this.pending.delete(channel)
      void this.tell(channel, '')
    }, debounceMs)
    this.pending.set(channel, timer)
  }

  async close(): Promise<void> {
    const channels = [...this.pending.keys()]
    this.pending.forEach((timer) => clearTimeout(timer))
    this.pending.clear()
    for (const channel of channels) void this.tell(channel, '')
    await Promise.all(this.sending)
  }

  private async tell(channel: string, payload: string): Promise<void> {
    const attempt = this.attempt(channel, payload)
    this.sending.add(attempt)
    await attempt
    this.sending.delete(attempt)
  }

  private async attempt(channel: string, payload: string): Promise<void> {
    try {
      await this.send(channel, payload)
    } catch (error) {
      this.log.warn({ error: String(error), channel }, 'a notification could not be sent')
    }
  }
}
