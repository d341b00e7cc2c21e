/** The cookies of this tab, which a real browser would share: a session per tab, so that three people can play in three tabs. */
export interface CookieJar {
  line(): string
  take(lines: readonly string[]): void
  clear(): void
}

const sessionKey = 'dreiklang.uebung.sitzung'
const deviceKey = 'dreiklang.uebung.geraet'

type Pairs = Record<string, string>

const read = (storage: Storage, key: string): Pairs => JSON.parse(storage.getItem(key) ?? '{}')

export function createCookieJar({ tab, device }: { tab: Storage; device: Storage }): CookieJar {
  function set({ name, value, maxAge }: { name: string; value: string; maxAge: number | null }): void {
    const [storage, key] = maxAge === null || maxAge === 0 ? ([tab, sessionKey] as const) : ([device, deviceKey] as const)
    const { [name]: _old, ...others } = read(storage, key)
    storage.setItem(key, JSON.stringify(maxAge === 0 ? others : { ...others, [name]: value }))
  }
  return {
    line: () =>
      Object.entries({ ...read(device, deviceKey), ...read(tab, sessionKey) })
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    take(lines) {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        const age = /;\s*max-age=(\d+)/i.exec(line)?.[1]
        set({ name, value, maxAge: age === undefined ? null : Number(age) })
      }
    },
    clear() {
      tab.removeItem(sessionKey)
      device.removeItem(deviceKey)
    },
  }
}
