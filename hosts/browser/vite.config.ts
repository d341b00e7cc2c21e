import { isBuiltin } from 'node:module'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { iconNamesOnly, iconSprites } from '../../scripts/web/icons.ts'
import { serviceWorker } from '../../scripts/web/serviceWorker.ts'

/** Both ask for Node only where they run on it. From anywhere else it would be a mistake that shows when it is too late. */
const askOnlyOnNode = /\/node_modules\/(@electric-sql\/pglite|postcss)\//

const noNode = (): Plugin => ({
  name: 'no-node',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (isBuiltin(source) && !askOnlyOnNode.test(importer)) this.error(`${importer} wants ${source}, which is Node's`)
  },
})

/** What a practice begins with; scripts/buildDemo.mjs says which, so that a kept one is never that of another day. */
const beginning = `/uebung/beginn.bin?${process.env['BEGINNING'] ?? ''}`

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../packages/web/public',
  plugins: [react(), noNode(), serviceWorker({ besides: [beginning] }), iconSprites()],
  define: { 'import.meta.env.VITE_PRACTICE': JSON.stringify('on'), 'import.meta.env.VITE_BEGINNING': JSON.stringify(beginning) },
  // Found in its own package: the loader of the database names its files beside itself.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  worker: { format: 'es', plugins: () => [noNode(), iconNamesOnly()] },
  build: {
    outDir: '../../dist/demo',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
})
