import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from '../../scripts/web/compressed.ts'
import { firstLoadBudget } from '../../scripts/web/firstLoad.ts'
import { preloadTexts } from '../../scripts/web/preloaded.ts'

/** What every screen needs: one chunk that changes only when a library does. Rooms are lazy and cut by their imports. */
const frame = /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|zod|use-sync-external-store)\//

/** The catalogues of the first screens, one chunk a language. */
const startTexts = (language: 'de' | 'en') => ({
  name: `texts-${language}`,
  test: new RegExp(`src/(ui|shared|shell|anmeldung|demo)/\\w+\\.texts\\.${language}\\.ts$`),
})

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** The library's parts that sign-in is made of. They come from its index, so the graph cannot tell them from all the others. */
const signInParts =
  /@mantine\/core\/esm\/(core|utils|components\/(ActionIcon|Anchor|Button|Group|Input|InputBase|Loader|PasswordInput|Skeleton|Stack|Text|TextInput|Title|Transition|UnstyledButton|VisuallyHidden))\//

/**
 * Everything of ours that the entry reaches by static imports becomes one chunk. Without it each module that a lazy page also uses
 * is a file of its own: 34 requests instead of 11 before the sign-in page stands.
 */
function startChunk(id: string, graph: ModuleGraph): string | null {
  if (id.includes('/node_modules/')) return signInParts.test(id) ? 'start' : null
  const seen = new Set<string>()
  const waiting = [id]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (module.endsWith('/src/main.tsx')) return 'start'
    if (seen.has(module)) continue
    seen.add(module)
    waiting.push(...(graph.getModuleInfo(module)?.importers ?? []))
  }
  return null
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadTexts(),
    compressed(),
    // The aim is 200 kB; what is above it are the menus, tooltips and panels of the header.
    firstLoadBudget({ screens: ['/src/shell/Shell.tsx', '/src/shell/initialData.ts'], jsKb: 232, cssKb: 45 }),
  ],
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
          groups: [{ name: 'frame', test: frame }, startTexts('de'), startTexts('en'), { name: startChunk, debugName: 'start' }],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['DREIKLANG_SERVER'] ?? 'http://127.0.0.1:3000' } },
})
