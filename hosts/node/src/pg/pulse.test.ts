import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '@dreiklang/server/ports'
import { silentLog } from '../testDatabase.ts'
import { type Probe, Pulse } from './pulse.ts'

/** The test says when the database answers, and how often our own clock ticks. */
function pulseForTest() {
  let answer: { good(): void; bad(): void } | null = null
  const given = { up: 0 }
  const probe: Probe = {
    ask: () =>
      new Promise((resolve, reject) => {
        answer = { good: resolve, bad: () => reject(new Error('refused')) }
      }),
    giveUp() {
      given.up += 1
      answer?.bad()
    },
    close: async () => {},
  }
  const pulse = new Pulse(probe, silentLog)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    pulse,
    given,
    async ticks(count: number) {
      for (let n = 0; n < count; n += 1) {
        pulse.tick()
        await settled()
      }
    },
    async says(word: 'good' | 'bad') {
      answer?.[word]()
      await settled()
    },
    isSilent() {
      try {
        pulse.refuseWhileSilent()
        return false
      } catch (error) {
        expect(error).toBeInstanceOf(DatabaseUnavailable)
        return true
      }
    },
  }
}

const connection = () => {
  const seen = { cuts: 0, bytes: 0 }
  return { seen, held: { received: () => seen.bytes, cut: () => void (seen.cuts += 1) } }
}

describe('the pulse of the database', () => {
  it('cuts off who waits, and refuses who comes, when nothing has come for a second', async () => {
    const { pulse, ticks, isSilent } = pulseForTest()
    const { seen, held } = connection()
    pulse.hold(held)
    await ticks(4)
    expect([isSilent(), seen.cuts]).toEqual([false, 0])
    await ticks(1)
    expect([isSilent(), seen.cuts]).toEqual([true, 1])
  })

  it('leaves a statement alone that takes minutes, as long as the database answers beside it', async () => {
    const { pulse, ticks, says, isSilent } = pulseForTest()
    const { seen, held } = connection()
    pulse.hold(held)
    for (let second = 0; second < 300; second += 1) {
      await ticks(4)
      await says('good')
    }
    expect([isSilent(), seen.cuts]).toEqual([false, 0])
  })

  it('takes the bytes of a long export for a sign of life, also when its own question is behind', async () => {
    const { pulse, ticks, isSilent } = pulseForTest()
    const { seen, held } = connection()
    pulse.hold(held)
    for (let nr = 0; nr < 100; nr += 1) {
      seen.bytes += 65_536
      await ticks(3)
    }
    expect([isSilent(), seen.cuts]).toEqual([false, 0])
    await ticks(5)
    expect([isSilent(), seen.cuts]).toEqual([true, 1])
  })

  it('lets people in again with the first answer', async () => {
    const { ticks, says, isSilent } = pulseForTest()
    await ticks(6)
    expect(isSilent()).toBe(true)
    await says('good')
    expect(isSilent()).toBe(false)
  })

  it('tries another connection when the old one stays silent, and does not take its own giving up for an answer', async () => {
    const { ticks, says, given, isSilent } = pulseForTest()
    await ticks(9)
    expect([given.up, isSilent()]).toEqual([1, true])
    await ticks(1)
    await says('good')
    expect(isSilent()).toBe(false)
  })

  it('does not call a database silent that refuses: that one tells everybody by itself', async () => {
    const { ticks, says, isSilent } = pulseForTest()
    for (let nr = 0; nr < 10; nr += 1) {
      await ticks(2)
      await says('bad')
    }
    expect(isSilent()).toBe(false)
  })

  it('cuts nobody who has left', async () => {
    const { pulse, ticks } = pulseForTest()
    const { seen, held } = connection()
    pulse.hold(held)()
    await ticks(6)
    expect(seen.cuts).toBe(0)
  })
})
