import type { CourseId } from '@dreiklang/domain/academy/academy'
import { academyContract as c } from '@dreiklang/domain/academy/academy.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { useLanguage } from '../shared/i18n.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['academy'] as const

/** Courses come in the language of the screen, so each is kept by it. */
export function useAcademyQueries() {
  const key = [...room, useLanguage()] as const
  return {
    categories: queryOptions({ queryKey: [...key, 'categories'], queryFn: ({ signal }) => call(c.categories, { signal }) }),
    courses: queryOptions({ queryKey: [...key, 'courses'], queryFn: ({ signal }) => call(c.courses, { signal }) }),
    mine: queryOptions({ queryKey: [...key, 'mine'], queryFn: ({ signal }) => call(c.mine, { signal }) }),
    report: queryOptions({ queryKey: [...key, 'report'], queryFn: ({ signal }) => call(c.report, { signal }) }),
    course: (id: CourseId) =>
      queryOptions({ queryKey: [...key, 'course', id], queryFn: ({ signal }) => call(c.course, { query: { id }, signal }) }),
    steps: (id: CourseId) =>
      queryOptions({ queryKey: [...key, 'steps', id], queryFn: ({ signal }) => call(c.steps, { query: { id }, signal }) }),
    quiz: (id: CourseId) =>
      queryOptions({ queryKey: [...key, 'quiz', id], queryFn: ({ signal }) => call(c.quiz, { query: { id }, signal }) }),
  }
}

/** The pages follow what heads set and colleagues pass. */
export function useLiveAcademy(): void {
  const queryClient = useQueryClient()
  useSignal('academy', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useAcademyChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries({ queryKey: room }) })
}

/** Quietly: who reads on has not waited for it. */
export function useSaveProgress() {
  const queryClient = useQueryClient()
  const { course } = useAcademyQueries()
  return useMutation({
    mutationFn: (body: { id: CourseId; currentStep: number }) => call(c.saveProgress, { body }),
    onSuccess: (saved) => queryClient.setQueryData(course(saved.id).queryKey, saved),
  })
}

export const useAnswerQuiz = () => useAcademyChange((body: { id: CourseId; answers: number[] }) => call(c.answerQuiz, { body }))
export const useSaveDuty = () => useAcademyChange((body: z.input<typeof c.saveDuty.body>) => call(c.saveDuty, { body }))
export const useRemoveDuty = () => useAcademyChange((id: CourseId) => call(c.removeDuty, { query: { id } }))
