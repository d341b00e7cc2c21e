import { type ServerPreferences, settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { defaultAppearance } from '@dreiklang/domain/shared/appearance'
import { useSyncExternalStore } from 'react'
import { call, sessionStore } from '../../shared/apiClient.ts'
import { ApiError } from '../../shared/apiError.ts'
import { changeLanguage, currentLanguage } from '../../shared/i18n.ts'
import { subscribeLiveEvents } from '../../shared/liveEvents.ts'
import { signalIn } from '../../shared/signal.ts'
import { type Preferences, getPreferences, setPreferences, subscribePreferences } from '../../shared/preferences.ts'

/** Batches sliders and quick clicks into one call. */
const calmMs = 500
const retryMs = { first: 2_000, most: 60_000 }

type Choices = Partial<ServerPreferences>
const keys = ['layout', 'theme', 'scheme', 'density', 'language', 'letterKeys'] as const satisfies readonly (keyof ServerPreferences)[]

/** Anything never chosen is the default, even if someone else used this device before; only the language is kept. */
const toDevice = ({ layout, theme, scheme, density, language, letterKeys }: ServerPreferences): Omit<Preferences, 'heute'> => ({
  layout,
  theme: theme ?? defaultAppearance.theme,
  scheme: scheme ?? defaultAppearance.scheme,
  density: density ?? defaultAppearance.density,
  language: language ?? getPreferences().language,
  letterKeys,
})

const isEmpty = (choices: Choices) => Object.keys(choices).length === 0
const worthRetry = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

interface State {
  /** Owner of these choices; null while nobody is signed in. */
  personId: string | null
  dirty: Choices
  sent: Choices
  /** The choices of this device as last seen; any difference was made by the person. */
  seen: Preferences
  /** Counts saves, so that an answer to an earlier read is not mistaken for news. */
  saved: number
  failures: number
  timer: ReturnType<typeof setTimeout> | undefined
  loaded: Promise<void> | null
}
const personIdNow = (): string | null => {
  const session = sessionStore.state()
  return session.kind === 'signed-in' ? session.user.id : null
}
const fresh = (): State => ({
  personId: personIdNow(),
  dirty: {},
  sent: {},
  seen: getPreferences(),
  saved: 0,
  failures: 0,
  timer: undefined,
  loaded: null,
})

let state = fresh()
const listeners = new Set<() => void>()
const tell = () => {
  for (const hear of listeners) hear()
}

async function read(of: State): Promise<void> {
  let before: number
  let server: ServerPreferences
  do {
    before = of.saved
    server = await call(settingsContract.read, { background: true })
  } while (before !== of.saved)
  if (of !== state) return
  const next = { ...toDevice(server), ...(of.sent as Partial<Preferences>), ...(of.dirty as Partial<Preferences>) }
  of.seen = { ...getPreferences(), ...next }
  if (next.language !== null && next.language !== currentLanguage()) await changeLanguage(next.language)
  if (keys.some((key) => getPreferences()[key] !== next[key])) setPreferences(next)
}

async function flush(of: State): Promise<void> {
  clearTimeout(of.timer)
  of.timer = undefined
  if (of !== state || isEmpty(of.dirty) || !isEmpty(of.sent)) return
  of.sent = of.dirty
  of.dirty = {}
  try {
    await call(settingsContract.update, { body: of.sent, background: true })
    of.saved += 1
    of.failures = 0
  } catch (error) {
    // The choices of an ended session are gone.
    if (of !== state) return
    if (worthRetry(error)) {
      of.dirty = { ...of.sent, ...of.dirty }
      of.failures += 1
    } else reportError(error)
  } finally {
    of.sent = {}
  }
  if (!isEmpty(of.dirty)) plan(of)
  tell()
}

function plan(of: State): void {
  const wait = of.failures === 0 ? calmMs : Math.min(retryMs.first * 2 ** (of.failures - 1), retryMs.most)
  clearTimeout(of.timer)
  of.timer = setTimeout(() => void flush(of), wait)
}

function onChange(): void {
  const now = getPreferences()
  const before = state.seen
  state.seen = now
  if (state.loaded === null) return
  const changed = keys.filter((key) => now[key] !== before[key])
  if (changed.length === 0) return
  state.dirty = { ...state.dirty, ...Object.fromEntries(changed.map((key) => [key, now[key]])) }
  plan(state)
}

/** For another person, or nobody: unsent choices belong to the previous one. */
function onSession(): void {
  if (personIdNow() === state.personId) return
  clearTimeout(state.timer)
  state = fresh()
  tell()
}

/** What passes is asked again by the next page. */
function reportLasting(error: unknown): void {
  if (!worthRetry(error)) reportError(error)
}

let listening = false
function listen(): void {
  if (listening) return
  listening = true
  subscribePreferences(onChange)
  sessionStore.subscribe(onSession)
  subscribeLiveEvents((heard) => {
    const ours = signalIn(heard)?.art === 'settings'
    if ((heard.event === 'wieder' || ours) && state.loaded !== null) load(state).catch(reportLasting)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush(state)
  })
}

/** The next page asks again after a failure. */
function load(of: State): Promise<void> {
  of.loaded = read(of).catch((error: unknown) => {
    of.loaded = null
    throw error
  })
  return of.loaded
}

/** Before the shell opens: the server's choices become those of this device. From then on changes are synced both ways. */
export function prefetchSettings(): Promise<void> {
  listen()
  return state.loaded ?? load(state)
}

/** True while choices wait because the server could not be reached. */
export function useSettingsWaiting(): boolean {
  return useSyncExternalStore(
    (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    () => state.failures > 0 && !isEmpty(state.dirty),
  )
}
