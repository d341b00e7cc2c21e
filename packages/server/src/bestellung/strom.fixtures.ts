/** Reads the stream of events as a browser does: whole blocks count, what was cut off does not, the last id is said again on the way back. */
import type { StromEreignis } from '@dreiklang/domain/bestellung/bestellung.contract'
import { stromEreignis } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type ZurufEreignis, zurufEreignis } from '@dreiklang/domain/shared/zuruf.contract'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'

export interface Empfangen extends StromEreignis {
  id: string
}

export interface Leser {
  ereignisse: Empfangen[]
  /** Words to the own person, which are not kept. */
  zurufe: ZurufEreignis[]
  /** How often the server said that too much was missed. */
  zurueckgesetzt: number
  letzteId: string | null
  /** The server has ended it. */
  beendet: boolean
  /** Everything as it came, for who looks for words in it. */
  text: string
  schliesse(): Promise<void>
}

interface Optionen {
  fetch(request: Request): Promise<Response>
  token: string
  ab?: string | null
  /** Cut the line after so many bytes. */
  bytes?: number
}

export async function hoere({ fetch, token, ab = null, bytes = Number.POSITIVE_INFINITY }: Optionen): Promise<Leser> {
  const headers = { authorization: `Bearer ${token}`, ...(ab === null ? {} : { 'last-event-id': ab }) }
  const antwort = await fetch(new Request('http://test.invalid/api/ereignisse/strom', { headers }))
  if (antwort.status !== 200 || antwort.body === null) throw new Error(`The stream was refused: ${antwort.status}`)
  const reader = antwort.body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let gelesen = 0
  const leser: Leser = {
    ereignisse: [],
    zurufe: [],
    zurueckgesetzt: 0,
    letzteId: ab,
    beendet: false,
    text: '',
    schliesse: () => reader.cancel(),
  }

  function nimm(block: string): void {
    const felder = block.split('\n').map((zeile) => [zeile.split(':')[0] ?? '', zeile.slice(zeile.indexOf(':') + 1).trim()] as const)
    const feld = (name: string) => felder.find(([schluessel]) => schluessel === name)?.[1]
    const id = feld('id')
    if (id !== undefined) leser.letzteId = id
    const data = feld('data')
    if (data === undefined) return
    if (feld('event') === 'reset') leser.zurueckgesetzt += 1
    else if (feld('event') === 'zuruf') leser.zurufe.push(zurufEreignis.parse(JSON.parse(data)))
    else leser.ereignisse.push({ ...stromEreignis.parse(JSON.parse(data)), id: id ?? '' })
  }

  async function lies(): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const genommen = value.subarray(0, Math.max(0, bytes - gelesen))
      gelesen += genommen.byteLength
      const text = decoder.decode(genommen, { stream: true })
      leser.text += text
      const bloecke = `${rest}${text}`.split('\n\n')
      rest = bloecke.pop() ?? ''
      bloecke.forEach(nimm)
      if (gelesen >= bytes) await reader.cancel()
    }
    leser.beendet = true
  }
  void lies()
  return leser
}

/** Looks again until it holds. @throws with what was seen last when it never does */
export async function bis<T>(sieh: () => T | Promise<T>, gut: (wert: T) => boolean, hoechstensMs = 15_000): Promise<T> {
  const ende = performance.now() + hoechstensMs
  for (;;) {
    const wert = await sieh()
    if (gut(wert)) return wert
    if (performance.now() > ende) throw new Error(`Waited in vain, last seen: ${JSON.stringify(wert)}`)
    await new Promise((weiter) => setTimeout(weiter, 10))
  }
}

/** Waits until every event that was written can be read: until all older transactions of the database server have ended. */
export async function allesLesbar(database: Ports['database']): Promise<void> {
  const text = 'select not exists (select from ereignis where tx >= pg_snapshot_xmin(pg_current_snapshot())) as ja'
  const sieh = async () => (await database.query<{ ja: boolean }>(systemKontext, { name: 'test.allesLesbar', text }, {}))[0]?.ja
  await bis(sieh, Boolean)
}
