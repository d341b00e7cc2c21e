/**
 * Import before any schema: each schema probes at creation whether it may generate code, and the content security policy reports the
 * attempt.
 */
import { z } from 'zod'

z.config({ jitless: true })
