import { parseSync } from '@swc/core'

const clockCalls = new Set(['Date.now', 'performance.now', 'Math.random', 'setTimeout', 'setInterval'])
const chanceCalls = new Set(['crypto.randomUUID', 'crypto.getRandomValues'])

function dotted(node) {
  if (node?.type === 'Identifier') return node.value
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return `${dotted(node.object)}.${node.property.value}`
  return ''
}

/** What a node says by itself; `parent` decides whether an identifier is the name of a JSX attribute. */
function readNode(node, parent, found) {
  const at = node.span?.start
  if (node.type === 'Identifier') found.names.push({ name: parent?.type === 'JSXAttribute' ? `${node.value}=` : node.value, at })
  else if (node.type === 'PrivateName') found.names.push({ name: node.id?.value ?? node.value, at })
  else if (node.type === 'TsKeywordType' && node.kind === 'any') found.anys.push({ at })
  else if (node.type === 'TsAsExpression') found.casts.push({ at })
  else if (node.type === 'NewExpression' && dotted(node.callee) === 'Date' && (node.arguments ?? []).length === 0)
    found.clock.push({ what: 'new Date()', at })
  else if (node.type === 'CallExpression') {
    const callee = dotted(node.callee).replace('globalThis.', '')
    if (clockCalls.has(callee)) found.clock.push({ what: callee, at })
    if (chanceCalls.has(callee)) found.chance.push({ what: callee, at })
  } else if (node.type === 'ImportDeclaration' && !/^(\.|@dreiklang\/)/.test(node.source.value)) {
    for (const { local, imported } of node.specifiers) found.libraryNames.add((imported ?? local).value)
  }
}

function exportedFunctions(body) {
  const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
  return body
    .filter(({ type }) => type === 'ExportDeclaration')
    .flatMap(({ declaration }) => {
      if (declaration.type === 'FunctionDeclaration') return [declaration.identifier]
      if (declaration.type !== 'VariableDeclaration') return []
      return declaration.declarations.filter(({ id, init }) => id.type === 'Identifier' && isFunction(init)).map(({ id }) => id)
    })
    .map(({ value, span }) => ({ name: value, at: span.start }))
}

function walk(node, parent, found) {
  if (Array.isArray(node)) for (const each of node) walk(each, parent, found)
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') readNode(node, parent, found)
    const next = typeof node.type === 'string' ? node : parent
    for (const key in node) if (typeof node[key] === 'object') walk(node[key], next, found)
  }
}

/** The line in which a byte of the text stands. */
function syntaxLines(text) {
  const bytes = Buffer.from(text)
  const ends = []
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) ends.push(at)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

let last = { text: null }

/** What was read last is kept: who looks at a file from two sides reads it once. @returns its body, and the line of a place in it */
export function parseSource({ path, text }) {
  if (last.text === text && last.path === path) return last
  // swc counts bytes and goes on counting from one file to the next: an empty file tells where it stands.
  const first = parseSync('').span.start + 1
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' })
  const line = syntaxLines(text)
  last = { path, text, body, lineAt: (at) => line(at - first) }
  return last
}

/** Each with its line: names, exported functions, `any`, `as`, clock and chance; and names from packages, chosen by somebody else. */
export function readSyntax(source) {
  const found = { names: [], anys: [], casts: [], clock: [], chance: [], libraryNames: new Set() }
  const { body, lineAt } = parseSource(source)
  walk(body, null, found)
  const withLine = ({ at, ...rest }) => ({ ...rest, line: lineAt(at) })
  return {
    names: found.names.map(withLine),
    exportedFunctions: exportedFunctions(body).map(withLine),
    anys: found.anys.map(withLine),
    casts: found.casts.map(withLine),
    clock: found.clock.map(withLine),
    chance: found.chance.map(withLine),
    libraryNames: found.libraryNames,
  }
}
