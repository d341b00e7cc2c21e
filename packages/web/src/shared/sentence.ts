/** How a sentence is taken from a catalogue: by a dotted key, in the number of its `count`, with its values filled in. */

/** Plurals end in `_one` and `_other`, `_zero` goes before them; values stand in `{{name}}`. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

export type TextValues = Record<string, string | number>

const rules = { de: new Intl.PluralRules('de'), en: new Intl.PluralRules('en') }

function textAt(tree: TextTree, key: string): string | null {
  let part: string | TextTree | undefined = tree
  for (const name of key.split('.')) part = typeof part === 'object' && Object.hasOwn(part, name) ? part[name] : undefined
  return typeof part === 'string' ? part : null
}

/** A key that the catalogue lacks says itself, a value that was not given says nothing. */
export function sentenceOf(tree: TextTree, key: string, { language, values }: { language: 'de' | 'en'; values: TextValues }): string {
  const { count } = values
  const numbered = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${rules[language].select(count)}`] : []
  for (const ending of [...numbered, '']) {
    const text = textAt(tree, key + ending)
    // In one pass: what stands in a value is a person's words and no sentence of ours.
    if (text !== null) return text.replace(/\{\{(\w+)\}\}/g, (_found, name: string) => String(values[name] ?? ''))
  }
  return key
}
