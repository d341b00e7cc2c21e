import { existsSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const present = (...files: string[]) => files.filter((file) => existsSync(`${root}${file}`)).map((file) => `${root}${file}`)

const memory = '/dev/shm'
const enoughBytes = 4 * 1024 ** 3

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

// Each file of tests makes a database of 900 files and throws it away: on a disk that takes ten times as long as in memory.
if (process.env['TMPDIR'] === undefined && freeBytes(memory) >= enoughBytes) process.env['TMPDIR'] = memory

/** Makes the migrated database once; every test file that asks for a server gets a copy of it. */
const globalSetup = present('hosts/node/src/testGlobalSetup.ts')

/**
 * The files of a worker share its modules: loading the server anew for each costs as much as its tests. No module of these floors keeps
 * anything that a test could find again; what a test opens, it holds in its own hand.
 */
const shared = { isolate: false }

/** These load modules anew, which others would find half renewed: each has a world of its own. */
const ownModules = ['packages/web/src/sw*.test.ts', 'packages/web/src/shell/keptApp.test.ts']

/** Hears of every statement while the modules load. */
const statements = 'packages/server/src/database/statements.test.ts'

const project = (name: string, include: string[], test: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration => ({
  // A busy machine takes its time: what is waited for comes, or never.
  test: {
    name,
    root,
    include,
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    ...test,
  },
})

const inPage: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  setupFiles: present('packages/web/src/testSetup.ts'),
  // Drawing a form leaves much behind that lives for a moment: a twelfth of the time went into cleaning up after 16 MB each.
  execArgv: ['--max-semi-space-size=64'],
}

const inChromium: TestProjectInlineConfiguration['test'] = {
  ...shared,
  globalSetup: present('e2e/src/filledFolder.ts'),
  testTimeout: 400_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts'], shared),
      project('server', ['packages/server/src/**/*.test.ts'], { globalSetup, exclude: [statements], ...shared }),
      project('server alone', [statements], { globalSetup }),
      project('client', ['packages/client/src/**/*.test.ts'], shared),
      project('hosts', ['hosts/*/src/**/*.test.ts'], { globalSetup, ...shared }),
      project('web', ['packages/web/src/**/*.test.{ts,tsx}'], { ...inPage, globalSetup, exclude: ownModules, ...shared }),
      project('web alone', ownModules, inPage),
      project('scripts', ['scripts/**/*.test.mjs']),
      project('e2e', ['e2e/src/**/*.e2e.ts'], inChromium),
      project('homes', ['homes/src/**/*.e2e.ts']),
    ],
  },
})
