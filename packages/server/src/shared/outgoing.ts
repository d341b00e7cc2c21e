/** What leaves after the commit of its cause: sent at the word of the database that something lies there, and whenever the clock asks. */
import { DatabaseUnavailable, type Ports } from '../ports.ts'

export interface Outgoing {
  /** Sends what is due. Never throws for something that cannot be sent. */
  send(): Promise<void>
  close(): Promise<void>
}

interface Wie {
  channel: string
  naechstes(): Promise<boolean>
}

export async function createOutgoing({ database, log }: Pick<Ports, 'database' | 'log'>, { channel, naechstes }: Wie): Promise<Outgoing> {
  let running = Promise.resolve()
  let closing = false
  async function run(): Promise<void> {
    while (!closing && (await naechstes()));
  }

  let next: Promise<void> | null = null
  /** One turn at a time; all who ask while one is under way share the turn after it. */
  const send = (): Promise<void> => {
    next ??= running.then(() => {
      next = null
      return run()
    })
    running = next.catch(() => {})
    return next
  }
  const stopListening = await database.listen(channel, () => {
    send().catch((error: unknown) => {
      const say = error instanceof DatabaseUnavailable ? log.warn : log.error
      say({ channel, error: String(error) }, 'the outbox could not be read and is tried again in a minute')
    })
  })
  return {
    send,
    async close() {
      closing = true
      await stopListening()
      await running
    },
  }
}
