/** One query, all kinds of things that the person may see. Nothing is written, so it is not a write although it is a POST (no name in an address). */
import { menuFor } from '@dreiklang/domain/navigation/menu'
import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { type Treffergrund, contains, groupsNames, maxPerGroup, missing, suchwoerter } from '@dreiklang/domain/search/search'
import type { Suchgruppe } from '@dreiklang/domain/search/search.contract'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import {
  type BestellungRow,
  type KollegeRow,
  type PartnerPersonRow,
  type PartnerRow,
  findBestellungen,
  findBesuche,
  findKlienten,
  findKlientenByKvnr,
  findKollegen,
  findPartner,
  findPartnerPeople,
} from './search.repository.ts'

type Kontakte = Extract<Suchgruppe, { id: 'contacts' }>['results']
type Seiten = Extract<Suchgruppe, { id: 'pages' }>['results']
type Tasks = Extract<Suchgruppe, { id: 'tasks' }>['results']

function listenLink({ rolle }: Akteur, filter: string): string {
  return `/bestellungen/${(seiteOf(rolle) ?? 'admin').toLowerCase()}?ansicht=alle&${filter}`
}

function klientLink(akteur: Akteur, klientId: string): string {
  return seiteOf(akteur.rolle) === 'PFLEGE' ? `/klienten/${klientId}` : listenLink(akteur, `klientId=${klientId}`)
}

const kollegeLink = ({ personId }: Akteur, id: string): string => (id === personId ? '/settings' : `/contacts?chat=${id}`)

function partnerLink(akteur: Akteur, { id, art, name }: Pick<PartnerRow, 'id' | 'art' | 'name'>): string {
  if (akteur.rolle === 'ROLE_ADMIN') return `/verwaltung?art=${art}&suche=${encodeURIComponent(name)}`
  return listenLink(akteur, `organisationId=${id}`)
}

/** Where a word is missing in what the screen shows, only a similar one was found. */
const similar = (words: readonly string[], ...shown: readonly (string | null)[]): Treffergrund | null =>
  missing(words, shown).length === 0 ? null : 'AEHNLICH'

function grundOfBestellung(words: readonly string[], { nummer, klient, organisationen, genau }: BestellungRow): Treffergrund | null {
  const besides = missing(words, [nummer, klient])
  if (besides.length === 0) return null
  if (!genau) return 'AEHNLICH'
  // Number, Klient, organisations and products are all that an order is found by.
  return missing(besides, [organisationen]).length === 0 ? 'ORGANISATION' : 'PRODUKT'
}

interface Gefundene {
  kollegen: readonly KollegeRow[]
  partnerPeople: readonly PartnerPersonRow[]
  partner: readonly PartnerRow[]
}

function kontakteOf(akteur: Akteur, words: readonly string[], { kollegen, partnerPeople, partner }: Gefundene): Kontakte {
  const person = { art: 'PERSON' as const, ort: null }
  return [
    ...kollegen.map(({ id, name, avatar }) => ({
      ...person,
      link: kollegeLink(akteur, id),
      value: name,
      name,
      avatar,
      organisation: null,
      grund: similar(words, name),
    })),
    ...partnerPeople.map(({ id, name, organisation }) => ({
      ...person,
      link: kollegeLink(akteur, id),
      value: name,
      name,
      avatar: null,
      organisation,
      grund: null,
    })),
    ...partner.map(({ id, art, name, ort }) => ({
      link: partnerLink(akteur, { id, art, name }),
      value: name,
      name,
      art,
      ort,
      avatar: null,
      organisation: null,
      grund: similar(words, name, ort),
    })),
  ]
}

function seitenOf({ rolle }: Akteur, sprache: Language, words: readonly string[]): Seiten {
  const flach = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...flach(item.children ?? [])])
  return flach(menuFor({ rolle, sprache, dran: 0 }).default).flatMap(({ title, link }) =>
    title !== undefined && link !== undefined && contains(title, words) ? [{ link, value: title, title }] : [],
  )
}

/** Found by title and notes; what is still to do comes first. Headings lead nowhere. */
function tasksOf(tasks: readonly Task[], words: readonly string[]): Tasks {
  const found = tasks.filter(({ type, title, notes }) => type === 'task' && contains(`${title} ${notes}`, words))
  return found
    .toSorted((a, b) => Number(a.completed) - Number(b.completed))
    .map(({ id, title, completed }) => ({ link: `/apps/tasks/${id}`, value: title, title, completed }))
}

/** What rooms below keep sealed, so that no statement can look into it. */
export interface Searched {
  /** Of the own house, in its order. */
  tasks: (called: { akteur: Akteur }) => Promise<Task[]>
}

export function createSearch(ports: Ports, searched: Searched) {
  return {
    async search(akteur: Akteur, { query, sprache }: { query: string; sprache: Language }): Promise<Suchgruppe[]> {
      const woerter = suchwoerter(query)
      if (woerter.length === 0) return []
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const search = { organisationId: akteur.organisationId, woerter }
      const [kollegen, partnerPeople, partner, tasks, klienten, byKvnr, bestellungen, besuche] = await Promise.all([
        findKollegen(db, search),
        findPartnerPeople(db, search),
        findPartner(db, search),
        akteur.organisationId === null ? [] : searched.tasks({ akteur }),
        findKlienten(db, search),
        findKlientenByKvnr(db, search),
        findBestellungen(db, search),
        findBesuche(db, search, ports.clock.now().toISOString()),
      ])
      const label = groupsNames[sprache]
      const kontakte = kontakteOf(akteur, woerter, { kollegen, partnerPeople, partner })
      const found: Suchgruppe[] = [
        { id: 'contacts', label: label.contacts, results: kontakte.slice(0, maxPerGroup) },
        { id: 'pages', label: label.pages, results: seitenOf(akteur, sprache, woerter).slice(0, maxPerGroup) },
        { id: 'tasks', label: label.tasks, results: tasksOf(tasks, woerter).slice(0, maxPerGroup) },
        {
          id: 'klienten',
          label: label.klienten,
          results: [
            ...byKvnr.map((klient) => ({ ...klient, grund: 'VERSICHERTENNUMMER' as const })),
            ...klienten.map((klient) => ({ ...klient, grund: similar(woerter, klient.name) })),
          ].map(({ id, ...klient }) => ({ link: klientLink(akteur, id), value: klient.name, ...klient })),
        },
        {
          id: 'bestellungen',
          label: label.bestellungen,
          results: bestellungen.map((row) => {
            const { id, organisationen: _names, genau: _exact, ...bestellung } = row
            return { link: `/bestellungen/${id}`, value: bestellung.nummer, ...bestellung, grund: grundOfBestellung(woerter, row) }
          }),
        },
        {
          id: 'hausbesuche',
          label: label.hausbesuche,
          results: besuche.map(({ id, ...besuch }) => ({
            link: `/hausbesuch/${id}`,
            value: besuch.nummer,
            ...besuch,
            grund: similar(woerter, besuch.nummer, besuch.klient),
          })),
        },
      ]
      return found.filter(({ results }) => results.length > 0)
    },
  }
}
