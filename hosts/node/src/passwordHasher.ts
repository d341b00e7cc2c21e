import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '@dreiklang/server/ports'

/** OWASP's smallest argon2id; the algorithm is the library's default. 7 ms off the event loop, measured. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at a time: a burst of sign-ins must not take all threads used for files and DNS, nor all the memory. */
const atOnce = 2

export function createPasswordHasher(): PasswordHasher {
  const inTurn = createQueue(atOnce)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(storedHash, password) {
      try {
        return await inTurn(() => verify(storedHash, password))
      } catch {
        // Not in PHC form: nobody signs in with it.
        return false
      }
    },
    needsRehash(storedHash) {
      const [, memory, time, parallel] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(storedHash)?.map(Number) ?? []
      if (memory === undefined || time === undefined || parallel === undefined) return true
      return memory < cost.memoryCost || time < cost.timeCost || parallel < cost.parallelism
    },
  }
}

function createQueue(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let free = limit
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
