import { shellOf } from '../sw.messages.ts'

/** Where the page says which build it belongs to: every build has an entry with another name. */
const entryOf = (page: ParentNode) => page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** As long as this page is open, the service worker leaves its build what it has not loaded yet. */
export function holdBuild(): void {
  // Not on plain http, where no worker is.
  if ('locks' in navigator) void navigator.locks.request(shellOf(entryOf(document) ?? ''), { mode: 'shared' }, () => new Promise(() => {}))
}

const reloadedKey = 'dreiklang.reloadedInto'

/** The entry of the build that the server has now; null while it is the one that runs here, or nobody can say. */
async function deployed(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    if (!answer.ok) return null
    const entry = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    return entry === entryOf(document) ? null : entry
  } catch {
    // Without a connection: what is missing is missing for another reason.
    return null
  }
}

/** Whether parts of the application cannot be loaded any more because the server has another version now. */
export async function hasNewVersion(): Promise<boolean> {
  return (await deployed()) !== null
}

/** Once for each version: where servers of two versions stand side by side it would never end. The browser asks about unsaved entries. */
export async function reloadIntoNewVersion(reload: () => void): Promise<void> {
  const entry = await deployed()
  if (entry === null) return
  try {
    if (sessionStorage.getItem(reloadedKey) === entry) return
    sessionStorage.setItem(reloadedKey, entry)
  } catch {
    // Nothing remembers whether it has been tried; the person has the button.
    return
  }
  reload()
}
