/** Which courses are shown, and in which sequence: what is due stands first, what is done last. */
import type { Course, OwnAcademy } from '@dreiklang/domain/academy/academy.contract'

export type Assignment = OwnAcademy['assignments'][number]
export type Certificate = OwnAcademy['certificates'][number]

export interface ListedCourse {
  course: Course
  /** Null: not mandatory. */
  assignment: Assignment | null
  /** The newest. */
  certificate: Certificate | null
  isDone: boolean
}

interface Wanted {
  search: string
  category: string
  hideDone: boolean
}

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de')

export function listCourses(courses: readonly Course[], mine: OwnAcademy | undefined): ListedCourse[] {
  const all = courses.map((course): ListedCourse => {
    const assignment = mine?.assignments.find(({ courseId }) => courseId === course.id) ?? null
    const certificate = mine?.certificates.find(({ courseId }) => courseId === course.id) ?? null
    const isDone = assignment === null ? course.progress.completed > 0 : assignment.state === 'done'
    return { course, assignment, certificate, isDone }
  })
  const place = ({ assignment, isDone }: ListedCourse): string => {
    if (isDone) return '3'
    return assignment === null ? '2' : `1 ${assignment.due ?? ''}`
  }
  return all.toSorted((a, b) => place(a).localeCompare(place(b)))
}

export function filterCourses(all: readonly ListedCourse[], { search, category, hideDone }: Wanted): ListedCourse[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return all.filter(({ course, isDone }) => {
    const text = folded(`${course.title} ${course.description}`)
    return (category === '' || course.category === category) && !(hideDone && isDone) && words.every((word) => text.includes(word))
  })
}
