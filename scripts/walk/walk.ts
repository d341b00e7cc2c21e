/**
 * `npm run walk -- 1000000 7`: as many random steps of people, clock and life over orders and visits, from a seed on. It says each state that
 * must not be with the way to it, and fails by it. The same numbers give the same walk.
 */
import { walkBestellungen } from '../../packages/domain/src/bestellung/randomWalk.fixtures.ts'
import { walkBesuche } from '../../packages/domain/src/hausbesuch/randomWalk.fixtures.ts'

const [wanted = 100_000, firstSeed = 1] = process.argv.slice(2).map(Number)
if (!Number.isInteger(wanted) || wanted < 1 || !Number.isInteger(firstSeed)) throw new Error('npm run walk -- [steps] [seed]')

/** Walks of one seed: small enough to be held, large enough to be worth its beginning. */
const walksOfSeed = 500
const mostShown = 20

const faults: string[] = []
const tell = (seed: number) => (found: readonly string[], weg: string) =>
  faults.push(...found.map((fault) => `${fault} (seed ${seed}) after ${weg}`))

const steps = { bestellung: 0, besuch: 0 }
let seed = firstSeed
for (; steps.bestellung + steps.besuch < wanted; seed += 1) {
  steps.bestellung += walkBestellungen(walksOfSeed, seed, tell(seed))
  steps.besuch += walkBesuche(walksOfSeed, seed, tell(seed))
}

console.log(`${steps.bestellung} steps of orders and ${steps.besuch} of visits, seeds ${firstSeed} to ${seed - 1}`)
for (const fault of faults.slice(0, mostShown)) console.log(`  ${fault}`)
console.log(`${faults.length} impossible states`)
process.exitCode = faults.length === 0 ? 0 : 1
