import type { Statement, Values } from '../ports.ts'

/** What stands in a text and may hold a colon that begins no name, and as the last kind the name itself; a subscript `[1:n]` is none. */
const tokens =
  /\be'(?:\\.|''|[^'\\])*'|'(?:''|[^'])*'|"(?:""|[^"])*"|\$([a-z_]\w*)?\$.*?\$\1\$|--[^\n]*|\/\*.*?\*\/|::|\$\d+|(?<![\w)\]]):([a-z_]\w*)/gis

/**
 * A statement whose values have names: `where id = :id`. It is compiled once, when its module loads; the same name is the same parameter.
 * @throws TypeError for a parameter by number
 */
export function sql(name: string, text: string): Statement {
  const parameters: string[] = []
  const numbered = text.replace(tokens, (token, _tag, parameter?: string) => {
    if (/^\$\d/.test(token)) throw new TypeError(`${name} has the parameter ${token}; parameters have names`)
    if (parameter === undefined) return token
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { name, text: numbered, parameters }
}

/**
 * In the order of the numbers, as drivers take them.
 * @throws TypeError when one is missing or too many
 */
export function orderedValues({ name, parameters = [] }: Statement, values: Values): unknown[] {
  const given = Object.keys(values)
  const surplus = given.length === parameters.length ? undefined : given.find((key) => !parameters.includes(key))
  if (surplus !== undefined) throw new TypeError(`${name} has no parameter ${surplus}`)
  return parameters.map((parameter) => {
    if (!Object.hasOwn(values, parameter)) throw new TypeError(`The parameter ${parameter} of ${name} has no value`)
    return values[parameter]
  })
}
