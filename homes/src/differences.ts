import type { Said } from './suite.ts'

export interface Difference {
  asked: string
  one: string
  other: string
}

export function differences(one: readonly Said[], other: readonly Said[]): Difference[] {
  return one.flatMap((said, i) => {
    const also = other[i]
    if (!said.compared || (said.asked === also?.asked && said.answer === also.answer)) return []
    return [{ asked: `${i} ${said.asked}`, one: partOf(said.answer, also?.answer ?? ''), other: partOf(also?.answer ?? '', said.answer) }]
  })
}

function partOf(text: string, other: string): string {
  let place = 0
  while (place < text.length && text[place] === other[place]) place += 1
  return text.slice(Math.max(0, place - 100), place + 100)
}

export const firstOfEach = (different: readonly Difference[]) => [
  ...new Map(different.toReversed().map((one) => [one.asked.replaceAll(/\d+/g, ''), one])).values(),
]
