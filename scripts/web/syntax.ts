/** Reading syntax trees of modules, as the bundler parses them. */

export interface Node {
  type: string
  start: number
  end: number
  readonly [part: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The nodes of a list of them; gaps are left out. */
export const nodesIn = (part: unknown): Node[] => (Array.isArray(part) ? part.filter(isNode) : [])

/** The statements of a module. */
export const bodyOf = (program: unknown): Node[] => (isNode(program) ? nodesIn(program['body']) : [])

/** The text that stands in a part of a node: the name of an identifier, the value of a text; else null. */
export function stringIn(node: unknown, part: string): string | null {
  const text = isNode(node) ? node[part] : null
  return typeof text === 'string' ? text : null
}

/** Each node from here downwards, with those above it, the nearest first. */
export function* below(node: unknown, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (Array.isArray(node)) for (const one of node) yield* below(one, above)
  if (!isNode(node)) return
  yield [node, above]
  for (const part of Object.values(node)) if (typeof part === 'object') yield* below(part, [node, ...above])
}

/** Whether this is a name in use, and not the name of a part of something. */
export function isUse([node, [parent]]: [Node, readonly Node[]]): boolean {
  if (node.type !== 'Identifier') return false
  if (parent?.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true
  return parent?.type !== 'Property' || parent['value'] === node || parent['computed'] === true
}
