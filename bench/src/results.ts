/** What a run has found: printed beside its goals and beside what was found last time, and kept in `bench/results.json`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Measurement } from './load.ts'
import { type Work, goals, growthGoal, works } from './work.ts'

export const candidates = ['limit', 'floor', 'product'] as const
export type Candidate = (typeof candidates)[number]
export type Compared = Record<Candidate, Measurement>
/** By the number of orders. */
export type Figures = Record<string, Partial<Record<Work, Compared>>>

export interface Run {
  date: string
  commit: string
  machine: string
  connections: number
  seconds: number
  rounds: number
  figures: Figures
}

type Kept = Partial<Record<'quick' | 'whole', Run>>

const file = new URL('../results.json', import.meta.url)

export function loadResults(): Kept {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Runs of the two kinds stand beside each other: their figures cannot be compared. */
export function keepResults(kind: keyof Kept, run: Run): void {
  writeFileSync(file, `${JSON.stringify({ ...loadResults(), [kind]: run }, shorten, 2)}\n`)
}

const shorten = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value

export function describeRun({ connections, seconds, rounds }: Pick<Run, 'connections' | 'seconds' | 'rounds'>): Omit<Run, 'figures'> {
  const [cpu] = cpus()
  return {
    date: new Date().toISOString().slice(0, 16),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} x ${cpu?.model}, node ${process.version}`,
    connections,
    seconds,
    rounds,
  }
}

const header =
  'work     | who     |     /s   p50 ms   p99 ms | cpu ms node + database | statements commits  WAL bytes | answer bytes | of the limit'

export function printHead(): void {
  console.log(header)
}

const ratioOf = ({ limit, product }: Compared): number => product.perSecond / limit.perSecond

/** @param earlier the same work of the last kept run */
export function printWork(work: Work, compared: Compared, earlier: Compared | undefined): void {
  for (const candidate of candidates) console.log(lineOf(work, candidate, compared))
  const ratio = ratioOf(compared)
  const was = earlier === undefined ? '' : `, ${ratioOf(earlier).toFixed(2)} last time`
  const verdict = ratio >= goals[work] ? 'above' : 'BELOW'
  const ofFloor = (compared.product.perSecond / compared.floor.perSecond).toFixed(2)
  console.log(`${work.padEnd(8)} | ${ratio.toFixed(2)} of the limit, ${ofFloor} of the floor: ${verdict} its goal of ${goals[work]}${was}`)
}

function lineOf(work: Work, candidate: Candidate, compared: Compared): string {
  const { perSecond, p50Ms, p99Ms, nodeMs, databaseMs, statements, commits, walBytes, answerBytes, refused } = compared[candidate]
  const figure = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width)
  const speed = `${figure(perSecond, 0, 6)} ${figure(p50Ms, 1, 8)} ${figure(p99Ms, 1, 8)}`
  const cpu = `${figure(nodeMs, 3, 11)} ${figure(databaseMs, 3, 10)}`
  const asked = `${figure(statements, 2, 10)} ${figure(commits, 2, 7)} ${figure(walBytes, 0, 10)}`
  const part = figure(perSecond / compared.limit.perSecond, 2, 6)
  const told = refused > 0 ? `  ${refused} REFUSED` : ''
  return `${work.padEnd(8)} | ${candidate.padEnd(7)} | ${speed} | ${cpu} | ${asked} | ${figure(answerBytes, 0, 12)} | ${part}${told}`
}

/** What is left of the speed of the smallest size at the largest one. */
export function printGrowth(figures: Figures): void {
  const sizes = Object.keys(figures).map(Number)
  const [smallest, largest] = [figures[Math.min(...sizes)], figures[Math.max(...sizes)]]
  if (sizes.length < 2 || smallest === undefined || largest === undefined) return
  for (const work of works) {
    const [small, large] = [smallest[work], largest[work]]
    if (small === undefined || large === undefined) continue
    const left = large.product.perSecond / small.product.perSecond
    const ofLimit = large.limit.perSecond / small.limit.perSecond
    const verdict = left >= growthGoal ? 'above' : 'BELOW'
    console.log(`growth ${work.padEnd(8)} ${left.toFixed(2)} (the limit ${ofLimit.toFixed(2)}): ${verdict} its goal of ${growthGoal}`)
  }
}
