import { parseSource } from '../sources/syntax.mjs'

const isLanguage = (name) => name === 'de' || name === 'en'
const isText = (node) => node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral'

/**
 * Sources whose texts are German without saying so: what is printed for people here (papers, the copy after Art. 15 DSGVO, consents), words
 * that screens and papers share, names of fields on paper, and what the people of the demo write.
 */
const inGerman =
  /^packages\/server\/src\/(demo\/(?!konten|\w+\.repository)|papier\/)|^packages\/server\/src\/\w+\/(read\/)?(\w*Papier|\w+OnPapier|auskunft\w*)\.ts$|^packages\/domain\/src\/\w+\/(words|blattWords|einwilligung|praxisAnfrage|bestellentwurf)\.ts$|\.document\.ts$/

/** Pairs of texts are German first. */
const inPairs = /(\.errors|[sS]entences|fieldWords)\.ts$|\/export\.ts$/

/** `{ de: …, en: … }` and `const de = …` say their language; a pair of texts is German first, as in `x.errors.ts`. */
function languageOf(node, { parent, language, pairs }) {
  if (node.type === 'KeyValueProperty' && isLanguage(node.key.value)) return node.key.value
  if (node.type === 'VariableDeclarator' && isLanguage(node.id.value)) return node.id.value
  if (pairs && parent?.type === 'ArrayExpression' && language === null && parent.elements.length === 2) {
    const [first, second] = parent.elements.map(({ expression }) => expression)
    if (isText(first) && isText(second)) return node === parent.elements[0] ? 'de' : 'en'
  }
  return language
}

/** `where`: the node around, the language told so far, and whether a pair of texts may be one sentence in two languages. */
function walk(node, where, found) {
  if (Array.isArray(node)) for (const each of node) walk(each, where, found)
  else if (node !== null && typeof node === 'object') {
    const isNode = typeof node.type === 'string' || 'expression' in node
    const language = isNode ? languageOf(node, where) : where.language
    const text = node.type === 'TemplateElement' ? node.cooked : node.value
    if ((node.type === 'StringLiteral' || node.type === 'TemplateElement') && language !== null)
      found.push({ language, text: text ?? '', at: node.span.start })
    const below = { ...where, language, parent: isNode ? node : where.parent }
    for (const key in node) if (key !== 'key' && typeof node[key] === 'object') walk(node[key], below, found)
  }
}

/** What people read, as far as the source says in which language. @returns {{ language: 'de' | 'en', text: string, line: number }[]} */
export function readTexts(source) {
  const { path, body, lineAt } = parseSource(source)
  const found = []
  const language = /\.texts\.(de|en)\.ts$/.exec(path)?.[1] ?? (inGerman.test(path) ? 'de' : null)
  walk(body, { parent: null, language, pairs: inPairs.test(path) }, found)
  return found
    .filter(({ text: each }) => /\p{L}{2}/u.test(each) && !/^[a-z]+$/.test(each))
    .map(({ at, ...rest }) => ({ ...rest, line: lineAt(at) }))
}

const escaped = (term) => term.replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)
/** A term stands as whole words and as it is written; a star stands for any ending. */
const patternOf = (term) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}{])${escaped(term).replaceAll('*', String.raw`\p{L}*`)}(?![\p{L}\p{N}}])`, 'u')

const marks = [
  { pattern: /!(?!=)/, say: 'no exclamation mark' },
  { pattern: /(?<!EN \d*)\d \d{3}(?!\d)/, say: 'thousands as 10.000 (en 10,000)' },
  { pattern: /(?<![=\w])"[^"<>]*"/, say: '„…“ in German, “…” in English' },
]

const patterns = new WeakMap()

/** The patterns of all terms, made once for a glossary. */
function rulesOf(terms) {
  const known = patterns.get(terms)
  if (known !== undefined) return known
  const rules = terms.flatMap(({ german, english, de, en }) => [
    ...de.map((term) => ({ language: 'de', pattern: patternOf(term), say: `we say ${german}, not ${term}` })),
    ...en.map((term) => ({ language: 'en', pattern: patternOf(term), say: `we say ${english}, not ${term}` })),
  ])
  patterns.set(terms, rules)
  return rules
}

/** @param glossar of GLOSSAR.md: its terms are held, what it lists as spoken may stay. @returns {string[]} one fault a line */
export function findForeignTexts({ path, texts }, { terms, spoken }) {
  const rules = rulesOf(terms)
  return texts.flatMap(({ language, text, line }) => {
    if (spoken.some((each) => each.text === text)) return []
    const broken = [...rules.filter((rule) => rule.language === language), ...marks].filter(({ pattern }) => pattern.test(text))
    return broken.map(({ say }) => `${path}:${line}: „${text.slice(0, 80)}“ – ${say}`)
  })
}
