import { expect, it } from 'vitest'
import { findLongButtons } from './buttons.mjs'

const texts = {
  path: 'web/a/a.texts.ts',
  text: "export const useATexts = defineTexts('a', { de: () => import('./a.texts.de.ts'), en: () => import('./a.texts.en.ts') })",
}
const catalogue = (language, content) => ({ path: `web/a/a.texts.${language}.ts`, text: `export const texts = ${content} as const` })
const page = (body) => ({
  path: 'web/a/Page.tsx',
  text: `import { useATexts } from './a.texts.ts'\nexport function Page() { const t = useATexts(); return ${body} }`,
})
const long = 'Meine Eingaben als neuen Entwurf behalten'
const faults = (body, de, en = "{ kurz: 'Keep' }") => findLongButtons([texts, catalogue('de', de), catalogue('en', en), page(body)])

it('a label of more than 24 characters is named with its key and the place where it is a button', () => {
  expect(faults("<Button onClick={() => go()}>{t('neu')}</Button>", `{ neu: '${long}' }`)).toEqual([
    `web/a/a.texts.de.ts neu: „${long}“ is a button (web/a/Page.tsx:2) of ${long.length} characters`,
  ])
  expect(faults("<LinkButton to={a}>{t('neu')}</LinkButton>", "{ neu: 'Neu' }", `{ neu: '${long}' }`)).toHaveLength(1)
})

it('is found in a template, in a choice between two, in plurals, and where a form names what it sends', () => {
  expect(faults('<Button>{t(`tat.${name}`)}</Button>', `{ tat: { eins: '${long}', text: { lang: '${long}' } } }`)).toHaveLength(1)
  expect(faults("<Button>{da ? t('a') : t('b')}</Button>", `{ a: 'A', b: '${long}' }`)).toHaveLength(1)
  expect(faults("<Button>{t('n', { count })}</Button>", `{ n_one: 'Eins', n_other: '${long}' }`)).toHaveLength(1)
  expect(
    faults("<FormDialog submit={t('senden')}><Text>{t('text')}</Text></FormDialog>", `{ senden: '${long}', text: '${long}' }`),
  ).toHaveLength(1)
})

it('values do not count, and neither does what is no label', () => {
  expect(faults("<Button>{t('frage', { name })}</Button>", "{ frage: '{{vornameUndNachnameDerPerson}} fragen' }")).toEqual([])
  expect(faults("<Button aria-label={t('lang')}>{t('kurz')}</Button>", `{ kurz: 'Ja', lang: '${long}' }`)).toEqual([])
})
