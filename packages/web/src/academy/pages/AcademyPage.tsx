import { courseIds } from '@dreiklang/domain/academy/academy'
import { z } from 'zod'
import { usePathParams } from '../../shared/searchState.ts'
import { useLiveAcademy } from '../academy.queries.ts'
import { CourseView } from '../components/CourseView.tsx'
import { CoursesView } from '../components/CoursesView.tsx'
import { DutiesView } from '../components/DutiesView.tsx'

const params = z.object({ courseId: z.enum([...courseIds, 'pflicht']).optional() })

/** One page of the shell: all courses, one of them, or what is mandatory. */
export function AcademyPage() {
  const { courseId } = usePathParams(params)
  useLiveAcademy()
  if (courseId === undefined) return <CoursesView />
  return courseId === 'pflicht' ? <DutiesView /> : <CourseView key={courseId} courseId={courseId} />
}
