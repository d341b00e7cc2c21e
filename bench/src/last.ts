import { Agent, request } from 'node:http'
import { readFileSync, readdirSync } from 'node:fs'

export interface Anfrage {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Connection {
  naechste(): Anfrage
  nachher?(text: string): void
}

export interface Messung {
  proSekunde: number
  p50: number
  p99: number
  /** CPU milliseconds per request of the server process and the database together; null where the system does not tell. */
  cpuMs: number | null
  fehler: number
}

function send(agent: Agent, port: number, { method, path, headers, body }: Anfrage): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const anfrage = request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    anfrage.on('error', reject)
    anfrage.end(body)
  })
}

/** Clock ticks of a process and of its children that live, from /proc; null elsewhere than on Linux. */
function cpuTicks(pids: readonly number[]): number | null {
  try {
    const ppidOf = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
          try {
            const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
              .replace(/^.*\) /, '')
              .split(' ')
            return [[Number(name), { ppid: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }] as const]
          } catch {
            return []
          }
        }),
    )
    let sum = 0
    for (const [pid, { ppid, ticks }] of ppidOf) if (pids.includes(pid) || pids.includes(ppid)) sum += ticks
    return sum
  } catch {
    return null
  }
}

const TICK_MS = 10

export async function miss({
  port,
  verbindungen,
  sekunden,
  pids,
}: {
  port: number
  verbindungen: readonly Connection[]
  sekunden: number
  pids: readonly number[]
}): Promise<Messung> {
  const agent = new Agent({ keepAlive: true, maxSockets: verbindungen.length })
  const times: number[] = []
  let fehler = 0
  let misst = false
  let end = false
  const laeufe = verbindungen.map(async (connection) => {
    while (!end) {
      const start = performance.now()
      const { status, text } = await send(agent, port, connection.naechste())
      if (misst) times.push(performance.now() - start)
      if (status >= 400) {
        fehler += 1
        if (fehler === 1) console.error(`first refusal: ${status} ${text.slice(0, 300)}`)
      } else connection.nachher?.(text)
    }
  })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  misst = true
  const start = performance.now()
  const cpuVorher = cpuTicks(pids)
  await new Promise((resolve) => setTimeout(resolve, sekunden * 1000))
  misst = false
  const dauer = (performance.now() - start) / 1000
  const cpuAfter = cpuTicks(pids)
  end = true
  await Promise.all(laeufe)
  agent.destroy()
  const sortiert = times.toSorted((a, b) => a - b)
  const anteil = (p: number) => sortiert[Math.min(sortiert.length - 1, Math.floor(sortiert.length * p))] ?? 0
  return {
    proSekunde: sortiert.length / dauer,
    p50: anteil(0.5),
    p99: anteil(0.99),
    cpuMs: cpuVorher === null || cpuAfter === null || sortiert.length === 0 ? null : ((cpuAfter - cpuVorher) * TICK_MS) / sortiert.length,
    fehler,
  }
}
