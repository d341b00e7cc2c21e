/** Which pages a person may do what on, each page learns from the server. */
import { type Rolle, type Seite, seiteOf } from '../shared/akteur.ts'
import type { NavigationIcon } from './icons.ts'
import { type MenuLanguage, type MenuWord, menuTexts } from './menuTexts.ts'
import type { Navigation, NavigationItem } from './navigation.ts'

interface Seitenlink {
  id: MenuWord
  icon: NavigationIcon
  link: string
}

/** A heading with what stands below it. `zu`: may be folded, because nobody needs it every hour. */
interface Abschnitt {
  id: MenuWord
  icon: NavigationIcon
  zu: boolean
  seiten: readonly Seitenlink[]
}

const seite = (id: MenuWord, icon: NavigationIcon, link = `/${id}`): Seitenlink => ({ id, icon, link })

const pflegedienste = seite('pflegedienste', 'ambulance')
const apotheken = seite('apotheken', 'pill')
const aerzte = seite('aerzte', 'stethoscope')
const hausbesuch = seite('hausbesuch', 'home-heart')
const fristen = seite('fristen', 'calendar-due', '/hausbesuch/fristen')
const verwaltung = seite('verwaltung', 'building-community')
const organisation = seite('organisation', 'affiliate')
const machine = seite('machine', 'api', '/verwaltung/schnittstellen')
const protokoll = seite('protokoll', 'history')
const abschriften = seite('abschriften', 'notebook', '/bestellungen/abschriften')
const anliegen = seite('anliegen', 'message-question')
const settings = seite('settings', 'settings')
const icons = seite('icons', 'icons', '/ui/icons')

/** What everybody of a house works with, whatever its side. */
const apps: readonly Seitenlink[] = [
  seite('contacts', 'address-book'),
  seite('mailbox', 'mail', '/apps/mailbox'),
  seite('chat', 'messages', '/apps/chat'),
  seite('tasks', 'list-check', '/apps/tasks'),
  seite('notes', 'note', '/apps/notes'),
  seite('scrumboard', 'layout-kanban', '/apps/scrumboard'),
  seite('files', 'folder', '/apps/file-manager'),
  seite('inventory', 'building-warehouse', '/apps/ecommerce/inventory'),
  seite('dashboards', 'chart-bar', '/dashboards/bestellungen'),
  seite('academy', 'school', '/apps/academy'),
  seite('help', 'help', '/apps/help-center'),
  icons,
]

const arbeit: Record<Seite, readonly Seitenlink[]> = {
  PFLEGE: [
    seite('bestellungen', 'package'),
    seite('klienten', 'users'),
    anliegen,
    hausbesuch,
    seite('uebergabebuch', 'notebook'),
    fristen,
    ...apps,
  ],
  ARZT: [seite('bestellungen', 'package', '/bestellungen/arzt'), anliegen, hausbesuch, fristen, ...apps],
  APOTHEKE: [
    seite('bestellungen', 'package', '/bestellungen/apotheke'),
    seite('runde', 'truck-delivery'),
    anliegen,
    hausbesuch,
    fristen,
    ...apps,
  ],
}
/** A practice never picks a pharmacy (§ 11 ApoG), so it is not led to their directory. */
const verzeichnis: Record<Seite, readonly Seitenlink[]> = {
  PFLEGE: [pflegedienste, apotheken, aerzte],
  ARZT: [pflegedienste, aerzte],
  APOTHEKE: [pflegedienste, apotheken, aerzte],
}
const personal: Record<Seite, Seitenlink> = {
  PFLEGE: seite('pflegepersonal', 'id-badge-2'),
  ARZT: seite('arztpersonal', 'id-badge-2'),
  APOTHEKE: seite('apothekepersonal', 'id-badge-2'),
}

const inVerzeichnis = (seiten: readonly Seitenlink[]): Abschnitt => ({ id: 'verzeichnis', icon: 'affiliate', zu: true, seiten })

