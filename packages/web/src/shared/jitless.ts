/** Import before any schema: each probes at creation whether it may generate code, and the CSP reports the attempt. */
import { z } from 'zod'

z.config({ jitless: true })
