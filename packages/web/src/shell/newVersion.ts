import { shellOf } from '../sw.messages.ts'

/** Identifies the page's build: every build has an entry with another name. Read as text: a page that was fetched must not become one. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)/.exec(html)?.[1] ?? null
const entryHere = () => entryIn(document.documentElement.outerHTML)

/** While this page is open, the service worker keeps the files of its build. */
export function holdBuild(): void {
  // Not on plain http, where there is no worker.
  if ('locks' in navigator) void navigator.locks.request(shellOf(entryHere() ?? ''), { mode: 'shared' }, () => new Promise(() => {}))
}

const reloadedKey = 'dreiklang.reloadedInto'

/** The entry of the build on the server; null while it is the running one, or when unknown. */
async function deployed(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    if (!answer.ok) return null
    const entry = entryIn(await answer.text())
    return entry === entryHere() ? null : entry
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
