import type { Plugin } from 'vite'

/** Where zod teaches each of its schemas to describe itself as JSON Schema: nobody but the server asks for that (`betrieb/openapi.ts`). */
const teachings = [
  /^ +inst\._zod\.processJSONSchema = .*;\n/gm,
  /^ +jsonSchema: \{\n(?: +(?:in|out)put: createStandardJSONSchemaMethod\(.*\),\n){2} +\},\n/gm,
  /^ +toJSONSchema\(params\) \{\n.*\n +\},\n/gm,
]

/** Leaves the makers of JSON Schema out of the screen: four kilobytes of each first load, compressed. */
export function plainSchemas(): Plugin {
  return {
    name: 'plain-schemas',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/classic/schemas.js')) return null
      const missing = teachings.find((teaching) => code.search(teaching) === -1)
      if (missing !== undefined) return this.error(`This zod has nothing like ${missing}`)
      return { code: teachings.reduce((rest, teaching) => rest.replace(teaching, ''), code), map: null }
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        for (const [id, { renderedLength }] of chunk.type === 'chunk' ? Object.entries(chunk.modules) : [])
          if (id.endsWith('/zod/v4/core/to-json-schema.js') && renderedLength > 0)
            this.error('The screen asks a schema for its JSON Schema, which plainSchemas.ts leaves out')
    },
  }
}
