import { describe, expect, it } from 'vitest'
import {
  certificateBytes,
  certificateCodeOf,
  courseFrames,
  courseIds,
  coursesOf,
  dueOf,
  isPassed,
  readCertificateCode,
  stateOfAssignment,
} from './academy.ts'

describe('a quiz', () => {
  it.each([
    [4, 5, true],
    [3, 5, false],
    [5, 6, true],
    [4, 6, false],
    [6, 7, true],
    [5, 7, false],
  ])('with %i of %i right answers is passed: %s', (right, questions, passed) => {
    expect(isPassed(right, questions)).toBe(passed)
  })
})

describe('a mandatory course', () => {
  const duty = { due: '2026-12-31', renewMonths: null, joined: '2020-01-01', passed: null }

  it('is due on the day that was set', () => {
    expect(dueOf(duty)).toBe('2026-12-31')
  })

  it('leaves a new colleague thirty days, also when the day of the others is behind', () => {
    expect(dueOf({ ...duty, joined: '2027-02-01' })).toBe('2027-03-03')
  })

  it('that was passed is done for good when it has not to be renewed', () => {
    expect(dueOf({ ...duty, passed: '2025-03-01' })).toBeNull()
  })

  it('that has to be renewed is due so many months after it was passed', () => {
    expect(dueOf({ ...duty, renewMonths: 12, passed: '2026-10-31' })).toBe('2027-10-31')
  })

  it('is not late on the day on which it is set, only because somebody passed it long ago', () => {
    expect(dueOf({ ...duty, renewMonths: 12, passed: '2024-01-01' })).toBe('2026-12-31')
  })

  it.each([
    [null, true, 'done'],
    ['2026-11-17', false, 'late'],
    ['2026-11-17', true, 'late'],
    ['2026-11-18', false, 'open'],
    ['2027-05-01', false, 'open'],
    ['2027-05-01', true, 'done'],
    ['2026-12-02', true, 'open'],
    ['2026-12-03', true, 'done'],
  ] as const)('due %s, passed before: %s, is %s', (due, passed, state) => {
    expect(stateOfAssignment({ due, passed }, '2026-11-18')).toBe(state)
  })
})

describe('the code of a certificate', () => {
  const code = certificateCodeOf(Uint8Array.from({ length: certificateBytes }, (_, i) => i * 7))

  it('has 80 random bits in four groups', () => {
    expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  })

  it('is read however it was typed', () => {
    expect(readCertificateCode(` ${code.toLowerCase().replaceAll('-', ' – ')}`)).toBe(code)
  })

  it.each(['', 'ABCD', `${code}A`, code.replace(/^./, '0')])('is not „%s“', (typed) => {
    expect(readCertificateCode(typed)).toBeNull()
  })
})

describe('courses', () => {
  it('are there for each side, and none for nobody', () => {
    expect(coursesOf('PFLEGE')).toEqual(['first-day-care', 'notfall', 'btm', 'without-network'])
    expect(coursesOf('APOTHEKE')).toEqual(['first-day-pharmacy', 'notfall', 'btm', 'without-network'])
    expect(coursesOf(null)).toEqual([])
  })

  it('are somebody’s each', () => {
    expect(courseIds.filter((id) => courseFrames[id].sides.length === 0)).toEqual([])
  })
})
