import { type StreamEreignis, streamEreignis } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type SignalEreignis, signalEreignis } from '@dreiklang/domain/shared/signal.contract'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'

export interface Empfangen extends StreamEreignis {
  id: string
}

export interface Leser {
  ereignisse: Empfangen[]
  zurufe: SignalEreignis[]
  zurueckgesetzt: number
  letzteId: string | null
  beendet: boolean
  text: string
  close(): Promise<void>
}

interface Options {
  fetch(request: Request): Promise<Response>
  token: string
  ab?: string | null
  /** Cut the line after so many bytes. */
  bytes?: number
}

export async function listen({ fetch, token, ab = null, bytes = Number.POSITIVE_INFINITY }: Options): Promise<Leser> {
  const headers = { authorization: `Bearer ${token}`, ...(ab === null ? {} : { 'last-event-id': ab }) }
  const answer = await fetch(new Request('http://test.invalid/api/ereignisse/strom', { headers }))
  if (answer.status !== 200 || answer.body === null) throw new Error(`The stream was refused: ${answer.status}`)
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let seen = 0
  const leser: Leser = {
    ereignisse: [],
    zurufe: [],
    zurueckgesetzt: 0,
    letzteId: ab,
    beendet: false,
    text: '',
    close: () => reader.cancel(),
  }

  function take(block: string): void {
    const fields = block.split('\n').map((row) => [row.split(':')[0] ?? '', row.slice(row.indexOf(':') + 1).trim()] as const)
    const field = (name: string) => fields.find(([key]) => key === name)?.[1]
    const id = field('id')
    if (id !== undefined) leser.letzteId = id
    const data = field('data')
    if (data === undefined) return
    if (field('event') === 'reset') leser.zurueckgesetzt += 1
    else if (field('event') === 'zuruf') leser.zurufe.push(signalEreignis.parse(JSON.parse(data)))
    else leser.ereignisse.push({ ...streamEreignis.parse(JSON.parse(data)), id: id ?? '' })
  }

  async function lies(): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const genommen = value.subarray(0, Math.max(0, bytes - seen))
      seen += genommen.byteLength
      const text = decoder.decode(genommen, { stream: true })
      leser.text += text
      const bloecke = `${rest}${text}`.split('\n\n')
      rest = bloecke.pop() ?? ''
      bloecke.forEach(take)
      if (seen >= bytes) await reader.cancel()
    }
    leser.beendet = true
  }
  void lies()
  return leser
}

/** Looks again until it holds. @throws with what was seen last when it never does */
export async function bis<T>(look: () => T | Promise<T>, gut: (value: T) => boolean, maxMs = 15_000): Promise<T> {
  const end = performance.now() + maxMs
  for (;;) {
    const value = await look()
    if (gut(value)) return value
    if (performance.now() > end) throw new Error(`Waited in vain, last seen: ${JSON.stringify(value)}`)
    await new Promise((weiter) => setTimeout(weiter, 10))
  }
}

/** Waits until every event that was written can be read: until all older transactions of the database server have ended. */
export async function everythingReadable(database: Ports['database']): Promise<void> {
  const text = 'select not exists (select from ereignis where tx >= pg_snapshot_xmin(pg_current_snapshot())) as ja'
  const look = async () => (await database.query<{ ja: boolean }>(systemContext, { name: 'test.everythingReadable', text }, {}))[0]?.ja
  await bis(look, Boolean)
}
