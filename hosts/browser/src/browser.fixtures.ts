import { live } from './life.ts'
import { type CommonMessage, type LeadState, commonChannel, lifeLock } from './protocol.ts'
import { type Answering, serveTab } from './worker/serveTab.ts'

interface Waiting {
  shared: boolean
  start(): void
}

/** `end` releases all locks of a holder, as when a tab dies. */
export function installBrowser(): { end(name: string): void } {
  const held = new Map<string, { shared: boolean; count: number }>()
  const queues = new Map<string, Waiting[]>()

  function pump(name: string): void {
    const queue = queues.get(name) ?? []
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const now = held.get(name)
      if (now !== undefined && !(now.shared && next.shared)) return
      queue.shift()
      held.set(name, { shared: next.shared, count: (now?.count ?? 0) + 1 })
      next.start()
    }
  }
  function release(name: string): void {
    const now = held.get(name)
    if (now === undefined) return
    if (now.count === 1) held.delete(name)
    else now.count -= 1
    pump(name)
  }
  function request(name: string, ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]): Promise<unknown> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        shared: options.mode === 'shared',
        start: () =>
          void Promise.resolve(work(null))
            .then(resolve, reject)
            .finally(() => release(name)),
      }
      queues.set(name, [...(queues.get(name) ?? []), waiting])
      options.signal?.addEventListener('abort', () => {
        const queue = queues.get(name) ?? []
        if (!queue.includes(waiting)) return
        queue.splice(queue.indexOf(waiting), 1)
        reject(options.signal?.reason)
      })
      pump(name)
    })
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { origin: 'http://practice.test' } })
  return {
    end(name) {
      held.delete(name)
      pump(name)
    },
  }
}

export async function leadAs(leader: string, answering: Answering, end: (name: string) => void): Promise<{ die(): void }> {
  await live(leader)
  const common = new BroadcastChannel(commonChannel)
  const ending = new AbortController()
  const state: LeadState = { kind: 'ready', epoch: 'one', clockOffsetMs: 0, bootMs: 1, firstBoot: false }
  const say = (message: CommonMessage) => common.postMessage(message)
  const tabs = new Set<string>()
  common.onmessage = ({ data }: MessageEvent<CommonMessage>) => {
    if (data.kind !== 'hello') return
    say({ kind: 'lead', leader, state })
    if (tabs.has(data.tab)) return
    tabs.add(data.tab)
    serveTab({ tab: data.tab, leader, answering, ending: ending.signal })
  }
  say({ kind: 'lead', leader, state })
  return {
    die() {
      ending.abort()
      common.close()
      end(lifeLock(leader))
    },
  }
}

export function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}
