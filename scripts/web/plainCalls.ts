/**
 * Contracts without their schemas, for modules that only make calls. What goes over the wire is held by the server; a screen needs of a call
 * where it leads. So it is spared the schemas, and zod with them, until something reads one: a form, a filter, an address. While developing and
 * in the tests everybody has the whole contract.
 */
import { readFile } from 'node:fs/promises'
import { type Plugin, transformWithOxc } from 'vite'
import { type Node, below, bodyOf, isNode, isUse, nodesIn, stringIn } from './syntax.ts'

type Parse = (code: string) => unknown

const suffix = '?calls'

/** What is read of a call where it is made, beside its method and path. */
const ways = ['id', 'status', 'idempotent', 'media', 'upload']
/** Whoever takes a call and reads no more of it than that. */
const callers = ['call', 'callRaw', 'readQuery']

const isContract = (source: string) => /^@dreiklang\/domain\/.*\.contract$|^\..*\.contract\.ts$/.test(source)
const isCalls = (name: string) => name.endsWith('Contract')

/** `defineCall('GET /path', { … })` as the object that it makes, as far as it says the way; null where that cannot be seen. */
function wayOf(code: string, made: Node): string | null {
  const textOf = (node: Node) => code.slice(node.start, node.end)
  const [route, input] = nodesIn(made['arguments'])
  if (stringIn(made['callee'], 'name') !== 'defineCall' || route === undefined || input?.type !== 'ObjectExpression') return null
  const [, quote, method, path] = /^(['"`])([A-Z]+) (.*)$/s.exec(textOf(route)) ?? []
  const properties = nodesIn(input['properties'])
  if (quote === undefined || properties.some((one) => one.type !== 'Property' || one['computed'] === true)) return null
  const told = new Map(properties.map((one) => [stringIn(one['key'], 'name') ?? '', textOf(one)]))
  const usual = { method: `method: '${method}'`, path: `path: ${quote}${path}`, status: 'status: 200', idempotent: 'idempotent: false' }
  const way = { ...usual, ...Object.fromEntries([...told].filter(([name]) => ways.includes(name))) }
  return `({ ${Object.values(way).join(', ')} })`
}

/** What is declared there, each call in it as its way. */
function waysIn(code: string, declared: Node): string {
  let text = ''
  let told = declared.start
  for (const [node] of below(declared)) {
    const way = node.type === 'CallExpression' && node.start >= told ? wayOf(code, node) : null
    if (way === null) continue
    text += code.slice(told, node.start) + way
    told = node.end
  }
  return text + code.slice(told, declared.end)
}

interface Part {
  name: string
  text: string
  /** Where it is imported from; null for what the module declares itself. */
  from: string | null
}

function declaredIn(code: string, statement: Node): Part[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
  if (!isNode(declared) || !('id' in declared || 'declarations' in declared)) return []
  const isVariable = declared.type === 'VariableDeclaration'
  return (isVariable ? nodesIn(declared['declarations']) : [declared]).flatMap((one): Part[] => {
    const text = (isVariable ? 'const ' : '') + waysIn(code, one)
    const names = [...below(one['id'])].filter(isUse).flatMap(([node]) => stringIn(node, 'name') ?? [])
    return names.map((name) => ({ name, text, from: null }))
  })
}

function importedIn(statement: Node): Part[] {
  const from = stringIn(statement['source'], 'value')
  if (statement.type !== 'ImportDeclaration' || from === null) return []
  return nodesIn(statement['specifiers']).flatMap((one): Part[] => {
    const [name, local] = [stringIn(one['imported'], 'name'), stringIn(one['local'], 'name')]
    if (name === null || local === null) return []
    const source = isContract(from) && isCalls(name) ? from + suffix : from
    return [{ name: local, text: `import { ${name} as ${local} } from '${source}'`, from }]
  })
}

/** A part with all that it needs. */
function neededBy(part: Part, parts: readonly Part[], parse: Parse): ReadonlySet<Part> {
  const needed = new Set([part])
  for (const { text } of needed) {
    const names = new Set([...below(parse(text))].filter(isUse).map(([node]) => stringIn(node, 'name')))
    for (const one of parts) if (names.has(one.name)) needed.add(one)
  }
  return needed
}

/** A call may name what stands elsewhere, but no schema; of all else only what needs nothing from elsewhere is known to have none. */
const isPlain = ({ name }: Part, needed: ReadonlySet<Part>) =>
  [...needed].every(({ from, name: each }) => from === null || (isCalls(name) && from !== 'zod' && !each.startsWith('define')))

export interface Plain {
  code: string
  /** What can be had of it: contracts as ways, and constants. */
  names: ReadonlySet<string>
}

/** A contract's module without schemas: the ways of its calls, and its constants. */
export function plainOf(code: string, parse: Parse): Plain {
  const parts = bodyOf(parse(code)).flatMap((one) => [...importedIn(one), ...declaredIn(code, one)])
  const kept = new Set<Part>()
  const names = new Set<string>()
  for (const part of parts) {
    const needed = neededBy(part, parts, parse)
    if (part.from !== null || !isPlain(part, needed)) continue
    names.add(part.name)
    for (const one of needed) kept.add(one)
  }
  // One text may declare several.
  const told = new Set(parts.filter((part) => kept.has(part)).map(({ text }) => text))
  return { code: [...told, `export { ${[...names].join(', ')} }`].join('\n'), names }
}

/** Whether the contract of this name is nowhere used but to make its calls. */
function onlyCalls(name: string, program: unknown): boolean {
  return [...below(program)].every(([node, [parent, ...above]]) => {
    if (node.type !== 'Identifier' || node['name'] !== name || parent === undefined || parent.type === 'ImportSpecifier') return true
    if (parent.type !== 'MemberExpression' || parent['object'] !== node || parent['computed'] === true) return false
    const taker = above.find(({ type }) => type !== 'ConditionalExpression')
    if (taker?.type === 'MemberExpression') return [...ways, 'path'].includes(stringIn(taker['property'], 'name') ?? '')
    return taker?.type === 'CallExpression' && taker['callee'] !== parent && callers.includes(stringIn(taker['callee'], 'name') ?? '')
  })
}

interface Asking {
  code: string
  parse: Parse
  /** What can be had without schemas of what is imported from there. */
  plainNames: (source: string) => Promise<ReadonlySet<string>>
}

/** The module with its contracts asked for without schemas, where it only calls. */
export async function askingPlainly({ code, parse, plainNames }: Asking): Promise<string> {
  const program = parse(code)
  const imports = bodyOf(program).filter(({ type, source }) => type === 'ImportDeclaration' && isContract(stringIn(source, 'value') ?? ''))
  let text = code
  for (const one of imports.toReversed()) {
    const source = stringIn(one['source'], 'value') ?? ''
    const names = await plainNames(source)
    const all = nodesIn(one['specifiers'])
    const plain = all.filter((each) => {
      const [name, local] = [stringIn(each['imported'], 'name') ?? '', stringIn(each['local'], 'name') ?? '']
      return names.has(name) && (!isCalls(name) || onlyCalls(local, program))
    })
    if (plain.length === 0) continue
    const line = (some: readonly Node[], from: string) =>
      `import { ${some.map(({ start, end }) => code.slice(start, end)).join(', ')} } from '${from}';`
    const others = all.filter((each) => !plain.includes(each))
    text = text.slice(0, one.start) + line(plain, source + suffix) + (others.length > 0 ? line(others, source) : '') + text.slice(one.end)
  }
  return text
}

export function plainCalls(): Plugin {
  const known = new Map<string, Promise<Plain>>()
  const read = (file: string, parse: Parse) => {
    const reading =
      known.get(file) ?? readFile(file, 'utf8').then(async (text) => plainOf((await transformWithOxc(text, file)).code, parse))
    known.set(file, reading)
    return reading
  }
  return {
    name: 'plain-calls',
    apply: 'build',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const whole = await this.resolve(source.slice(0, -suffix.length), importer)
      return whole === null ? null : whole.id + suffix
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const { code } = await read(id.slice(0, -suffix.length), (text) => this.parse(text))
      return { code, moduleType: 'js' }
    },
    async transform(code, id) {
      if (!/\/packages\/web\/src\/[^?]*\.tsx?$/.test(id) || !code.includes('.contract')) return null
      const parse: Parse = (text) => this.parse(text)
      const plainNames = async (source: string) => {
        const whole = await this.resolve(source, id)
        return whole === null ? new Set<string>() : (await read(whole.id, parse)).names
      }
      return { code: await askingPlainly({ code, parse, plainNames }), map: null }
    },
  }
}
