/** One query, all kinds of things that the person may see. Nothing is written, so it is not a write although it is a POST (no name in an address). */
import { menuFor } from '@dreiklang/domain/navigation/menu'
import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { contains, groupsNames, maxPerGroup, suchwoerter } from '@dreiklang/domain/search/search'
import type { Suchgruppe } from '@dreiklang/domain/search/search.contract'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import {
  type KollegeRow,
  type PartnerRow,
  findBestellungen,
  findBesuche,
  findKlienten,
  findKollegen,
  findPartner,
} from './search.repository.ts'

type Kontakte = Extract<Suchgruppe, { id: 'contacts' }>['results']
type Seiten = Extract<Suchgruppe, { id: 'pages' }>['results']

function listenLink({ rolle }: Akteur, filter: string): string {
  return `/bestellungen/${(seiteOf(rolle) ?? 'admin').toLowerCase()}?ansicht=alle&${filter}`
}

function klientLink(akteur: Akteur, klientId: string): string {
  return seiteOf(akteur.rolle) === 'PFLEGE' ? `/klienten/${klientId}` : listenLink(akteur, `klientId=${klientId}`)
}

const kollegeLink = ({ personId }: Akteur, { id }: KollegeRow): string => (id === personId ? '/settings' : `/contacts?chat=${id}`)

function partnerLink(akteur: Akteur, { id, art, name }: PartnerRow): string {
  if (akteur.rolle === 'ROLE_ADMIN') return `/verwaltung?art=${art}&suche=${encodeURIComponent(name)}`
  return listenLink(akteur, `organisationId=${id}`)
}

function kontakteOf(akteur: Akteur, kollegen: readonly KollegeRow[], partner: readonly PartnerRow[]): Kontakte {
  return [
    ...kollegen.map((one) => ({
      link: kollegeLink(akteur, one),
      value: one.name,
      avatar: one.avatar,
      name: one.name,
      art: 'PERSON' as const,
      ort: null,
    })),
    ...partner.map((one) => ({
      link: partnerLink(akteur, one),
      value: one.name,
      avatar: null,
      name: one.name,
      art: one.art,
      ort: one.ort,
    })),
  ]
}

function seitenOf({ rolle }: Akteur, sprache: Language, words: readonly string[]): Seiten {
  const flach = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...flach(item.children ?? [])])
  return flach(menuFor({ rolle, sprache, dran: 0 }).default).flatMap(({ title, link }) =>
    title !== undefined && link !== undefined && contains(title, words) ? [{ link, value: title, title }] : [],
  )
}

export function createSearch(ports: Ports) {
  return {
    async search(akteur: Akteur, { query, sprache }: { query: string; sprache: Language }): Promise<Suchgruppe[]> {
      const woerter = suchwoerter(query)
      if (woerter.length === 0) return []
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const search = { organisationId: akteur.organisationId, woerter }
      const [kollegen, partner, klienten, bestellungen, besuche] = await Promise.all([
        findKollegen(db, search),
        findPartner(db, search),
        findKlienten(db, search),
        findBestellungen(db, search),
        findBesuche(db, search, ports.clock.now().toISOString()),
      ])
      const label = groupsNames[sprache]
      const found: Suchgruppe[] = [
        { id: 'contacts', label: label.contacts, results: kontakteOf(akteur, kollegen, partner).slice(0, maxPerGroup) },
        { id: 'pages', label: label.pages, results: seitenOf(akteur, sprache, woerter).slice(0, maxPerGroup) },
        {
          id: 'klienten',
          label: label.klienten,
          results: klienten.map(({ id, ...klient }) => ({ link: klientLink(akteur, id), value: klient.name, ...klient })),
        },
        {
          id: 'bestellungen',
          label: label.bestellungen,
          results: bestellungen.map(({ id, ...bestellung }) => ({ link: `/bestellungen/${id}`, value: bestellung.nummer, ...bestellung })),
        },
        {
          id: 'hausbesuche',
          label: label.hausbesuche,
          results: besuche.map(({ id, ...besuch }) => ({ link: `/hausbesuch/${id}`, value: besuch.nummer, ...besuch })),
        },
      ]
      return found.filter(({ results }) => results.length > 0)
    },
  }
}
