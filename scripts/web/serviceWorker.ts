/** Builds the service worker by itself into one file at the root: it shares no chunk with the pages, and its name stays. */
import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

/** What pages are made of; their names change with their content. */
const kept = /^assets\/.*\.(js|css|woff2|svg)$/

export function serviceWorker({ entry, fileName }: { entry: string; fileName: string }): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => kept.test(name))
        .toSorted()
        .map((name) => `/${name}`)
      const shell = { build: createHash('sha256').update(files.join()).digest('hex').slice(0, 16), files }
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define: { SHELL_FILES: JSON.stringify(shell) },
        build: { write: false, target: 'es2022', rollupOptions: { input: entry, output: { format: 'iife' } } },
      })
      const [result] = Array.isArray(built) ? built : [built]
      const chunk = result !== undefined && 'output' in result ? result.output[0] : null
      if (chunk?.type !== 'chunk') return this.error('The service worker was not built')
      this.emitFile({ type: 'asset', fileName, source: chunk.code })
    },
  }
}
