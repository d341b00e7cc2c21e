import { describe, expect, it } from 'vitest'
import { rollen, type Rolle } from '../shared/akteur.ts'
import { navigationIcons } from './icons.ts'
import { menuFor } from './menu.ts'
import { navigationContract } from './navigation.contract.ts'
import type { NavigationItem } from './navigation.ts'
import { navigationVariants } from './variants.ts'

const all = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...all(item.children ?? [])])
const links = (rolle: Rolle) =>
  all(menuFor({ rolle, sprache: 'de', dran: 0 }).default)
    .filter(({ link }) => link !== undefined)
    .map(({ id, link }) => `${id} ${link}`)

const apps = [
  'contacts /contacts',
  'mailbox /apps/mailbox',
  'chat /apps/chat',
  'tasks /apps/tasks',
  'notes /apps/notes',
  'scrumboard /apps/scrumboard',
  'files /apps/file-manager',
  'inventory /apps/ecommerce/inventory',
  'dashboards /dashboards/bestellungen',
  'academy /apps/academy',
  'help /apps/help-center',
  'icons /ui/icons',
]

const daily = ['anliegen /anliegen', 'hausbesuch /hausbesuch', 'fristen /hausbesuch/fristen', ...apps]
const houses = ['pflegedienste /pflegedienste', 'apotheken /apotheken', 'aerzte /aerzte']
const housesOfPractice = ['pflegedienste /pflegedienste', 'aerzte /aerzte']
const ofHeads = ['organisation /organisation', 'verwaltung /verwaltung', 'machine /verwaltung/schnittstellen', 'protokoll /protokoll']
const ofKeepers = [
  'organisation /organisation',
  'verwaltung /verwaltung',
  'machine /verwaltung/schnittstellen',
  'abschriften /bestellungen/abschriften',
  'protokoll /protokoll',
]
const settings = 'settings /settings'

const atDoor = ['hausbesuch /hausbesuch', 'uebergabebuch /uebergabebuch', 'fristen /hausbesuch/fristen']
const pflege = [
  'bestellungen /bestellungen',
  'klienten /klienten',
  'anliegen /anliegen',
  ...atDoor,
  ...apps,
  ...houses,
  'pflegepersonal /pflegepersonal',
]
const apotheke = ['bestellungen /bestellungen/apotheke', 'runde /runde', ...daily, ...houses, 'apothekepersonal /apothekepersonal']
const arzt = ['bestellungen /bestellungen/arzt', ...daily, ...housesOfPractice, 'arztpersonal /arztpersonal']
const platform = [
  'zahlen /bestellungen/admin',
  'verwaltung /verwaltung',
  'protokoll /protokoll',
  'rechtstexte /rechtstexte',
  'api /api-docs',
  'icons /ui/icons',
]

const wege: Record<Rolle, string[]> = {
  ROLE_ADMIN: [...platform, ...houses, settings],
  ROLE_PFLEGER: [...pflege, settings],
  ROLE_PFLEGE_ADMIN: [...pflege, ...ofHeads, settings],
  ROLE_APOTHEKER: [...apotheke, settings],
  ROLE_APOTHEKE_ADMIN: [...apotheke, ...ofKeepers, settings],
  ROLE_ARZT: [...arzt, settings],
  ROLE_ARZT_ADMIN: [...arzt, ...ofKeepers, settings],
}

describe('the menu', () => {
  it.each(rollen)('leads %s to the areas of the role, and to no other', (rolle) => {
    expect(links(rolle)).toEqual(wege[rolle])
  })

  it.each(rollen)('of %s is the same set of pages in all four variants, with ids of its own in each', (rolle) => {
    const menu = menuFor({ rolle, sprache: 'en', dran: 3 })
    expect(navigationContract.verticalMenu.answer.parse(menu)).toEqual(menu)
    for (const variant of navigationVariants) {
      const items = all(menu[variant])
      const pages = items.filter(({ type }) => type === 'basic').map(({ id, link }) => `${id} ${link}`)
      expect(pages.toSorted()).toEqual(wege[rolle].toSorted())
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      for (const { icon } of items) if (icon !== undefined) expect(navigationIcons).toContain(icon)
    }
  })

  it('has headings and a fold at full width, asides where only icons have room, and menus in the header', () => {
    const menu = menuFor({ rolle: 'ROLE_PFLEGE_ADMIN', sprache: 'de', dran: 0 })
    const formen = (items: readonly NavigationItem[]) => items.map(({ type, id }) => `${type} ${id}`)
    expect(formen(menu.default)).toEqual(['group arbeit', 'collapsable verzeichnis', 'group haus', 'divider trenner', 'basic settings'])
    expect(formen(menu.compact)).toEqual([
      'basic bestellungen',
      'basic klienten',
      'basic anliegen',
      'basic hausbesuch',
      'basic uebergabebuch',
      'basic fristen',
      ...apps.map((app) => `basic ${app.split(' ')[0]}`),
      'aside verzeichnis',
      'aside haus',
      'basic settings',
    ])
    expect(formen(menu.horizontal).slice(6 + apps.length)).toEqual(['collapsable verzeichnis', 'collapsable haus', 'basic settings'])
    expect(formen(menu.futuristic).at(-2)).toBe('spacer abstand')
  })

  it('counts the orders whose turn it is, and stays quiet at none', () => {
    const badge = (dran: number) =>
      all(menuFor({ rolle: 'ROLE_ARZT', sprache: 'de', dran }).default).find(({ id }) => id === 'bestellungen')?.badge
    expect(badge(0)).toBeUndefined()
    expect(badge(1)).toEqual({ title: '1' })
    expect(badge(1000)).toEqual({ title: '999+' })
  })

  it('counts the inquiries that nobody has taken yet', () => {
    const items = all(menuFor({ rolle: 'ROLE_APOTHEKER', sprache: 'de', dran: 0, anliegen: 2 }).compact)
    expect(items.filter(({ badge }) => badge !== undefined).map(({ id, badge }) => [id, badge?.title])).toEqual([['anliegen', '2']])
    const fragen = all(menuFor({ rolle: 'ROLE_ARZT', sprache: 'de', dran: 0, hausbesuch: 3 }).compact)
    expect(fragen.filter(({ badge }) => badge !== undefined).map(({ id, badge }) => [id, badge?.title])).toEqual([['hausbesuch', '3']])
    const faellige = all(menuFor({ rolle: 'ROLE_PFLEGER', sprache: 'de', dran: 0, fristen: 4 }).compact)
    expect(faellige.filter(({ badge }) => badge !== undefined).map(({ id, badge }) => [id, badge?.title])).toEqual([['fristen', '4']])
  })

  it('speaks both languages', () => {
    const title = (sprache: 'de' | 'en') =>
      all(menuFor({ rolle: 'ROLE_PFLEGER', sprache, dran: 0 }).compact).find(({ id }) => id === 'bestellungen')?.title
    expect([title('de'), title('en')]).toEqual(['Bestellungen', 'Orders'])
  })
})
