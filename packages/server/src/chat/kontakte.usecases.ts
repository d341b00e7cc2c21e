/** Contacts: the people one may write to, and the sides of an order with which one may talk about it. */
import { textParts } from '@dreiklang/domain/chat/chat'
import type { ChatContact, chatContract } from '@dreiklang/domain/chat/chat.contract'
import { chatFehler } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { z } from 'zod'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { istId } from './chat.usecases.ts'
import { ladeHaus, ladeKontakte, ladeSeiten, ladeSelbst, ladeTexteMitLinks } from './kontakte.repository.ts'
import { createVerschluss } from './verschluss.ts'

type Contract = typeof chatContract

export function createKontakte(ports: Ports) {
  const { geoeffnet } = createVerschluss(ports)
  const lesend = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  return {
    sides: async (akteur: Akteur, bestellungId: string): Promise<z.input<Contract['sides']['answer']>> =>
      ladeSeiten(lesend(akteur), akteur, bestellungId),

    contacts: async (akteur: Akteur): Promise<ChatContact[]> => ladeKontakte(lesend(akteur), akteur, null),

    async contact(akteur: Akteur, kontaktId: string): Promise<z.input<Contract['contact']['answer']>> {
      const db = lesend(akteur)
      const [kontakt] = istId(kontaktId) ? await ladeKontakte(db, akteur, kontaktId) : []
      const haus = kontakt === undefined ? null : await ladeHaus(db, akteur, kontaktId)
      if (kontakt === undefined || haus === null) throw chatFehler.ablehnen('chat.kontakt_unbekannt')
      const nachrichten = await geoeffnet(await ladeTexteMitLinks(db, akteur, kontaktId), 'de')
      const links = nachrichten.flatMap(({ value }) => textParts(value).flatMap((part) => (part.kind === 'link' ? [part.href] : [])))
      return {
        ...kontakt,
        details: {
          phoneNumbers: haus.telefon === null ? [] : [{ phoneNumber: haus.telefon, label: haus.name }],
          address: haus.adresse,
        },
        attachments: { links: [...new Set(links)] },
      }
    },

    async profile(akteur: Akteur): Promise<z.input<Contract['profile']['answer']>> {
      const selbst = await ladeSelbst(lesend(akteur), akteur)
      if (selbst === null) throw new Error('Somebody is signed in who does not exist')
      return selbst
    },
  }
}
