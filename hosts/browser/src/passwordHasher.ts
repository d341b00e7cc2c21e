import type { PasswordHasher } from '@dreiklang/server/ports'
import { argon2Verify, argon2id } from 'hash-wasm'

/** As hosts/node has it, so that a hash of one home is one of the other. 50 ms in the worker, where nobody paints. */
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1 }

export function createPasswordHasher(): PasswordHasher {
  return {
    hash: (password) =>
      argon2id({ ...cost, password, salt: crypto.getRandomValues(new Uint8Array(16)), hashLength: 32, outputType: 'encoded' }),
    async verify(hash, password) {
      try {
        return await argon2Verify({ hash, password })
      } catch {
        // Not in PHC form: nobody signs in with it.
        return false
      }
    },
    needsRehash(hash) {
      const [, memory, time, parallel] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash)?.map(Number) ?? []
      if (memory === undefined || time === undefined || parallel === undefined) return true
      return memory < cost.memorySize || time < cost.iterations || parallel < cost.parallelism
    },
  }
}
