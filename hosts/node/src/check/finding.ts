/** What one look of `npm run doctor` found: a sentence, and what to do where it does not say so itself. */
import { complaintOf } from '../complaint.ts'

export type Check = 'node' | 'settings' | 'port' | 'origin' | 'proxies' | 'mail' | 'database' | 'secrets' | 'clock' | 'disk' | 'backup'

export interface Finding {
  check: Check
  state: 'good' | 'attention' | 'bad'
  sentence: string
  /** Null where the sentence says it, or there is nothing to do. */
  todo: string | null
}

/** The findings of one check, by its name. */
export const findingsOf = (check: Check) => {
  const finding =
    (state: Finding['state']) =>
    (sentence: string, todo: string | null = null): Finding => ({ check, state, sentence, todo })
  return { good: finding('good'), attention: finding('attention'), bad: finding('bad') }
}

/** A look that breaks has found something as well. */
export async function look(check: Check, work: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    return [findingsOf(check).bad(complaintOf(error, 'This could not be looked at'))]
  }
}

export const lineOf = ({ check, state, sentence, todo }: Finding): string =>
  [state.padEnd(9), check.padEnd(8), todo === null ? ended(sentence) : `${ended(sentence)} ${ended(todo)}`].join('  ')

const ended = (text: string): string => (/[.!?:;]$/.test(text) ? text : `${text}.`)
