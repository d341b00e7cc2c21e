import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './passwordHasher.ts'

describe('passwords', () => {
  const hasher = createPasswordHasher()

  it('are kept as argon2id with the agreed cost, never twice alike', async () => {
    const [one, two] = await Promise.all([hasher.hash('Geheim-1'), hasher.hash('Geheim-1')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  it('open with the right one only', async () => {
    const stored = await hasher.hash('Geheim-1')
    expect(await hasher.verify(stored, 'Geheim-1')).toBe(true)
    expect(await hasher.verify(stored, 'geheim-1')).toBe(false)
  })

  it('do not open, and do not break, with a stored hash that cannot be read', async () => {
    for (const stored of ['', 'x', '$argon2id$v=19$m=1', '$2b$10$abc']) expect(await hasher.verify(stored, 'Geheim-1')).toBe(false)
  })

  it('are hashed anew when they were hashed with less work than today', async () => {
    expect(hasher.needsRehash(await hasher.hash('Geheim-1'))).toBe(false)
    expect(hasher.needsRehash('$argon2id$v=19$m=9216,t=4,p=1$c2FsdA$aGFzaA')).toBe(true)
    expect(hasher.needsRehash('$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA')).toBe(false)
    expect(hasher.needsRehash('$2b$10$abc')).toBe(true)
  })

  it('are all answered when many people sign in at once', async () => {
    const stored = await hasher.hash('Geheim-1')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => hasher.verify(index % 5 === 0 ? 'x' : stored, 'Geheim-1')))
    expect(answers.filter(Boolean)).toHaveLength(16)
  })
})
