/** Comes before every schema: each of them tries at its birth whether it may write code, and the content security policy reports that it may not. */
import { z } from 'zod'

z.config({ jitless: true })
