/**
 * What the tabs of one browser share. They belong to one person, except in the practice mode (hosts/browser), where each tab plays a part of
 * its own. Written in by the build, so that the usual one holds nothing of it.
 */
const apart = import.meta.env['VITE_PRACTICE'] === 'on'

/** Null where tabs have nothing to say to each other. */
export const tabChannel = (name: string): BroadcastChannel | null =>
  apart || !('BroadcastChannel' in globalThis) ? null : new BroadcastChannel(name)

/** Null where tabs need not take turns. */
export const tabLocks = (): LockManager | null => (apart || !('locks' in navigator) ? null : navigator.locks)

/** What is remembered of the session. */
export const sessionMemory = (): Storage => (apart ? sessionStorage : localStorage)

/** Messages to the device come from a push service, which nobody in the practice mode has. */
export const pushOffered = !apart
