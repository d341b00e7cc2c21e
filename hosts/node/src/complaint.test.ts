import { describe, expect, it } from 'vitest'
import { complaintOf } from './complaint.ts'
import { StartError } from './startError.ts'

describe('a start on a full disk', () => {
  it.each([
    'FATAL: could not write to file "base/4/1249": No space left on device',
    'FATAL: could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 9',
  ])('says what to do before what failed: %s', (reason) => {
    expect(complaintOf(new StartError(reason))).toBe(`The disk is full: make room and try again, what was begun goes on. (${reason})`)
  })

  it('is not blamed for anything else', () => {
    expect(complaintOf(new StartError('DEMO must be on or off'))).toBe('DEMO must be on or off')
  })
})
