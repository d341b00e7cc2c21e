/**
 * Import before any schema: each probes at creation whether it may generate code, and the CSP reports the attempt. Said where zod reads it and not
 * by its function, so that a screen without a schema needs no zod.
 */
Object.assign(globalThis, { __zod_globalConfig: Object.assign(Reflect.get(globalThis, '__zod_globalConfig') ?? {}, { jitless: true }) })
