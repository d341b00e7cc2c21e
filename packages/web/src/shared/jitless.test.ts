import { expect, it } from 'vitest'
import { z } from 'zod'
import './jitless.ts'

it('no schema generates code, which the content security policy forbids', () => {
  expect(z.config().jitless).toBe(true)
})
