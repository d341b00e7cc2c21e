/** One file at the root, `/sw.js`: no chunk shared with the pages, a name that stays, and all addresses of its build. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, type ResolvedConfig, build } from 'vite'

const entry = fileURLToPath(new URL('../../packages/web/src/sw.ts', import.meta.url))

/** What pages and their workers are made of; their names change with their content. Pictures of a map are of no use without network. */
const kept = /^assets\/.*\.(js|css|woff2|svg|wasm|data|gz|ttf|icc)$/

const firstPaint = 'first-paint.js'

export function serviceWorker({ besides = [] }: { besides?: readonly string[] } = {}): Plugin {
  let config: ResolvedConfig
  /** Its name stays; with its content in its address a page cannot get that of another build. */
  const firstPaintPath = () => {
    const content = readFileSync(`${config.publicDir}/${firstPaint}`)
    return `/${firstPaint}?${createHash('sha256').update(content).digest('hex').slice(0, 8)}`
  }
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(`"/${firstPaint}"`, `"${firstPaintPath()}"`) },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const first = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
        if (first === undefined) return this.error('The build has no entry')
        const files = Object.keys(bundle)
          .filter((name) => kept.test(name))
          .toSorted()
          .map((name) => `/${name}`)
        const shell = { entry: `/${first.fileName}`, files: [...files, firstPaintPath(), '/favicon.svg', ...besides] }
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { ...config.define, SHELL_FILES: JSON.stringify(shell) },
          build: { write: false, target: 'es2022', rollupOptions: { input: entry, output: { format: 'iife' } } },
        })
        const [result] = Array.isArray(built) ? built : [built]
        const chunk = result !== undefined && 'output' in result ? result.output[0] : null
        if (chunk?.type !== 'chunk') return this.error('The service worker was not built')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code })
      },
    },
  }
}
