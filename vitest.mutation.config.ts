import { defineConfig } from 'vitest/config'

/** For `npm run mutate`: the tests of the policies alone, which must notice every change of a policy by themselves. */
export default defineConfig({ test: { include: ['packages/domain/src/**/*.policy.test.ts'], environment: 'node' } })
