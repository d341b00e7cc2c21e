import { splitWords } from './words.mjs'

const wordsOf = (text) => new Set(text.trim().split(/\s+/))

const verbs = wordsOf(`
  accept acquire add admit adopt advance allow announce append apply ask assign attend audit authenticate begin break bring build calculate
  call cancel carry concat chain change check choose claim clean clear close collect commit compare compose confirm connect consume contain continue
  copy count create cut decide decipher decline decode define delete deliver derive describe deselect destroy detach devolve discard dispatch dissolve
  distribute do download draw drop dump edit empty end enqueue ensure enter escape estimate evolve execute expand expect export feed fetch
  fill filter find finish fit flow focus fold follow forget format get give go grant greet group guard hand hide hold import improve init
  insert install interpret join jump keep label launch lead learn leave let link list listen load lock look make mark match measure merge
  migrate miss mix move normalize note notify observe once open overlap overwrite pack parse pause perform pick place plan prefetch preload prepare
  prescribe press propose prove publish put queue read receive record redirect refresh refuse register reject release relink reload remember
  remove rename render renew repair repeat replace replan report request require resend reset resolve restore revoke rewrite rotate run save
  say seal search see select send serialize serve set settle setup shift shorten show shrink sign skip sort spend split stand start stop store stringify
  submit subscribe summarize supervise suspend swap switch take tell tick toast toggle track translate trigger turn undo unescape unlock
  unpack unseal unsubscribe unwrap update use verify wait walk want watch withdraw wrap write
`)

const particles = wordsOf(`
  is are has had was can may must should needs requires contains fits matches lives exists applies sees says belongs begins ends leads plans
  waits opens names knows happened becomes still as at by for from if in of on onto only or per to unless until when while why what who whose
  where with within without before after since under again all any both each every either none no not other some own new next last first
  second same possible allowed visible selectable readable editable missing valid known usual shared shut labelled ordered needed optional exactly maybe one locked fetched changed cheapest public
  existing further several overdue better impossible plannable savable waiting named saved signed sorted used settled seen said due duplicate shortest earlier wrong
  longest max min plus retired running repeated composed compressed active additional bare asked dialable between unfit unread free fresh preferred safe current short german early late
`)

/** A name that ends so says what comes out, and begins with a noun: \`personOf\`, \`klientQuery\`, \`akteFromCsv\`. */
const nounEndings =
  /(Of|From|For|In|At|On|To|By|As|With|Until|After|Behind|Path|Query|Routes|Key|Ms|Of[A-Z]\w*|From[A-Z]\w*|For[A-Z]\w*|After[A-Z]\w*|At[A-Z]\w*|In[A-Z]\w*|With[A-Z]\w*)$/

/** German plurals and joints: \`bestellungen\` and \`besuchs\` are words of an entry that says \`bestellung\`, \`besuch\`. */
const isFormOf = (word, noun) =>
  word === noun || (noun.length > 2 && word.startsWith(noun) && /^(e|n|en|er|es|s|se|ns)$/.test(word.slice(noun.length)))

/** Nouns that an exported function may begin with: the identifiers of the glossary, the rooms, and what GLOSSAR.md lists beside them. */
export function nounsOf({ entries, functionNouns }, rooms) {
  return [...entries.flatMap(({ identifiers }) => identifiers), ...rooms, ...functionNouns.flatMap(({ words }) => words)].flatMap((name) =>
    splitWords(name).slice(0, 1),
  )
}

/** @param source `{ path, exportedFunctions: { name, line }[] }` as the reader of sources answers it */
export function findForeignVerbs({ path, exportedFunctions }, nouns) {
  return exportedFunctions
    .filter(({ name }) => /^[a-z]/.test(name) && !nounEndings.test(name))
    .filter(({ name }) => {
      const [first = ''] = splitWords(name)
      return !verbs.has(first) && !particles.has(first) && !nouns.some((noun) => isFormOf(first, noun))
    })
    .map(({ name, line }) => `${path}:${line}: "${name}" – a function begins with an English verb (scripts/glossar/first-words.mjs)`)
}
