import { z } from 'zod'
import { readRegel } from './regel.ts'
import { harmless } from './words.ts'

/** How something comes again, as RFC 5545 writes it. */
export const rule = harmless(
  'code',
  z
    .string()
    .max(200)
    .refine((value) => readRegel(value) !== null, { message: 'regel' }),
)
