/** The academy (apps.md, sections 3 and 7): which courses there are and for whom, when one is passed, and when a mandatory one is due. */
import type { Seite } from '../shared/akteur.ts'
import { type IsoDate, plusDays, plusMonths } from '../shared/time.ts'

export const courseCategoryIds = ['start', 'safety', 'away'] as const
export type CourseCategoryId = (typeof courseCategoryIds)[number]

export const courseIds = ['first-day-care', 'first-day-pharmacy', 'first-day-practice', 'notfall', 'btm', 'without-network'] as const
export type CourseId = (typeof courseIds)[number]

interface CourseFrame {
  category: CourseCategoryId
  /** In minutes, as its text is long. */
  duration: number
  /** Whose work it is about; the others do not see it. */
  sides: readonly Seite[]
  featured: boolean
  /** The day on which its text was checked last. */
  asOf: IsoDate
}

const asOf = '2026-11-29'
export const courseFrames: Readonly<Record<CourseId, CourseFrame>> = {
  'first-day-care': { category: 'start', duration: 15, sides: ['PFLEGE'], featured: true, asOf },
  'first-day-pharmacy': { category: 'start', duration: 12, sides: ['APOTHEKE'], featured: true, asOf },
  'first-day-practice': { category: 'start', duration: 12, sides: ['ARZT'], featured: true, asOf },
  notfall: { category: 'safety', duration: 10, sides: ['PFLEGE', 'APOTHEKE', 'ARZT'], featured: false, asOf },
  btm: { category: 'safety', duration: 15, sides: ['PFLEGE', 'APOTHEKE', 'ARZT'], featured: false, asOf },
  'without-network': { category: 'away', duration: 10, sides: ['PFLEGE', 'APOTHEKE', 'ARZT'], featured: false, asOf },
}

export const coursesOf = (side: Seite | null): CourseId[] =>
  courseIds.filter((id) => side !== null && courseFrames[id].sides.includes(side))

/** Four of five. */
export const isPassed = (right: number, questions: number): boolean => right * 5 >= questions * 4

/** How often a mandatory course has to be done again; null: once is enough. */
export const renewalMonths = [6, 12, 24, 36] as const
export type RenewalMonths = (typeof renewalMonths)[number]
/** Who joins a house later has this long, also when the day of the others is behind. */
const daysForNewcomers = 30
export const daysOfFirstReminder = 14
/** Certificates of somebody who has left the house. */
export const yearsOfCertificates = 3

interface Duty {
  due: IsoDate
  renewMonths: number | null
  /** Since when the person is in the house. */
  joined: IsoDate
  /** When the person has passed it last. */
  passed: IsoDate | null
}

/** The day by which a person has to have done it; null when it is done and needs no renewal. */
export function dueOf({ due, renewMonths, joined, passed }: Duty): IsoDate | null {
  if (passed !== null && renewMonths === null) return null
  const days = [due]
  if (passed !== null && renewMonths !== null) days.push(plusMonths(passed, renewMonths))
  else days.push(plusDays(joined, daysForNewcomers))
  return days.toSorted().at(-1) ?? due
}

export const assignmentStates = ['done', 'open', 'late'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** Passed once, it is done until two weeks before it is due again. */
export function stateOfAssignment({ due, passed }: { due: IsoDate | null; passed: boolean }, today: IsoDate): AssignmentState {
  if (due === null) return 'done'
  if (due < today) return 'late'
  return passed && plusDays(today, daysOfFirstReminder) < due ? 'done' : 'open'
}

/** Without I, O, 0 and 1, which paper does not keep apart: 16 letters of 32 are 80 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const certificateBytes = 16

/** `ABCD-EFGH-JKLM-NPQR`, of so many random bytes. */
export const certificateCodeOf = (chance: Uint8Array): string =>
  Array.from(chance, (byte) => letters[byte % letters.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** However it was typed; null when it can be none. */
export function readCertificateCode(typed: string): string | null {
  const bare = typed.toUpperCase().replaceAll(/[\s\-–—]/g, '')
  if (!/^[A-HJ-NP-Z2-9]{16}$/.test(bare)) return null
  return bare.replaceAll(/(.{4})(?=.)/g, '$1-')
}
