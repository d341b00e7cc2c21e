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
const frame = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//

/** Catalogues that are always read together. */
const catalogues = (language: 'de' | 'en') =>
  Object.entries({
    texts: '((ui|shared|shell|demo)/\\w+|anmeldung/anmeldung)',
    'shell-texts': '((notification|shortcut|search|liste)/\\w+|chat/quickChat)',
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
const otherLists = [
  '/src/kontakt/pages/KontaktePage.tsx',
  '/src/klient/pages/KlientenPage.tsx',
  '/src/hausbesuch/pages/HausbesuchePage.tsx',
]
const ofBestellungen = [
  '/src/bestellblatt/pages/BestellungPage.tsx',
  '/src/bestellung/components/schritte/LieferDialoge.tsx',
  '/src/bestellung/components/schritte/EntscheidDialoge.tsx',
]

/** What the shell asks for when it stands: what listens as long as somebody is signed in, and on a wide screen the chats at the edge. */
const behindShell = {
  watch: ['/src/notification/components/EntriesWatch.tsx', '/src/chat/components/QuickChat.tsx'],
  'chat-edge': ['/src/chat/components/ChatEdge.tsx'],
}

/** Asked for on every screen when it stands. */
const kept = /\/src\/(shell\/keptApp|shared\/appWorker)\.ts$/

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
  if (/\/(bestellung\.paths|initials|useMatches)\.ts$/.test(id)) return ['shell']
  if (isOfLibrary(id)) return []
  const importers = importersOf(id, graph)
  return Object.entries(screens).flatMap(([name, ends]) => (isReachedFrom(ends, importers) ? name : []))
}

/** What another list needs too is no part of the second: who reads contacts needs nothing of an order's sheet. */
function sharedWithBestellliste(id: string, graph: ModuleGraph): 'lists' | 'bestellungen' | null {
  if (isOfLibrary(id)) return null
  const importers = importersOf(id, graph)
  if (!isReachedFrom([bestellliste], importers)) return null
  if (isReachedFrom(otherLists, importers)) return 'lists'
  // Its own parts hang on its page alone; a page that is put together elsewhere leads to it as well.
  return isReachedFrom(ofBestellungen, importers) ? 'bestellungen' : null
}

/** Small, and needed as one: else each would be asked for alone. */
function afterShell(id: string, graph: ModuleGraph): string | null {
  if (kept.test(id)) return 'kept'
  if (isOfLibrary(id)) return null
  const importers = importersOf(id, graph)
  const [name] = Object.entries(behindShell).find(([, ends]) => isReachedFrom(ends, importers)) ?? []
  return name ?? null
}

/** What sign-in and lists both write into. */
const fields =
  /\/@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|Textarea|CloseButton)\/|\/src\/form\/(TextField\.tsx|useFirstFocus\.ts)$/

/** What lists and dialogs are both made of: neither loads the other for it. */
const base =
  /\/node_modules\/(@floating-ui\/|@mantine\/core\/esm\/(core\/(DirectionProvider|utils\/get-(default-z-index|single-element-child))|components\/(ScrollArea\/|Checkbox\/CheckIcon)|utils\/(InlineInput|InputsGroupFieldset))|@mantine\/core\/.*get-auto-contrast-value|@mantine\/hooks\/.*use-(callback-ref|window-event))/

/** What lies above a page, and holds the focus: chats at the edge are in it, but no list to choose from. */
const dialogs =
  /\/node_modules\/(@mantine\/core\/esm\/components\/(Modal|ModalBase|Drawer|Overlay|Portal|FocusTrap)\/|@mantine\/hooks\/esm\/use-focus-(trap|return)\/|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|tslib|get-nonce)/

/** Large, and needed by few pages, so a file each: the plans of all telephone numbers, drawing by hand, forms, fields for numbers. */
const ofFew = /\/node_modules\/.*?(libphonenumber|signature_pad|mantine\/form|number-format|NumberInput)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    plainSchemas(),
    plainCalls(),
    preloadEarly(['texts-de', 'texts-en', ...Object.keys(screens)]),
    serviceWorker(),
    iconSprites(),
    compressed(),
    firstLoadBudget([
      { name: 'sign-in', screens: screens['sign-in'], jsKb: 147, cssKb: 30 },
      { name: 'shell', screens: screens.shell, jsKb: 161, cssKb: 45 },
      { name: 'list of orders', screens: [...screens.shell, bestellliste], jsKb: 282, cssKb: 50 },
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
            { name: 'fields', test: fields },
            { name: (id, graph) => (screensThatReach(id, graph).length > 1 ? 'start' : null), debugName: 'screens' },
            { name: (id, graph) => screensThatReach(id, graph)[0] ?? null, debugName: 'screen' },
            { name: 'icons', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2 },
            { name: 'base', test: base },
            { name: 'dialogs', test: dialogs, minShareCount: 2, includeDependenciesRecursively: false },
            { name: afterShell, debugName: 'after', includeDependenciesRecursively: false },
            { name: (id, graph) => (sharedWithBestellliste(id, graph) === 'lists' ? 'lists' : null), debugName: 'lists' },
            { name: sharedWithBestellliste, debugName: 'bestellungen' },
            // What many pages use, in a few files instead of thirty: a page is asked for with all its files at once.
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
