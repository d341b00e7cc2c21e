/** Path of an installed Chromium, Chrome or Edge; undefined when there is none. */
export function findChromium(): string | undefined

/** `deps`, `build`, `chromium`. */
export function ensure(names: readonly string[]): void
