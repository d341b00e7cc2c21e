import type { Plugin, Rollup } from 'vite'

type Bundle = Rollup.OutputBundle

/** A chunk with all that it imports, and what that imports. */
function withImports(chunk: Rollup.OutputChunk, bundle: Bundle): ReadonlySet<Rollup.OutputChunk> {
  const all = new Set([chunk])
  for (const { imports } of all)
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') all.add(imported)
    }
  return all
}

/** As `data-<name>` on the tag of the first paint, so that texts and the first screen are asked for before the code has run. */
export function preloadEarly(names: readonly string[]): Plugin {
  return {
    name: 'preload-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        // The page itself names those.
        const known = entry === undefined ? new Set() : withImports(entry, bundle)
        const filesOf = (name: string) => {
          const chunk = chunks.find((one) => one.name === name)
          if (chunk === undefined) throw new Error(`There is no chunk ${name} to be asked for early`)
          return [...withImports(chunk, bundle)]
            .filter((one) => !known.has(one))
            .flatMap((one) => [one.fileName, ...(one.viteMetadata?.importedCss ?? [])])
            .map((file) => `/${file}`)
            .join(' ')
        }
        const tag = '<script src="/first-paint.js"'
        if (!html.includes(tag)) throw new Error('The page has no script of the first paint')
        return html.replace(tag, [tag, ...names.map((name) => `data-${name}="${filesOf(name)}"`)].join(' '))
      },
    },
  }
}
