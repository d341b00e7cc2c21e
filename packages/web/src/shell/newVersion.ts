import { shellOf } from '../sw.messages.ts'

/** Identifies the page's build: every build has an entry with another name. */
const entryOf = (page: ParentNode) => page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** While this page is open, the service worker keeps the files of its build. */
export function holdBuild(): void {
  // Not on plain http, where there is no worker.
  if ('locks' in navigator) void navigator.locks.request(shellOf(entryOf(document) ?? ''), { mode: 'shared' }, () => new Promise(() => {}))
}

const reloadedKey = 'dreiklang.reloadedInto'

/** The entry of the build on the server; null while it is the running one, or when unknown. */
async function deployed(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    if (!answer.ok) return null
    const entry = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    return entry === entryOf(document) ? null : entry
  } catch {
    // Offline: what is missing is missing for another reason.
    return null
  }
}

/** Whether chunks can no longer be loaded because the server has another version now. */
export async function hasNewVersion(): Promise<boolean> {
  return (await deployed()) !== null
}

/** Once per version: with servers of two versions side by side it would never end. The browser asks about unsaved input. */
export async function reloadIntoNewVersion(reload: () => void): Promise<void> {
  const entry = await deployed()
  if (entry === null) return
  try {
    if (sessionStorage.getItem(reloadedKey) === entry) return
    sessionStorage.setItem(reloadedKey, entry)
  } catch {
    // Without storage nobody knows whether it was tried; the person has the button.
    return
  }
  reload()
}
