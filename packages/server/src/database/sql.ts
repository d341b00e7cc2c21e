import type { Statement, Values } from '../ports.ts'

/** What stands in a text and may hold a colon that begins no name, and as the last kind the name itself; a subscript `[1:n]` is none. */
const tokens =
  /\be'(?:\\.|''|[^'\\])*'|'(?:''|[^'])*'|"(?:""|[^"])*"|\$([a-z_]\w*)?\$.*?\$\1\$|--[^\n]*|\/\*.*?\*\/|::|\$\d+|(?<![\w)\]]):([a-z_]\w*)/gis

/**
 * A statement whose values have names: `where id = :id`. It is compiled once, when its module loads; the same name is the same parameter.
 * The compiler knows the names, too, of a text that it knows as a whole.
 * @throws TypeError for a parameter by number
 */
export function sql<const Text extends string>(name: string, text: Text): Statement<NamesIn<Text>> {
  const parameters: string[] = []
  const numbered = text.replace(tokens, (token, _tag, parameter?: string) => {
    if (/^\$\d/.test(token)) throw new TypeError(`${name} has the parameter ${token}; parameters have names`)
    if (parameter === undefined) return token
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { name, text: numbered, parameters: parameters as NamesIn<Text>[] }
}

/**
 * The names in a text that the compiler knows as a whole, else any. It looks for `:name` behind what may stand before a value, and does
 * not read texts and comments: a statement with a colon there has more names for the compiler than it has, and is written otherwise.
 */
type NamesIn<Text extends string> = IsWhole<Text> extends true ? Collect<Text, never> : string

/** A text that was put together from others is a pattern, and a record of patterns asks for no property. */
type IsWhole<Text extends string> = string extends Text ? false : { '': 1 } extends Record<Text, 1> ? false : true

type Collect<Text extends string, Found extends string> = Text extends `${infer Before}:${infer Rest}`
  ? Collect<Rest, Before extends `${string}${Opening}` ? Found | Until<Rest> : Found>
  : Found

type Opening = ' ' | '\n' | '(' | ',' | '=' | '[' | '<' | '>' | '|' | '%' | '+' | '-'

type Until<Rest extends string> = Head<Head<Head<Head<Head<Head<Rest, ' '>, '\n'>, ','>, ')'>, ':'>, ']'>
type Head<Text extends string, End extends string> = Text extends `${infer Before}${End}${string}` ? Before : Text

/** In the order of the numbers, as drivers take them. @throws TypeError when one is missing or too many */
export function orderedValues<Name extends string>({ name, parameters = [] }: Statement<Name>, values: Values<NoInfer<Name>>): unknown[] {
  const given = Object.keys(values)
  const known: readonly string[] = parameters
  const surplus = given.length === known.length ? undefined : given.find((key) => !known.includes(key))
  if (surplus !== undefined) throw new TypeError(`${name} has no parameter ${surplus}`)
  return parameters.map((parameter) => {
    if (!Object.hasOwn(values, parameter)) throw new TypeError(`The parameter ${parameter} of ${name} has no value`)
    return values[parameter]
  })
}