function abschnitteOf(rolle: Rolle): readonly Abschnitt[] {
  const own = seiteOf(rolle)
  if (own === null) {
    const numbers = seite('zahlen', 'chart-bar', '/bestellungen/admin')
    return [
      {
        id: 'plattform',
        icon: 'chart-bar',
        zu: false,
        seiten: [numbers, verwaltung, protokoll, seite('rechtstexte', 'scale'), seite('api', 'api', '/api-docs'), icons],
      },
      inVerzeichnis([pflegedienste, apotheken, aerzte]),
    ]
  }
  // A nursing service keeps the record itself, and finds what is due there.
  const kept = own === 'PFLEGE' ? [] : [abschriften]
  const haus = rolle.endsWith('_ADMIN') ? [personal[own], organisation, verwaltung, machine, ...kept, protokoll] : [personal[own]]
  return [
    { id: 'arbeit', icon: 'package', zu: false, seiten: arbeit[own] },
    inVerzeichnis(verzeichnis[own]),
    { id: 'haus', icon: 'building-community', zu: false, seiten: haus },
  ]
}

/** More is not counted: nobody reads it, and it would not fit. */
const maxNumber = 999

export interface MenuWunsch {
  rolle: Rolle
  sprache: MenuLanguage
  dran: number
  anliegen?: number
  hausbesuch?: number
  fristen?: number
  /** People who wait to be taken in. */
  verwaltung?: number
  /** Texts that the law asks for and nobody has published. */
  rechtstexte?: number
}

export function menuFor({
  rolle,
  sprache,
  dran,
  anliegen: added = 0,
  hausbesuch: besuche = 0,
  fristen: faellige = 0,
  verwaltung: waiting = 0,
  rechtstexte = 0,
}: MenuWunsch): Navigation {
  const word = menuTexts[sprache]
  const abschnitte = abschnitteOf(rolle)
  const numbers: Partial<Record<MenuWord, number>> = {
    bestellungen: dran,
    anliegen: added,
    hausbesuch: besuche,
    fristen: faellige,
    verwaltung: waiting,
    rechtstexte,
  }
  const badge = (id: MenuWord): Pick<NavigationItem, 'badge'> => {
    const count = numbers[id] ?? 0
    return count === 0 ? {} : { badge: { title: count > maxNumber ? `${maxNumber}+` : String(count) } }
  }

  const asItem = ({ id, icon, link }: Seitenlink): NavigationItem => ({
    id,
    type: 'basic',
    title: word[id],
    icon,
    link,
    ...badge(id),
  })
  const asAst = ({ id, icon, seiten }: Abschnitt, type: 'aside' | 'collapsable'): NavigationItem => ({
    id,
    type,
    title: word[id],
    icon,
    children: seiten.map(asItem),
  })
  const asGroup = (abschnitt: Abschnitt): NavigationItem => {
    if (abschnitt.zu) return asAst(abschnitt, 'collapsable')
    return { id: abschnitt.id, type: 'group', title: word[abschnitt.id], children: abschnitt.seiten.map(asItem) }
  }
  /** Where there is no room for headings: daily work stays in sight, the rest lies one step away. */
  const flach = (type: 'aside' | 'collapsable') =>
    abschnitte.flatMap((abschnitt, nr): NavigationItem[] => {
      if (nr === 0 || abschnitt.seiten.length === 1) return abschnitt.seiten.map(asItem)
      return [asAst(abschnitt, type)]
    })
  const groups = abschnitte.map(asGroup)

  return {
    default: [...groups, { id: 'trenner', type: 'divider' }, asItem(settings)],
    compact: [...flach('aside'), asItem(settings)],
    futuristic: [...groups, { id: 'abstand', type: 'spacer' }, asItem(settings)],
    horizontal: [...flach('collapsable'), asItem(settings)],
  }
}

const beispiel: NavigationItem = { id: 'example', type: 'basic', title: 'Example', link: '/example' }
/** The template's sample (apps.md, section 7). */
export const beispielNavigation: Navigation = { default: [beispiel], compact: [beispiel], futuristic: [beispiel], horizontal: [beispiel] }
