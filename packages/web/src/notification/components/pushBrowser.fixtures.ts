import { vi } from 'vitest'

interface Subscription {
  endpoint: string
  options: { applicationServerKey: ArrayBuffer }
  getKey(name: string): ArrayBuffer
  unsubscribe(): Promise<boolean>
}

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer

export function openPushBrowser({ answer = 'granted', failure = null }: { answer?: NotificationPermission; failure?: Error | null } = {}) {
  const state = {
    permission: 'default' as NotificationPermission,
    asked: 0,
    subscription: null as Subscription | null,
    closed: [] as string[],
  }
  let number = 0
  const pushManager = {
    getSubscription: async () => state.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }): Promise<Subscription> => {
      if (failure !== null) throw failure
      number += 1
      state.subscription ??= {
        endpoint: `https://push.example.org/${Math.random()}/${number}`,
        options: { applicationServerKey: bytes(applicationServerKey) },
        getKey: (name) => bytes(name === 'auth' ? 'a'.repeat(22) : `B${'p'.repeat(86)}`),
        unsubscribe: async () => {
          state.subscription = null
          return true
        },
      }
      return state.subscription
    },
  }
  const shown: { data: string; close(): void }[] = []
  const registration = { pushManager, getNotifications: async () => shown }
  const show = (path: string) => shown.push({ data: path, close: () => state.closed.push(path) })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', pushManager)
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.asked += 1
      state.permission = answer
      return answer
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      addEventListener: () => {},
      removeEventListener: () => {},
    },
  })
  return { state, show }
}

export function closePushBrowser(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.removeItem('dreiklang.push')
}
