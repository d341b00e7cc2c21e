/** All settings at once: the start stops at the first that is wrong. */
import { type Config, readConfig } from '../config.ts'
import { StartError } from '../startError.ts'
import { type Finding, findingsOf } from './finding.ts'

type Env = Readonly<Record<string, string | undefined>>

const { good, attention, bad } = findingsOf('settings')

/** With what is wrong left out, so that the rest can be looked at; null when that is not possible. */
export function readSettings(env: Env): { config: Config | null; findings: Finding[] } {
  const known = knownSettings()
  const findings: Finding[] = []
  const rest: Record<string, string | undefined> = { ...env }
  const unread = Object.keys(env).flatMap((name) => unreadSetting(name, known))
  for (;;) {
    try {
      const config = readConfig(rest)
      if (findings.length === 0) findings.push(good(setSentence(known.filter((name) => env[name]))))
      return { config, findings: [...findings, ...unread] }
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      findings.push(bad(error.message))
      const name = known.find((each) => error.message.startsWith(`${each} `) && rest[each] !== undefined)
      if (name === undefined) return { config: null, findings: [...findings, ...unread] }
      rest[name] = undefined
    }
  }
}

/** Names only: some values are secrets. */
const setSentence = (names: readonly string[]): string =>
  names.length === 0 ? 'None is set, so all have their defaults' : `Set and understood: ${names.join(', ')}`

/** Whatever the only reader of the environment asks for, so that no second list can fall behind. */
export function knownSettings(): string[] {
  const asked = new Set<string>()
  readConfig(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...asked]
}

/** A name beside ours that nobody reads: most likely one of ours, misspelt. */
function unreadSetting(name: string, known: readonly string[]): Finding[] {
  if (!/^[A-Z][A-Z_]+$/.test(name) || known.includes(name)) return []
  const meant = known.find((each) => isAlike(name, each))
  return meant === undefined ? [] : [attention(`${name} is set, and Dreiklang reads no setting of that name`, `Did you mean ${meant}?`)]
}

const isAlike = (name: string, known: string): boolean =>
  (known.length >= 8 && name.startsWith(known)) || (known.length >= 6 && editsBetween(name, known) <= 2)

/** Letters to put in, take out or change (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of one.split('').entries()) {
    const next = [i + 1]
    for (const [j, compared] of other.split('').entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === compared ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}
