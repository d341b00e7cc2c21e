/** What pages and their service worker say to each other: names, and no code. */
import { practice } from './shared/tabs.ts'

/** To the worker: keep the files of this build. It answers at the port that comes along whether the application opens without network. */
export interface ShellMessage {
  type: 'dreiklang.keepShell'
}

/** All caches of the application's files begin so; the training mode has its own, should both ever stand at one address. */
export const SHELL_CACHE = practice ? 'dreiklang.uebung.' : 'dreiklang.shell.'

/** An empty cache that says that files are to be kept: the one sign that pages and workers both see, and that survives them. */
export const WANTED = `${SHELL_CACHE}wanted`

/**
 * The cache of a build, and the lock that each of its pages holds while it is open.
 * @param entry the path of its first script, which no other build has
 */
export const shellOf = (entry: string) => `${SHELL_CACHE}${entry}`
