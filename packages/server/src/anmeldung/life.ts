/** How long things live. Absolute, without prolongation: on a shared PC of a pharmacy nobody stays signed in over night. */
export const sessionHours = 12
export const sessionsPerPerson = 5
/** For the head of an organisation to set up the second factor that is demanded of heads. */
export const leitungFristTage = 14
/** Within it, tabs that refresh at once with the same token all get the same successor. */
export const graceMs = 10_000

export function isoPlus(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
