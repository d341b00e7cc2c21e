import { lazy } from 'react'

/** What deadlines say at the head of a record. */
export const fristOnKlient = [lazy(async () => ({ default: (await import('./BeratungLine.tsx')).BeratungLine }))]
