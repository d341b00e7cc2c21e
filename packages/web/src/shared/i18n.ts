import { type PersonWord, inPersonWord } from '@dreiklang/domain/shared/personWord'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { getPreferences, setPreferences } from './preferences.ts'

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** A catalogue is read in a language and in the reader's word for the person who is cared for: `de`, or `de-patient` in a practice. */
type Voice = Language | `${Language}-patient`
const voiceOf = (language: Language, word: PersonWord): Voice => (word === 'patient' ? `${language}-patient` : language)
const languageOf = (voice: string): Language => (voice.startsWith('en') ? 'en' : 'de')
let personWord: PersonWord = 'klient'

/** Plurals end in `_one` and `_other`, values stand in `{{name}}`. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

export type SameTexts<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> }

type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : K
/** Every key of a catalogue as a dotted path: `liste.titel`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

export type TextValues = Record<string, string | number>
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

const backend = {
  type: 'backend' as const,
  init() {},
  async read(voice: string, namespace: string) {
    const load = loaders.get(namespace)
    if (load === undefined) throw new Error(`No catalogue is registered as ${namespace}`)
    const { texts } = await load[languageOf(voice)]()
    return voice.endsWith('-patient') ? inPatientWords(texts) : texts
  },
}

const inPatientWords = (tree: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [key, typeof text === 'string' ? inPersonWord(text, 'patient') : inPatientWords(text)]),
  )

/** German for German browsers, English for all others, unless the person has chosen. */
export function preferredLanguage(browserLanguage: string = navigator.language): Language {
  return getPreferences().language ?? (browserLanguage.toLowerCase().startsWith('de') ? 'de' : 'en')
}

let sayInitialised = () => {}
const initialised = new Promise<void>((resolve) => {
  sayInitialised = resolve
})

/** Must finish before the first render; loads the named catalogues immediately. */
export async function initI18n(language: Language, namespaces: readonly Texts<unknown>[]): Promise<void> {
  document.documentElement.lang = language
  const ns = namespaces.map((texts) => texts.namespace)
  if (i18next.isInitialized) {
    await i18next.loadNamespaces(ns)
    await i18next.changeLanguage(voiceOf(language, personWord))
    return
  }
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: voiceOf(language, personWord),
      fallbackLng: false,
      load: 'currentOnly',
      supportedLngs: languages.flatMap((each) => [each, `${each}-patient`]),
      ns,
      defaultNS: false,
      keySeparator: '.',
      nsSeparator: ':',
      // React escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  sayInitialised()
}

/**
 * Every catalogue that is known so far, all at once. A page waits for it: one that asked for its words while somebody already types in it
 * would be hidden until they are there, and would lose the field and the keys.
 */
export async function loadTexts(): Promise<void> {
  await initialised
  await i18next.loadNamespaces([...loaders.keys()])
}

/** The language of the screen; while catalogues are loading, the one they are loaded for. */
export function currentLanguage(): Language {
  if (!i18next.isInitialized) return preferredLanguage()
  return languageOf(i18next.language)
}

/** Switches without flicker: all catalogues in use are loaded in the new language before the screen changes. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(voiceOf(language, personWord))
  document.documentElement.lang = language
  setPreferences({ language })
}

/** From now on the person who is cared for is called so; the language stays. */
export async function speakOf(word: PersonWord): Promise<void> {
  if (word === personWord) return
  personWord = word
  if (i18next.isInitialized) await i18next.changeLanguage(voiceOf(currentLanguage(), word))
}

export function useTexts<T>(texts: Texts<T>): Translate<T> {
  const { t } = useTranslation(texts.namespace)
  return t as Translate<T>
}

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return languageOf(i18n.language)
}

/** Outside components; the catalogue must be loaded. */
export function translate<T>(texts: Texts<T>, key: TextKey<T>, values: TextValues = {}): string {
  return i18next.t(`${texts.namespace}:${key}`, values)
}
