/** Large and small organisation in turn. Ratio: time in the large one to time in the small one; goals: what a person notices. */
import { randomUUID } from 'node:crypto'
import { gross, klein, leitung } from './aktenData.ts'

const runden = 15
const listZiel = { ms: 100, verhaeltnis: 3 }
/** What looks through all records, a thousand times as many as in the small organisation: unnoticed, and far from a thousand times the work. */
const suchZiel = { ms: 100, verhaeltnis: 30 }

export type Rufe = (path: string, body?: unknown) => Promise<unknown>
export interface Arbeit {
  name: string
  ziel: { ms: number; verhaeltnis: number }
  prepare?(call: Rufe): Promise<string>
  run(call: Rufe, bereitet: string): Promise<unknown>
  runden?: number
}

type Suche = Record<string, string>
const adresse = (path: string, suche: Suche) => `${path}?${new URLSearchParams(suche).toString()}`

export const liste = (name: string, path: string, suche: Suche = {}): Arbeit => ({
  name,
  ziel: listZiel,
  run: (call) => call(adresse(path, suche)),
})
export const search = (...words: Parameters<typeof liste>): Arbeit => ({ ...liste(...words), ziel: suchZiel })

/** The cursor in the middle: so many pages further, as someone would who never stops scrolling. */
export function tief(name: string, { path, suche = {}, seiten }: { path: string; suche?: Suche; seiten: number }): Arbeit {
  return {
    name,
    ziel: listZiel,
    async prepare(call) {
      let cursor = ''
      for (let nr = 0; nr < seiten; nr += 1) {
        const seite = (await call(adresse(path, { ...suche, limit: '100', ...(cursor === '' ? {} : { cursor }) }))) as {
          cursor: string | null
        }
        if (seite.cursor === null) break
        cursor = seite.cursor
      }
      return adresse(path, { ...suche, ...(cursor === '' ? {} : { cursor }) })
    },
    run: (call, ort) => call(ort),
  }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export async function measureLists(
  arbeiten: readonly Arbeit[],
  { port, report }: { port: number; report: (person: number) => Promise<string> },
): Promise<number> {
  const rufer = async (haus: number): Promise<Rufe> => {
    const authorization = `Bearer ${await report(leitung(haus))}`
    return async (path, body) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
      return JSON.parse(text)
    }
  }
  const haeuser = [await rufer(gross), await rufer(klein)] as const
  console.log('call                            |  large ms   worst |  small ms   worst | ratio | goal ms  ratio')
  let verfehlt = 0
  for (const { name, ziel, prepare, run, runden: wieOft = runden } of arbeiten) {
    const orte = await Promise.all(haeuser.map(async (call) => prepare?.(call) ?? ''))
    const times: [number[], number[]] = [[], []]
    for (let runde = wieOft > 3 ? -3 : 0; runde < wieOft; runde += 1) {
      for (const haus of [0, 1] as const) {
        const start = performance.now()
        await run(haeuser[haus], orte[haus] ?? '')
        if (runde >= 0) times[haus].push(performance.now() - start)
      }
    }
    const [grosses, kleines] = [median(times[0]), median(times[1])]
    const verhaeltnis = grosses / kleines
    const gut = grosses <= ziel.ms && verhaeltnis <= ziel.verhaeltnis
    if (!gut) verfehlt += 1
    const count = (ms: number) => ms.toFixed(1).padStart(8)
    console.log(
      `${name.padEnd(31)} | ${count(grosses)} ${count(Math.max(...times[0]))} | ${count(kleines)} ${count(Math.max(...times[1]))} | ${verhaeltnis.toFixed(2).padStart(5)} | ${String(ziel.ms).padStart(7)} ${String(ziel.verhaeltnis).padStart(6)}${gut ? '' : '  MISSED'}`,
    )
  }
  return verfehlt
}
