/** What builds take of the packages of symbols: a file of drawings for each set beside the pages, and for the server their names alone. */
import { icons as feather } from '@iconify-json/feather'
import { icons as heroicons } from '@iconify-json/heroicons'
import { icons as ic } from '@iconify-json/ic'
import type { Plugin } from 'vite'
import { type IconSetId, drawingsOf, iconSetIds, iconSets, iconSources, spritePath } from '../../packages/domain/src/icons/icons.ts'

const packages = { feather, heroicons, ic }

/** All drawings of a set as one picture, to be used by their names; their licence goes with them. */
export function drawSprite(set: IconSetId): string {
  const { source } = iconSets[set]
  const { title, author, licence, link } = iconSources[source]
  const { icons, width: usual = 16, height = usual } = packages[source]
  const symbols = drawingsOf(set, icons).map(
    ([name, drawing]) =>
      `<symbol id="${name}" viewBox="0 0 ${drawing.width ?? usual} ${drawing.height ?? height}">${drawing.body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${title} by ${author}, ${licence}, ${link} -->${symbols.join('')}</svg>`
}

export function iconSprites(): Plugin {
  return {
    name: 'icon-sprites',
    generateBundle() {
      for (const set of iconSetIds) this.emitFile({ type: 'asset', fileName: spritePath(set).slice(1), source: drawSprite(set) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const set = iconSetIds.find((one) => spritePath(one) === request.url)
        if (set === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawSprite(set))
      })
    },
  }
}

/** Of five megabytes that nobody would read on the server. */
export function iconNamesOnly(): Plugin {
  return {
    name: 'icon-names-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const source = /\/@iconify-json\/(\w+)\/icons\.json/.exec(id)?.[1]
      if (source === undefined) return null
      const { icons } = Object.entries(packages).find(([name]) => name === source)?.[1] ?? this.error(`Nobody reads ${id}`)
      const sets = iconSetIds.filter((set) => iconSets[set].source === source)
      const named = Object.entries(icons).filter(([key, { hidden }]) => hidden !== true && sets.some((set) => iconSets[set].key.test(key)))
      return JSON.stringify({ icons: Object.fromEntries(named.map(([key]) => [key, {}])) })
    },
  }
}
