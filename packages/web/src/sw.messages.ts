import { practice } from './shared/tabs.ts'

/** To the worker: keep the files of this build. It answers on the given port whether the application works offline. */
export interface ShellMessage {
  type: 'dreiklang.keepShell'
}

/** Prefix of all caches of the application's files; the training mode has its own, in case both are served from one address. */
export const SHELL_CACHE = practice ? 'dreiklang.uebung.' : 'dreiklang.shell.'

/** An empty cache that marks that files are to be kept: visible to pages and workers, and outliving them. */
export const WANTED = `${SHELL_CACHE}wanted`

/** Also the lock that each open page of the build holds. @param entry the path of its first script, which no other build has */
export const shellOf = (entry: string) => `${SHELL_CACHE}${entry}`
