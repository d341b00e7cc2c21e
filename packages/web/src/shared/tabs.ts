/** Whether this is the training mode (hosts/browser). A build-time constant, so that the normal build contains none of it. */
export const practice = import.meta.env.VITE_PRACTICE === 'on'

// The tabs of one browser belong to one person, except in the training mode, where each plays a role of its own.

/** Null where tabs have nothing to say to each other. */
export const tabChannel = (name: string): BroadcastChannel | null =>
  practice || !('BroadcastChannel' in globalThis) ? null : new BroadcastChannel(name)

/** Null where tabs need not take turns. */
export const tabLocks = (): LockManager | null => (practice || !('locks' in navigator) ? null : navigator.locks)

export const sessionMemory = (): Storage => (practice ? sessionStorage : localStorage)
