import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { getPreferences, setPreferences } from './preferences.ts'

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

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
  async read(language: string, namespace: string) {
    const load = loaders.get(namespace)
    if (load === undefined) throw new Error(`No catalogue is registered as ${namespace}`)
    const { texts } = await load[language === 'en' ? 'en' : 'de']()
    return texts
  },
}

/** German for German browsers, English for all others, unless the person has chosen. */
export function preferredLanguage(browserLanguage: string = navigator.language): Language {
  return getPreferences().language ?? (browserLanguage.toLowerCase().startsWith('de') ? 'de' : 'en')
}

/** Must finish before the first render; loads the named catalogues immediately. */
export async function initI18n(language: Language, namespaces: readonly Texts<unknown>[]): Promise<void> {
  document.documentElement.lang = language
  const ns = namespaces.map((texts) => texts.namespace)
  if (i18next.isInitialized) {
    await i18next.loadNamespaces(ns)
    await i18next.changeLanguage(language)
    return
  }
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: languages,
      ns,
      defaultNS: false,
      keySeparator: '.',
      nsSeparator: ':',
      // React escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

export async function preloadTexts(namespaces: readonly Texts<unknown>[]): Promise<void> {
  await i18next.loadNamespaces(namespaces.map((texts) => texts.namespace))
}

/** The language of the screen; while catalogues are loading, the one they are loaded for. */
export function currentLanguage(): Language {
  if (!i18next.isInitialized) return preferredLanguage()
  return i18next.language === 'en' ? 'en' : 'de'
}

/** Switches without flicker: all catalogues in use are loaded in the new language before the screen changes. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  setPreferences({ language })
}

export function useTexts<T>(texts: Texts<T>): Translate<T> {
  const { t } = useTranslation(texts.namespace)
  return t as Translate<T>
}

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'de'
}

/** Outside components; the catalogue must be loaded. */
export function translate<T>(texts: Texts<T>, key: TextKey<T>, values: TextValues = {}): string {
  return i18next.t(`${texts.namespace}:${key}`, values)
}
