/** Path of an installed Chromium, Chrome or Edge; undefined when there is none. */
export function findChromium(): string | undefined
