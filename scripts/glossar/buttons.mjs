/**
 * Labels of buttons as far as the sources say them: `t('key')` or a template inside of `<Button>` and `<LinkButton>`, what is given as `submit` or
 * `cancel` of a form or dialog, and the names of steps, which are buttons everywhere. It does not see a label that is computed from something else
 * than a key (a name, a word of the server), nor an entry of a menu, which has a line of its own. Values are not counted: `{{name}}` is as long
 * as it is.
 */
import { posix } from 'node:path'
import { parseSource } from '../sources/syntax.mjs'

const longest = 24

/** Names of steps are buttons wherever a step can be taken. */
const steps = [
  { catalogue: 'packages/web/src/bestellung/steps.texts.de.ts', keys: /^name(BeiApotheke)?\./ },
  { catalogue: 'packages/web/src/hausbesuch/steps.texts.de.ts', keys: /^(name|knopf)\./ },
]

/** Longer ones, each with its reason. */
const allowed = [
  {
    label: /^packages\/web\/src\/bestellung\/blatt\.texts\.\w\w\.ts rueckfragen\.schnell\./,
    why: 'the answer is sent as it stands on the button',
  },
  {
    label: /^packages\/web\/src\/(bestellung\/steps|tour\/runde)\.texts\.de\.ts (name\.zustellungGescheitert|nicht\.senden)$/,
    why: 'the word of the state is the one word for it, and one letter too long',
  },
  { label: /^packages\/web\/src\/rechtstexte\/rechtstexte\.texts\.\w\w\.ts art\./, why: 'the name of a document' },
]

function* children(node) {
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) yield* value
    else if (value !== null && typeof value === 'object') yield value
  }
}

/** `export const useNeuTexts = defineTexts(…, { de: () => import('./neu.texts.de.ts') … })`: the catalogue of each hook of a `x.texts.ts`. */
function catalogueOf({ path, text }) {
  const registered = new Map()
  for (const [, name, file] of text.matchAll(/const (\w+) = (?:defineTexts|registerTexts)\([^{]*\{\s*de: \(\) => import\('([^']+)'\)/g))
    registered.set(name, posix.join(posix.dirname(path), file))
  for (const [, hook, name] of text.matchAll(/const (\w+) = \(\) => useTexts\((\w+)\)/g)) {
    const file = registered.get(name)
    if (file !== undefined) registered.set(hook, file)
  }
  return registered
}

/** Every key of a catalogue with its text: `liste.titel`. What comes from elsewhere by its name is not read. */
function keysOf(source) {
  const found = new Map()
  const read = (node, prefix) => {
    if (node?.type === 'TsAsExpression' || node?.type === 'TsConstAssertion') return read(node.expression, prefix)
    if (node?.type === 'StringLiteral') found.set(prefix, node.value)
    if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) found.set(prefix, node.quasis[0].cooked)
    if (node?.type !== 'ObjectExpression') return
    for (const property of node.properties)
      if (property.type === 'KeyValueProperty') read(property.value, prefix === '' ? property.key.value : `${prefix}.${property.key.value}`)
  }
  for (const item of parseSource(source).body)
    for (const declarator of item.declaration?.declarations ?? []) if (declarator.id.value === 'texts') read(declarator.init, '')
  return found
}

const buttons = new Set(['Button', 'LinkButton'])
const labels = new Set(['submit', 'cancel'])

const escaped = (text) => text.replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)

/** The first argument of a call of a translator: a key, or a template of several, in which a value is one step of the path or a part of it. */
function keysIn(argument) {
  if (argument?.type === 'StringLiteral') return new RegExp(`^${escaped(argument.value)}(_one|_other)?$`)
  if (argument?.type !== 'TemplateLiteral') return null
  return new RegExp(`^${argument.quasis.map(({ cooked }) => escaped(cooked)).join(String.raw`[^.]+`)}(_one|_other)?$`)
}

/** @returns {{ hooks: string[], keys: RegExp, line: number }[]} of each label the hooks that may hold its key */
function readButtons(source) {
  const found = []
  const hooks = new Map()
  const { body, lineAt } = parseSource(source)
  const collect = (node, scope) => {
    if (node === null || typeof node !== 'object') return
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const keys = keysIn(node.arguments[0]?.expression)
      const name = node.callee.value
      const hook = scope.get(name)
      if (keys !== null && (hook !== undefined || /^[a-z]$/.test(name)))
        found.push({ keys, hooks: hook === undefined ? [...new Set(hooks.values())] : [hook], line: lineAt(node.span.start) })
    }
    // A button inside of a button there is not; another element there has words of its own.
    for (const child of children(node)) if (child.type !== 'JSXElement') collect(child, scope)
  }
  const walk = (node, scope) => {
    if (node === null || typeof node !== 'object') return
    const isFunction = /^(Arrow)?Function(Declaration|Expression)?$/.test(node.type ?? '') || node.type === 'ArrowFunctionExpression'
    const inner = isFunction ? new Map(scope) : scope
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init?.type === 'CallExpression') {
      const hook = node.init.callee.value
      if (/^use\w*Texts$/.test(hook ?? '')) {
        inner.set(node.id.value, hook)
        hooks.set(node.id.value, hook)
      }
    }
    if (node.type === 'JSXElement') {
      if (buttons.has(node.opening.name.value)) for (const child of node.children) collect(child, inner)
      for (const attribute of node.opening.attributes)
        if (attribute.type === 'JSXAttribute' && labels.has(attribute.name.value)) collect(attribute.value, inner)
    }
    for (const child of children(node)) walk(child, inner)
  }
  for (const item of body) walk(item, new Map())
  return found
}

/** Where a file takes its hooks from. */
function importedHooks({ path, text }) {
  const found = new Map()
  for (const [, names, from] of text.matchAll(/import \{([^}]+)\} from '([^']+\.texts\.ts)'/g))
    for (const each of names.split(',')) {
      const [name, alias = name] = each.trim().split(' as ')
      if (name !== '') found.set(alias, { name, file: posix.join(posix.dirname(path), from) })
    }
  return found
}

const shown = (text) => text.replaceAll(/\{\{\w+\}\}/g, '').trim()

/** @param sources of the web: components, `x.texts.ts` and catalogues. @returns {string[]} one fault a line */
export function findLongButtons(sources) {
  const catalogues = new Map(
    sources.filter(({ path }) => /\.texts\.(de|en)\.ts$/.test(path)).map((source) => [source.path, keysOf(source)]),
  )
  const hooks = new Map(sources.filter(({ path }) => path.endsWith('.texts.ts')).map((source) => [source.path, catalogueOf(source)]))
  const faults = new Map()
  const hold = (german, keys, where) => {
    for (const path of [german, german.replace(/\.de\.ts$/, '.en.ts')])
      for (const [name, text] of catalogues.get(path) ?? []) {
        if (!keys.test(name)) continue
        const length = shown(text).length
        if (length > longest && !allowed.some(({ label }) => label.test(`${path} ${name}`)))
          faults.set(`${path} ${name}`, `${path} ${name}: „${text}“ is a button (${where}) of ${length} characters`)
      }
  }
  for (const source of sources.filter(({ path }) => path.endsWith('.tsx'))) {
    const imported = importedHooks(source)
    for (const { hooks: names, line, keys } of readButtons(source))
      for (const name of names) {
        const from = imported.get(name)
        const german = from === undefined ? undefined : hooks.get(from.file)?.get(from.name)
        if (german !== undefined) hold(german, keys, `${source.path}:${line}`)
      }
  }
  for (const { catalogue, keys } of steps) hold(catalogue, keys, 'a step')
  return [...faults.values()]
}
