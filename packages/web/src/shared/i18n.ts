import { type PersonWord, inPersonWord } from '@dreiklang/domain/shared/personWord'
import { useSyncExternalStore } from 'react'
import { getPreferences, setPreferences } from './preferences.ts'
import { sentenceOf, type TextTree, type TextValues } from './sentence.ts'

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** A catalogue is read in a language and in the reader's word for the person who is cared for: `de`, or `de-patient` in a practice. */
type Voice = Language | `${Language}-patient`
const voiceOf = (language: Language, word: PersonWord): Voice => (word === 'patient' ? `${language}-patient` : language)
const languageOf = (voice: string): Language => (voice.startsWith('en') ? 'en' : 'de')
let personWord: PersonWord = 'klient'

export type SameTexts<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> }

type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : K
/** Every key of a catalogue as a dotted path: `liste.titel`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string

export interface Texts<T> {
  readonly namespace: string
  /** Only carries the type of the catalogue. */
  readonly keys?: T
}

type Loader<T> = () => Promise<{ texts: T }>
const loaders = new Map<string, Record<Language, Loader<TextTree>>>()

/** Registers a catalogue; each language is its own chunk and loads when a screen first needs it. */
export function registerTexts<T extends TextTree>(namespace: string, load: { de: Loader<T>; en: Loader<SameTexts<T>> }): Texts<T> {
  loaders.set(namespace, { de: load.de, en: load.en })
  return { namespace }
}

/** The same for components only: the hook that gives the texts. */
export function defineTexts<T extends TextTree>(namespace: string, load: { de: Loader<T>; en: Loader<SameTexts<T>> }) {
  const texts = registerTexts(namespace, load)
  return function useDefinedTexts(): Translate<T> {
    return useTexts(texts)
  }
}

const inPatientWords = (tree: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [key, typeof text === 'string' ? inPersonWord(text, 'patient') : inPatientWords(text)]),
  )

/** German for German browsers, English for all others, unless the person has chosen. */
export function preferredLanguage(browserLanguage: string = navigator.language): Language {
  return getPreferences().language ?? (browserLanguage.toLowerCase().startsWith('de') ? 'de' : 'en')
}

/** The voice of the screen; null before the first catalogues are there. */
let voice: Voice | null = null
/** The one that is being loaded: of two that are asked for at once the last one counts. */
let wanted: Voice | null = null
const listeners = new Set<() => void>()

const nameOf = (spoken: Voice, namespace: string) => `${spoken}|${namespace}`
const catalogues = new Map<string, TextTree>()
const loading = new Map<string, Promise<void>>()
/** What could not be loaded. */
const missing = new Set<string>()
/** What screens have asked for so far: another voice has to bring it along. */
const inUse = new Set<string>()

async function read(spoken: Voice, namespace: string): Promise<void> {
  const load = loaders.get(namespace)
  if (load === undefined) throw new Error(`No catalogue is registered as ${namespace}`)
  const { texts } = await load[languageOf(spoken)]()
  catalogues.set(nameOf(spoken, namespace), spoken.endsWith('-patient') ? inPatientWords(texts) : texts)
}

/** Never fails: without its catalogue a page says the keys and keeps what somebody is typing. The next page asks again. */
function catalogueFor(spoken: Voice, namespace: string): Promise<void> {
  inUse.add(namespace)
  const name = nameOf(spoken, namespace)
  const running =
    loading.get(name) ??
    read(spoken, namespace)
      .catch(() => missing.add(name))
      .then(() => {})
  loading.set(name, running)
  return running
}

async function loadCatalogues(spoken: Voice, namespaces: Iterable<string>): Promise<void> {
  for (const name of missing) loading.delete(name)
  missing.clear()
  await Promise.all([...namespaces].map((namespace) => catalogueFor(spoken, namespace)))
}

async function speak(next: Voice): Promise<void> {
  wanted = next
  await loadCatalogues(next, inUse)
  if (wanted !== next) return
  voice = next
  for (const listener of listeners) listener()
}

let sayInitialised = () => {}
const initialised = new Promise<void>((resolve) => {
  sayInitialised = resolve
})

/** Must finish before the first render; loads the named catalogues immediately. */
export async function initI18n(language: Language, namespaces: readonly Texts<unknown>[]): Promise<void> {
  document.documentElement.lang = language
  for (const { namespace } of namespaces) inUse.add(namespace)
  await speak(voiceOf(language, personWord))
  sayInitialised()
}

/**
 * Every catalogue that is known so far, all at once. A page waits for it: one that asked for its words while somebody already types in it
 * would be hidden until they are there, and would lose the field and the keys.
 */
export async function loadTexts(): Promise<void> {
  await initialised
  if (voice !== null) await loadCatalogues(voice, loaders.keys())
}

/** The language of the screen; while catalogues are loading, the one they are loaded for. */
export function currentLanguage(): Language {
  return voice === null ? preferredLanguage() : languageOf(voice)
}

/** Switches without flicker: all catalogues in use are loaded in the new language before the screen changes. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(voiceOf(language, personWord))
  document.documentElement.lang = language
  setPreferences({ language })
}

/** From now on the person who is cared for is called so; the language stays. */
export async function speakOf(word: PersonWord): Promise<void> {
  if (word === personWord) return
  personWord = word
  if (voice !== null) await speak(voiceOf(currentLanguage(), word))
}

function say(spoken: Voice, namespace: string, { key, values }: { key: string; values: TextValues }): string {
  return sentenceOf(catalogues.get(nameOf(spoken, namespace)) ?? {}, key, { language: languageOf(spoken), values })
}

type AnyTranslate = (key: string, values?: TextValues) => string
const translators = new Map<string, AnyTranslate>()

/** The same function as long as the voice is the same: effects depend on it. */
function translatorOf(spoken: Voice, namespace: string): AnyTranslate {
  const name = nameOf(spoken, namespace)
  const made = translators.get(name) ?? ((key, values = {}) => say(spoken, namespace, { key, values }))
  translators.set(name, made)
  return made
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const voiceNow = (): Voice => voice ?? voiceOf(preferredLanguage(), personWord)

export function useTexts<T>({ namespace }: Texts<T>): Translate<T> {
  const spoken = useSyncExternalStore(subscribe, voiceNow)
  const name = nameOf(spoken, namespace)
  // Thrown as Suspense takes it: with `use`, React 19 mistakes the hooks behind it for those of an update when it renders the rest again.
  if (!catalogues.has(name) && !missing.has(name)) throw catalogueFor(spoken, namespace)
  return translatorOf(spoken, namespace)
}

export function useLanguage(): Language {
  return languageOf(useSyncExternalStore(subscribe, voiceNow))
}

/** Outside components; the catalogue must be loaded. */
export function translate<T>({ namespace }: Texts<T>, key: TextKey<T>, values: TextValues = {}): string {
  return say(voiceNow(), namespace, { key, values })
}
