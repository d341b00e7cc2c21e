/** What is said about each promise, and the sums. */
import type { Promised } from './promises.ts'

export type State = 'pass' | 'fail' | 'not shown'

export interface Measured {
  measured: string
  state: State
}

export interface Line extends Promised, Measured {}

const states: readonly State[] = ['pass', 'fail', 'not shown']

export const lineOf = ({ id, measured, limit, state }: Line): string => `TRUST ${id.padEnd(4)}  ${measured}  |  ${limit}  |  ${state}`

export function sumsOf(lines: readonly Line[]): string {
  const told = states.map((state) => `${lines.filter((line) => line.state === state).length} ${state}`)
  return `${lines.length} promises: ${told.join(', ')}`
}

interface Sheet {
  lines: readonly Line[]
  /** A day, YYYY-MM-DD. */
  day: string
  version: string
  quick: boolean
}

/** docs/trust.md */
export function sheetOf({ lines, day, version, quick }: Sheet): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
  const rows = lines.map(
    ({ id, promise, measured, limit, state }) => `| ${id} | ${[promise, measured, limit].map(cell).join(' | ')} | ${state} |`,
  )
  const options = quick ? '--quick --write' : '--write'
  return `# Trust: what is promised, and what was measured

Written by \`npm run trust -- ${options}\` on ${day}, Dreiklang ${version}. ${sumsOf(lines)}.

"Built" was measured on the product as \`npm run build\` makes it, over HTTP; "sentences" are tests of the sources that held. *Not shown* is whatever was
not measured to its whole limit, also where all that was measured is good.

| | promise | measured | limit | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
