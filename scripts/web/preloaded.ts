import type { Plugin } from 'vite'

/** As `data-<name>` on the tag of the first paint, so that texts and the first screen are asked for before the code has run. */
export function preloadEarly(names: readonly string[]): Plugin {
  return {
    name: 'preload-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const filesOf = (name: string) => {
          const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name)
          if (chunk?.type !== 'chunk') throw new Error(`There is no chunk ${name} to be asked for early`)
          return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`).join(' ')
        }
        const tag = '<script src="/first-paint.js"'
        if (!html.includes(tag)) throw new Error('The page has no script of the first paint')
        return html.replace(tag, [tag, ...names.map((name) => `data-${name}="${filesOf(name)}"`)].join(' '))
      },
    },
  }
}
