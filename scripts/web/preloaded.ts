import type { Plugin } from 'vite'

/** Asks for the German texts of the first screens together with the code, instead of after it has run; English ones come as they are needed. */
export function preloadTexts(): Plugin {
  return {
    name: 'preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const texts = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === 'texts-de')
        if (texts === undefined) throw new Error('No chunk holds the German texts of the first screens')
        return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${texts.fileName}` }, injectTo: 'head' }]
      },
    },
  }
}
