const dayMs = 86_400_000
/** The younger ones count for the first rule that has room for them: days, weeks, months. */
const rules = [
  { length: dayMs, count: 7 },
  { length: 7 * dayMs, count: 5 },
  { length: 30 * dayMs, count: 12 },
] as const

/**
 * Which backups may go: all of the last two days stay, then the youngest of each of seven days, five weeks and twelve months of thirty days. The
 * youngest of all always stays.
 * @param madeAt ISO 8601
 */
export function selectOutdated(madeAt: readonly string[], now: Date): string[] {
  const newestFirst = madeAt.toSorted().toReversed()
  const ageOf = (at: string) => now.getTime() - Date.parse(at)
  const kept = new Set(newestFirst.filter((at, index) => index === 0 || ageOf(at) < 2 * dayMs))
  for (const { length, count } of rules) {
    const stays = new Map<number, string>()
    for (const at of newestFirst) {
      const span = Math.floor(Date.parse(at) / length)
      if (ageOf(at) < count * length && !stays.has(span)) stays.set(span, at)
    }
    for (const at of stays.values()) kept.add(at)
  }
  return madeAt.filter((at) => !kept.has(at))
}
