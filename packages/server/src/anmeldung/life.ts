/** Absolute, never extended: nobody stays signed in overnight on a shared PC. The training mode has the stand-in's seven days. */
import type { Home } from '../ports.ts'

export const sessionHours: Record<Home, number> = { server: 12, browser: 168 }
export const accessSeconds: Record<Home, number> = { server: 600, browser: 604_800 }
export const sessionsPerPerson = 5
export const leitungFristDays = 14
/** Within it, tabs that refresh at once with the same token all get the same successor. */
export const graceMs = 10_000

export function isoPlus(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
