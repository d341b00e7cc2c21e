import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from '../../scripts/web/compressed.ts'
import { firstLoadBudget } from '../../scripts/web/firstLoad.ts'
import { iconSprites } from '../../scripts/web/icons.ts'
import { plainCalls } from '../../scripts/web/plainCalls.ts'
import { plainSchemas } from '../../scripts/web/plainSchemas.ts'
import { preloadEarly } from '../../scripts/web/preloaded.ts'
import { serviceWorker } from '../../scripts/web/serviceWorker.ts'

/** What every screen needs: one chunk that changes only when a library does. Rooms are lazy and cut by their imports. */
const frame = /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//

/** Catalogues that are always read together. */
const catalogues = (language: 'de' | 'en') =>
  Object.entries({
    texts: '((ui|shared|shell|demo)/\\w+|anmeldung/anmeldung)',
    'shell-texts': '((notification|shortcut|search)/\\w+|chat/quickChat)',
    'orders-texts': 'bestellung/(begriffe|liste|steps|blatt)',
    'sheet-texts': 'bestellung/(ereignisse|rezept|danach|einblick|eingang|hkp|wahl)',
  }).map(([name, files]) => ({ name: `${name}-${language}`, test: new RegExp(`src/${files}\\.texts\\.${language}\\.ts$`) }))

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** What opens lazily, but at once: for whoever has a session and for whoever has none. */
const screens = {
  shell: ['/src/shell/Shell.tsx', '/src/shell/initialData.ts'],
  'sign-in': ['/src/demo/components/SignInWithDemo.tsx'],
}

/** What the list of orders shares with other lists, and with the sheet of an order, is one file each: else each module of it would be asked for alone. */
const bestellliste = '/src/bestellliste/pages/ListPages.tsx'
const sharing = {
  lists: ['/src/kontakt/pages/KontaktePage.tsx', '/src/klient/pages/KlientenPage.tsx', '/src/hausbesuch/pages/HausbesuchePage.tsx'],
  bestellungen: ['/src/bestellblatt/pages/BestellungPage.tsx'],
}

/** The library's parts that both screens are made of. They come from its index, so the graph cannot tell them from all the others. */
const sharedParts = /\/(ActionIcon\/\w+|IconPill)\.mjs$/

const isOfLibrary = (id: string) => /\/node_modules\/|\.texts\.(de|en)\.ts$/.test(id)

/** All that imports a module, over any number of others. */
function importersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return seen
}

const isReachedFrom = (ends: readonly string[], importers: ReadonlySet<string>) =>
  [...importers].some((path) => ends.some((end) => path.endsWith(end)))

/** Without it each module that another page also uses is a file of its own: 38 requests instead of 10 before the shell stands. */
function screensThatReach(id: string, graph: ModuleGraph): string[] {
  if (sharedParts.test(id)) return Object.keys(screens)
  // Whoever links to an order needs no more of it than its address.
  if (id.endsWith('/bestellung.paths.ts')) return ['shell']
  if (isOfLibrary(id)) return []
  const importers = importersOf(id, graph)
  return Object.entries(screens).flatMap(([name, ends]) => (isReachedFrom(ends, importers) ? name : []))
}

/** What another list needs too is no part of the second: who reads contacts needs nothing of an order's sheet. */
function sharedWithBestellliste(id: string, graph: ModuleGraph): keyof typeof sharing | null {
  if (isOfLibrary(id)) return null
  const importers = importersOf(id, graph)
  if (!isReachedFrom([bestellliste], importers)) return null
  if (isReachedFrom(sharing.lists, importers)) return 'lists'
  return isReachedFrom(sharing.bestellungen, importers) ? 'bestellungen' : null
}

/** Large, and needed by few pages, so a file each: the plans of all telephone numbers, drawing by hand, forms, fields for numbers. */
const ofFew = /\/node_modules\/.*?(libphonenumber|signature_pad|mantine\/form|number-format|NumberInput)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    plainSchemas(),
    plainCalls(),
    preloadEarly(['texts-de', 'texts-en', 'screens', ...Object.keys(screens)]),
    serviceWorker(),
    iconSprites(),
    compressed(),
    firstLoadBudget([
      { name: 'sign-in', screens: screens['sign-in'], jsKb: 147, cssKb: 30 },
      { name: 'shell', screens: screens.shell, jsKb: 160, cssKb: 45 },
      { name: 'list of orders', screens: [...screens.shell, bestellliste], jsKb: 285, cssKb: 50 },
    ]),
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
            { name: 'zod', test: /node_modules\/zod\// },
            ...catalogues('de'),
            ...catalogues('en'),
            { name: 'start', tags: ['$initial'] },
            { name: (id, graph) => (screensThatReach(id, graph).length > 1 ? 'screens' : null), debugName: 'screens' },
            { name: (id, graph) => screensThatReach(id, graph)[0] ?? null, debugName: 'screen' },
            { name: (id, graph) => (sharedWithBestellliste(id, graph) === 'lists' ? 'lists' : null), debugName: 'lists' },
            { name: (id, graph) => sharedWithBestellliste(id, graph), debugName: 'bestellungen' },
            // What many pages use, in two files instead of thirty: a page is asked for with all its files at once.
            { name: 'icons', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2 },
            { name: (id) => ofFew.exec(id)?.[1]?.replace('/', '-') ?? null, debugName: 'few', includeDependenciesRecursively: false },
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
