/** What leaves after the commit of its cause: sent at the word of the database that something lies there, and whenever the clock asks. */
import { DatabaseUnavailable, type Ports } from '../ports.ts'

export interface Ausgang {
  /** Sends what is due. Never throws for something that cannot be sent. */
  versende(): Promise<void>
  close(): Promise<void>
}

interface Wie {
  /** On which the database says that something was laid in. */
  kanal: string
  /** Sends what is due next; false when that is all for now. */
  naechstes(): Promise<boolean>
}

export async function createAusgang({ database, log }: Pick<Ports, 'database' | 'log'>, { kanal, naechstes }: Wie): Promise<Ausgang> {
  let running = Promise.resolve()
  let closing = false
  async function run(): Promise<void> {
    while (!closing && (await naechstes()));
  }

  let next: Promise<void> | null = null
  /** One turn at a time; all who ask while one is under way share the turn after it. */
  const versende = (): Promise<void> => {
    next ??= running.then(() => {
      next = null
      return run()
    })
    running = next.catch(() => {})
    return next
  }
  const stopListening = await database.listen(kanal, () => {
    versende().catch((error: unknown) => {
      const say = error instanceof DatabaseUnavailable ? log.warn : log.error
      say({ kanal, error: String(error) }, 'the outbox could not be read and is tried again in a minute')
    })
  })
  return {
    versende,
    async close() {
      closing = true
      await stopListening()
      await running
    },
  }
}
