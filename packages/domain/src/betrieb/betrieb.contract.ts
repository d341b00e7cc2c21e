import { z } from 'zod'
import { defineCall } from '../shared/contract.ts'

export const betriebContract = {
  live: defineCall({
    id: 'betrieb.live',
    method: 'GET',
    path: '/api/health/live',
    summary: 'The process lives',
    access: { kind: 'open', reason: 'asked by the machine that watches the process' },
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
  ready: defineCall({
    id: 'betrieb.ready',
    method: 'GET',
    path: '/api/health/ready',
    summary: 'The process can work: the database answers',
    access: { kind: 'open', reason: 'asked by the machine that watches the process' },
    answer: z.strictObject({ status: z.literal('ok') }),
    errors: ['dienst.nicht_bereit'],
  }),
  openapi: defineCall({
    id: 'betrieb.openapi',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description, OpenAPI 3.1',
    access: { kind: 'open', reason: 'holds no data' },
    answer: z.record(z.string(), z.unknown()),
  }),
} as const
