import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from '../../scripts/web/compressed.ts'
import { firstLoadBudget } from '../../scripts/web/firstLoad.ts'
import { preloadEarly } from '../../scripts/web/preloaded.ts'
import { serviceWorker } from '../../scripts/web/serviceWorker.ts'

/** What every screen needs: one chunk that changes only when a library does. Rooms are lazy and cut by their imports. */
const frame = /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|zod|use-sync-external-store)\//

const startTexts = (language: 'de' | 'en') => ({
  name: `texts-${language}`,
  test: new RegExp(`src/((ui|shared|shell|demo)/\\w+|anmeldung/anmeldung)\\.texts\\.${language}\\.ts$`),
})

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** What opens lazily, but at once: for whoever has a session and for whoever has none. */
const screens = {
  shell: ['/src/shell/Shell.tsx', '/src/shell/initialData.ts'],
  'sign-in': ['/src/demo/components/SignInWithDemo.tsx'],
}

/** The library's parts that both screens are made of. They come from its index, so the graph cannot tell them from all the others. */
const sharedParts = /\/(ActionIcon\/\w+|IconPill)\.mjs$/

/** Without it each module that another page also uses is a file of its own: 38 requests instead of 10 before the shell stands. */
function screensThatReach(id: string, graph: ModuleGraph): string[] {
  if (sharedParts.test(id)) return Object.keys(screens)
  if (/\/node_modules\/|\.texts\.(de|en)\.ts$/.test(id)) return []
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return Object.entries(screens).flatMap(([name, ends]) => (ends.some((end) => [...seen].some((path) => path.endsWith(end))) ? name : []))
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadEarly(['texts-de', 'texts-en', 'screens', ...Object.keys(screens)]),
    serviceWorker(),
    compressed(),
    firstLoadBudget({ screens: screens.shell, jsKb: 200, cssKb: 45 }),
  ],
  // hosts/browser builds the training mode.
  define: { 'import.meta.env.VITE_PRACTICE': JSON.stringify('off') },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows neither data: scripts nor data: styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: frame },
            startTexts('de'),
            startTexts('en'),
            { name: 'start', tags: ['$initial'] },
            { name: (id, graph) => (screensThatReach(id, graph).length > 1 ? 'screens' : null), debugName: 'screens' },
            { name: (id, graph) => screensThatReach(id, graph)[0] ?? null, debugName: 'screen' },
            // What many pages use, in two files instead of thirty: a page is asked for with all its files at once.
            { name: 'icons', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2 },
            { name: 'kit', test: /node_modules\//, minShareCount: 6 },
          ],
        },
      },
    },
  },
  server: {
    // The worker lies among the sources while developing, and speaks for all of them.
    headers: { 'Service-Worker-Allowed': '/' },
    proxy: { '/api': process.env['DREIKLANG_SERVER'] ?? 'http://127.0.0.1:3000' },
  },
})
