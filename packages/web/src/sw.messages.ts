/** What pages and their service worker say to each other; types and a name, no code. */

/** To the worker: keep the files of this build. It answers true or false at the port that comes along. */
export interface ShellMessage {
  type: 'dreiklang.keepShell'
}

/** All caches of pages begin so; the rest of the name is the build. */
export const SHELL_CACHE = 'dreiklang.shell.'
