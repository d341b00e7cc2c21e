import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './passwordHasher.ts'

/** Made by hosts/node for the word `Bergziege 42`. */
const ofNode = '$argon2id$v=19$m=19456,t=2,p=1$bstuvd4a21v/U49DufPpcQ$amz4Z8+MuMXGOQPCchN7cFtvSLI2/8Aa5dUVdKE8F/M'

describe('passwords in the browser', () => {
  const hasher = createPasswordHasher()

  it('are hashed as on a server, so that a hash of one opens in the other', async () => {
    expect(await hasher.verify(ofNode, 'Bergziege 42')).toBe(true)
    expect(hasher.needsRehash(ofNode)).toBe(false)
    expect(await hasher.hash('Bergziege 42')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('are wrong when another word is said or the hash cannot be read', async () => {
    expect([await hasher.verify(ofNode, 'Bergziege 43'), await hasher.verify('kein Hash', 'Bergziege 42')]).toEqual([false, false])
    expect([hasher.needsRehash('kein Hash'), hasher.needsRehash('$argon2id$v=19$m=9000,t=2,p=1$a$b')]).toEqual([true, true])
  })
})
