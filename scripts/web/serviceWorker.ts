/** Builds the service worker by itself into one file at the root: it shares no chunk with the pages, and its name stays. */
import { build, type Plugin } from 'vite'

export function serviceWorker({ entry, fileName }: { entry: string; fileName: string }): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, target: 'es2022', rollupOptions: { input: entry, output: { format: 'iife' } } },
      })
      const [result] = Array.isArray(built) ? built : [built]
      const chunk = result !== undefined && 'output' in result ? result.output[0] : null
      if (chunk?.type !== 'chunk') return this.error('The service worker was not built')
      this.emitFile({ type: 'asset', fileName, source: chunk.code })
    },
  }
}
