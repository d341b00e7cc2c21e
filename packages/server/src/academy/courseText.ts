/** What a course says, in one language. The right answers never leave the server before they were asked for. */
import type { CourseBlock } from '@dreiklang/domain/academy/academy.contract'

export interface CourseQuestion {
  question: string
  options: readonly string[]
  /** The place of the right option. */
  right: number
  /** Shown once the quiz is passed. */
  why: string
  /** The step that explains it, counted from 1. */
  step: number
}

export interface CourseText {
  title: string
  description: string
  steps: readonly { title: string; blocks: readonly CourseBlock[] }[]
  questions: readonly CourseQuestion[]
}

/** As a paragraph, a list, a rule with its source, or a way into the product. */
export const say = (words: string): CourseBlock => ({ kind: 'text', text: words })
export const list = (...all: string[]): CourseBlock => ({ kind: 'points', points: all })
export const prove = (words: string, source: string): CourseBlock => ({ kind: 'law', text: words, source })
export const open = (path: string, words: string): CourseBlock => ({ kind: 'open', text: words, path })
